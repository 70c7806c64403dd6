import type { z } from 'zod';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown } from '@clearplate/domain/facts/dish';

import type { DishRecord } from '../server/src/features/import/import-record.ts';
import { chance, chanceBetween } from './chance.ts';
import { madeWithoutTopping } from './made-otherwise.ts';
import type { Disclosure } from './habits.ts';
import { allergenWords, type AllergenWord } from './tables/allergen-words.ts';
import type { TableDish } from './tables/read-dishes.ts';

type Told = Partial<
  Pick<
    z.input<typeof DishRecord>,
    | 'ingredients'
    | 'ingredients_complete'
    | 'statements'
    | 'none_of_the_others'
    | 'cross_contact_stated'
    | 'stated_on'
    | 'variants'
  >
>;
type Statement = NonNullable<Told['statements']>[number];

/** What a restaurant tells about a dish. `id` decides its small accidents, `statedOn` is the day. */
export function disclose(dish: TableDish, how: Disclosure, id: string, statedOn: string): Told {
  const ingredients = [...dish.ingredients];
  const whole = { ingredients, none_of_the_others: true, stated_on: statedOn };
  switch (how) {
    case 'full':
    case 'old':
      return {
        ...whole,
        variants: how === 'full' ? madeWithoutTopping(dish) : [],
        ingredients_complete: true,
        cross_contact_stated: true,
        statements: [...declared(dish.contains), ...tracesOnly(dish), ...absentBesideTheNine(dish)],
      };
    case 'nine':
      return { ...whole, statements: declared(dish.contains) };
    case 'claims':
      return { ...whole, statements: claimed(dish) };
    case 'contains':
      return {
        ...(chance(id, 'lists') < 0.6 && { ingredients }),
        stated_on: statedOn,
        statements: [...declared(dish.contains), ...(chance(id, 'warns') < 0.4 ? mayContain(dish) : [])],
      };
    case 'undated':
      return { ingredients, statements: declared(dish.contains) };
    case 'obvious':
      return {
        ingredients: ingredients.slice(0, Math.ceil(ingredients.length * 0.6)),
        stated_on: statedOn,
        statements: declared(dish.contains.slice(0, Math.ceil(dish.contains.length / 2))),
      };
    case 'listed':
      return { ingredients };
    case 'silent':
      return {};
  }
}

/** How many days ago a restaurant said it: a place goes through its menu on one day, and adds to it. */
export function daysSince(how: Disclosure, restaurantId: string, dishId: string): number {
  if (how === 'old') return chanceBetween(190, 640, restaurantId, 'old') + chanceBetween(0, 9, dishId);
  const review = chanceBetween(9, 140, restaurantId, 'review');
  return chance(dishId, 'since') < 0.75 ? review : chanceBetween(1, review, dishId, 'day');
}

function declared(allergens: readonly AllergenWord[]): Statement[] {
  return allergens.map((word) => ({ allergen: allergenWords[word], level: 'contains' }));
}

function mayContain(dish: TableDish): Statement[] {
  return dish.mayContain.map(({ allergen, reason }) => ({
    allergen: allergenWords[allergen],
    level: 'may_contain',
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
  }));
}

/** Who goes through all of a dish says of its traces, too, that they are no ingredient. */
function tracesOnly(dish: TableDish): Statement[] {
  return mayContain(dish).map((statement) => ({ ...statement, ingredient: 'absent' }));
}

const besideTheNine = { gluten: 'gluten', molluscs: 'molluscs' } as const satisfies {
  [Word in AllergenWord]?: AllergenId;
};

/** Careful places are asked about these as often as about the nine. What the words leave open is not denied. */
function absentBesideTheNine({ name, description, ingredients, contains, mayContain: traces }: TableDish): Statement[] {
  const { allergens } = deriveFacts({ ...nothingKnown, name, description, ingredients });
  const told = new Set([...contains, ...traces.map(({ allergen }) => allergen)]);
  return (Object.keys(besideTheNine) as (keyof typeof besideTheNine)[]).flatMap((word) => {
    const isOpen = allergens.some(({ allergen }) => allergen === besideTheNine[word]);
    const isWheat = word === 'gluten' && told.has('wheat');
    return isOpen || isWheat || told.has(word) ? [] : [{ allergen: allergenWords[word], level: 'absent' as const }];
  });
}

function claimed(dish: TableDish): Statement[] {
  const contains = dish.contains.filter((word) => !dish.claimsNo.includes(word));
  const absent = dish.claimsNo.map((word) => ({ allergen: allergenWords[word], level: 'absent' as const }));
  return [...declared(contains), ...absent];
}
