import type { ComponentEdit } from '@clearplate/contract/components';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { StatementLevel } from '@clearplate/domain/facts/dish';

/** Holds a component as it is being edited; `key` names a new one. */
export interface Draft {
  readonly id: number | undefined;
  readonly key: string | undefined;
  readonly name: string;
  /** Has one ingredient a line. */
  readonly ingredients: string;
  readonly isComplete: boolean;
  /** Whether that was ticked in this form: then it is stated again, even if it was stated before. */
  readonly isTicked: boolean;
  readonly uses: readonly number[];
  /** `undefined` for a chain's component, which each place names in its own dishes. */
  readonly dishIds: readonly number[] | undefined;
  readonly levels: ReadonlyMap<AllergenId, StatementLevel>;
}

type Level = StatementLevel | 'not_stated';

export const linesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Compares values and lists of them, including their order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const nothingSaid: Pick<Draft, 'ingredients' | 'isComplete' | 'uses' | 'levels'> = {
  ingredients: '',
  isComplete: false,
  uses: [],
  levels: new Map(),
};

/**
 * Returns a draft without the components that are gone. A list that loses one is no longer the list that was confirmed.
 */
export function withoutGone(draft: Draft, isLeft: (id: number) => boolean): Draft {
  const uses = draft.uses.filter(isLeft);
  return uses.length === draft.uses.length ? draft : { ...draft, uses, isComplete: false, isTicked: false };
}

/**
 * Turns what was typed about a component that somebody removed into a new one: what is in it and what may be. That its
 * list is complete, and what is not in it, was said of the other one, unless it was ticked or chosen here.
 */
export function asNewDraft(typed: Draft, before: Draft, left: readonly number[]): Draft {
  const isOwn = ([id, level]: readonly [AllergenId, StatementLevel]) =>
    level !== 'absent' || before.levels.get(id) !== 'absent';
  return {
    ...withoutGone({ ...typed, isComplete: typed.isComplete && typed.isTicked }, (id) => left.includes(id)),
    id: undefined,
    key: crypto.randomUUID(),
    levels: new Map([...typed.levels].filter(isOwn)),
  };
}

/** Returns only what differs, so that nothing gets a new date that nobody touched. */
export function editOf(draft: Draft, after: Draft): ComponentEdit {
  // Nothing of a new component is stored yet, whatever it began with.
  const before = after.id === undefined ? { ...draft, ...nothingSaid } : draft;
  const ingredients = linesOf(after.ingredients);
  const isOther = !isSame(ingredients, linesOf(before.ingredients)) || !isSame(before.uses, after.uses);
  const statements = allergens.flatMap(({ id: allergen }) => {
    const level: Level = after.levels.get(allergen) ?? 'not_stated';
    return level === (before.levels.get(allergen) ?? 'not_stated') ? [] : [{ allergen, level }];
  });
  return {
    ...(after.id === undefined ? { key: after.key ?? '' } : { id: after.id }),
    ...(after.id === undefined || after.name !== before.name ? { name: after.name.trim() } : {}),
    ...(isOther ? { ingredients, uses: [...after.uses] } : {}),
    ...(isOther || after.isComplete !== before.isComplete || (after.isComplete && after.isTicked)
      ? { ingredients_complete: after.isComplete }
      : {}),
    ...(statements.length > 0 ? { statements } : {}),
    ...(after.dishIds && (after.id === undefined || !isSame(before.dishIds, after.dishIds))
      ? { dish_ids: [...after.dishIds] }
      : {}),
  };
}

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  isSame(
    one.toSorted((a, b) => a - b),
    other.toSorted((a, b) => a - b),
  );

/** Returns whether a component is stored as an edit wants it. */
export function isStored(edit: ComponentEdit, stored: Draft): boolean {
  const { name, ingredients, uses, statements = [], ingredients_complete: isComplete, dish_ids: dishIds } = edit;
  return (
    (name === undefined || name === stored.name) &&
    (ingredients === undefined || isSame(ingredients, linesOf(stored.ingredients))) &&
    (uses === undefined || isSameSet(uses, stored.uses)) &&
    (isComplete === undefined || isComplete === stored.isComplete) &&
    (dishIds === undefined || isSameSet(dishIds, stored.dishIds ?? [])) &&
    statements.every(({ allergen, level }) => level === (stored.levels.get(allergen) ?? 'not_stated'))
  );
}
