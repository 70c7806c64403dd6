import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Dish, DishVariant } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { asVariant } from '@clearplate/domain/facts/variant';
import { usedNames } from '@clearplate/domain/facts/way-components';
import { confirmationNames } from '@clearplate/domain/menu/confirmations';
import { labelOf } from './columns.ts';
import { denies, readStatement, statementHeld } from './statement-cell.ts';

/**
 * The cell of a dish's other ways to make it has a line for each: its name, then parts between bars, such as
 * "Without peanuts | without: Crushed peanuts | price: 13.50 | Peanuts: none". What is stated there is said of that way alone.
 */
export type Part =
  | 'without'
  | 'with'
  | 'components'
  | 'price'
  | 'ingredients_complete'
  | 'cross_contact_stated'
  | AllergenId;

/** The dish made so, with what is stated about that way and without what it inherits from the dish. */
const ownOf = (dish: Dish, way: DishVariant): Dish => ({ ...asVariant(dish, way), statements: way.statements });

const price = (cents: number): string => (cents / 100).toFixed(2);

export type Held = ReadonlyMap<Part, string>;

type ReadConfirmed = (dish: Dish, context: StandingContext) => string;

/** How a dish's own cells say that a list, or cross-contact, is confirmed. */
export interface Confirmed {
  readonly list: ReadConfirmed;
  readonly contact: ReadConfirmed;
}

/** Returns what a file says about a way to make a dish, by part. */
export function heldOf(dish: Dish, way: DishVariant, context: StandingContext, confirmed: Confirmed): Held {
  const own = ownOf(dish, way);
  const stated = allergens
    .filter(({ id }) => way.statements.some(({ allergen }) => allergen === id))
    .map(({ id }) => [id, statementHeld(own, id, context)] as const);
  const all: readonly (readonly [Part, string])[] = [
    ['without', way.leaves_out.join(', ')],
    ['with', way.adds.join(', ')],
    ['components', usedNames(way).join(', ')],
    ['price', way.price_cents === null ? '' : price(way.price_cents)],
    ['ingredients_complete', confirmed.list(own, context)],
    ['cross_contact_stated', confirmed.contact(own, context)],
    ...stated,
  ];
  return new Map(all.filter(([, text]) => text !== ''));
}

export const labelOfPart = (part: Part): string =>
  part === 'without' || part === 'with' || part === 'price' ? part : labelOf(part);

const confirmations = new Set<Part>(confirmationNames);

/** Whether a part clears something: "none", "none but may contain", or that everything was stated. */
export function clears(part: Part, text: string | undefined): boolean {
  if (text === undefined) return false;
  if (confirmations.has(part)) return text === 'yes';
  const said = findAllergen(part) && readStatement(text);
  return said !== undefined && denies(said);
}
