import type { z } from 'zod';
import { us9 } from '@clearplate/domain/facts/allergens';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { namedByOne } from '@clearplate/domain/facts/sole-sources';
import type { DishRecord } from '../server/src/features/import/import-record.ts';
import type { TableDish } from './tables/read-dishes.ts';

type Variant = NonNullable<z.input<typeof DishRecord>['variants']>[number];

/** What goes on top at the end, so that a kitchen can leave it off. */
const toppings =
  /peanut|almond|cashew|walnut|pistachio|sesame seed|parmesan|feta|cheese|sour cream|crema|yogurt|aioli|mayo|fried egg/i;

/**
 * A dish without what goes on top of it, where that alone brings an allergen: stated of it are all of the nine that the dish
 * doesn't have then. What nobody could leave off has no variant.
 */
export function madeWithoutTopping({ name, description, ingredients }: TableDish): Variant[] {
  const source = namedByOne({ name, description, ingredients }).find((one) => toppings.test(one.ingredient));
  if (!source || ingredients.length < 2) return [];
  const left = ingredients.filter((one) => one !== source.ingredient);
  const { allergens } = deriveFacts({ ...nothingKnown, name, ingredients: left });
  const open = new Set(allergens.map(({ allergen }) => allergen));
  return [
    {
      name: `Without ${source.ingredient.toLowerCase()}`,
      leaves_out: [source.ingredient],
      ingredients_complete: true,
      cross_contact_stated: true,
      statements: us9.filter((one) => !open.has(one)).map((allergen) => ({ allergen, level: 'absent' })),
    },
  ];
}
