import { asComponent, asRecord } from '../facts/component.ts';
import type { Component } from '../facts/dish.ts';
import { timeOf } from '../facts/instants.ts';
import { settleList } from './dish-edits.ts';
import { editDish, warnsLess, type DishEdit, type Moment } from './edit-dish.ts';

/** These fields of a component can be edited, in the words of a dish. */
export type ComponentEdit = Pick<
  DishEdit,
  'name' | 'ingredients' | 'statements' | 'none_of_the_others' | 'ingredients_complete' | 'used'
>;

/**
 * Edits a component as a dish is edited. If it then warns of less than before, it counts as changed: a warning that was
 * taken back must not lead straight to an earlier statement about one of its dishes, nor to a list confirmed before.
 */
export function editComponent(
  component: Component,
  components: readonly Component[],
  edit: ComponentEdit,
  moment: Moment,
): Component {
  const before = asRecord(component, components);
  const after = editDish(before, edit, moment);
  return asComponent(component.id, settleList(followLess(before, after, moment.at)));
}

/** Marks a record as changed at `at` if it warns of less than it did. */
export function followLess<Record extends Parameters<typeof warnsLess>[1]>(
  before: Parameters<typeof warnsLess>[0],
  after: Record,
  at: string,
): Record {
  const isLater = timeOf(after.ingredients_changed_at) >= timeOf(at);
  return !isLater && warnsLess(before, after) ? { ...after, ingredients_changed_at: at } : after;
}
