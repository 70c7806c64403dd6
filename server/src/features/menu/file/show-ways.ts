import type { MenuFileRow } from '@clearplate/contract/menu-file';
import { findAllergen } from '@clearplate/domain/facts/allergens';
import type { Dish, DishVariant } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { normalise } from '@clearplate/domain/reading/normalise';
import { confirmed } from './dish-cells.ts';
import { denies } from './statement-cell.ts';
import { clears, heldOf, labelOfPart, type Part } from './way-parts.ts';
import type { PlannedRow } from './plan-file.ts';

/** Whether the edit itself says that it clears no longer. */
function isSaid(part: Part, way: DishVariant, { ways = [] }: PlannedRow['edit']): boolean {
  const allergen = findAllergen(part)?.id;
  if (allergen) return !way.statements.some((one) => one.allergen === allergen && denies(one));
  const said = ways.find(({ name }) => normalise(name) === normalise(way.name));
  return (part === 'ingredients_complete' ? said?.ingredients_complete : said?.cross_contact_stated) === false;
}

/** What cleared of a way, and does no longer because what it is made of changed. */
function findLapsed({ dish, edit }: PlannedRow, after: Dish, context: StandingContext): string[] {
  return after.variants.flatMap((way) => {
    const was = dish.variants.find(({ name }) => normalise(name) === normalise(way.name));
    if (!was) return [];
    const now = heldOf(after, way, context, confirmed);
    return [...heldOf(dish, was, context, confirmed)]
      .filter(([part, text]) => clears(part, text) && !clears(part, now.get(part)) && !isSaid(part, way, edit))
      .map(([part]) => `${way.name}: ${labelOfPart(part)}`);
  });
}

/** What follows for the ways to make a dish from a planned row. */
export function showWays(
  planned: PlannedRow,
  after: Dish,
  context: StandingContext,
): Pick<MenuFileRow, 'to_confirm' | 'taken_back'> {
  const { unconfirmed = [], takenBack = [] } = planned.notes ?? {};
  return { to_confirm: [...unconfirmed, ...findLapsed(planned, after, context)], taken_back: [...takenBack] };
}
