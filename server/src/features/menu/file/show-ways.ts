import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { findAllergen } from '@clearplate/domain/facts/allergens';
import type { Dish, DishVariant } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { normalise } from '@clearplate/domain/reading/normalise';
import { confirmed } from './dish-cells.ts';
import { denies } from './statement-cell.ts';
import { clears, heldOf, labelOfPart, type Part } from './way-parts.ts';
import { editedBy } from './row-edit.ts';
import type { RowEdit } from './row-fields.ts';

/** Whether the edit itself says that it no longer clears. */
function isSaid(part: Part, way: DishVariant, { ways = [] }: RowEdit['edit']): boolean {
  const allergen = findAllergen(part)?.id;
  if (allergen) return !way.statements.some((one) => one.allergen === allergen && denies(one));
  const said = ways.find(({ name }) => normalise(name) === normalise(way.name));
  return (part === 'ingredients_complete' ? said?.ingredients_complete : said?.cross_contact_stated) === false;
}

/** Returns what cleared for a way, and no longer does because its ingredients changed. */
function findLapsed({ edit }: RowEdit, dish: Dish, context: StandingContext): string[] {
  const after = editedBy(edit, dish, context);
  return after.variants.flatMap((way) => {
    const was = dish.variants.find(({ name }) => normalise(name) === normalise(way.name));
    if (!was) return [];
    const now = heldOf(after, way, context, confirmed);
    return [...heldOf(dish, was, context, confirmed)]
      .filter(([part, text]) => clears(part, text) && !clears(part, now.get(part)) && !isSaid(part, way, edit))
      .map(([part]) => `${way.name}: ${labelOfPart(part)}`);
  });
}

type Ways = NonNullable<NonNullable<MenuDraft['dishes'][number]['table']>['ways']>;

/** Returns how a row's changes affect the ways to make a dish. */
export function showWays(
  planned: RowEdit,
  dish: Dish,
  context: StandingContext,
): Pick<Ways, 'to_confirm' | 'taken_back'> {
  const { unconfirmed = [], takenBack = [] } = planned.notes ?? {};
  return { to_confirm: [...unconfirmed, ...findLapsed(planned, dish, context)], taken_back: [...takenBack] };
}
