import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { isFreeFrom, sectionsOf, wordsFor, type OutgoingDish, type OutgoingMenu } from './outgoing-menu.ts';

export const squareWords: ReadonlyMap<AllergenId, string> = new Map([
  ['celery', 'CELERY'],
  ['crustacean-shellfish', 'CRUSTACEANS'],
  ['eggs', 'EGGS'],
  ['fish', 'FISH'],
  ['gluten', 'GLUTEN'],
  ['lupin', 'LUPIN'],
  ['milk', 'MILK'],
  ['molluscs', 'MOLLUSCS'],
  ['mustard', 'MUSTARD'],
  ['peanuts', 'PEANUTS'],
  ['sesame', 'SESAME'],
  ['soybeans', 'SOY'],
  ['sulphites', 'SULPHITES'],
  ['tree-nuts', 'TREE_NUTS'],
]);

/** NUT_FREE is missing on purpose: it doesn't say free of which nuts. */
const freeLabels: readonly (readonly [AllergenId, string])[] = [
  ['milk', 'DAIRY_FREE'],
  ['gluten', 'GLUTEN_FREE'],
];

/** Square takes this many objects in one batch. */
const batchSize = 1000;

const standard = (name: string): object => ({ type: 'STANDARD', standard_name: name });

const itemOf = (dish: OutgoingDish, category: string | undefined): object => ({
  type: 'ITEM',
  id: `#dish-${dish.id}`,
  item_data: {
    name: dish.name,
    ...(dish.description !== '' && { description: dish.description }),
    ...(category !== undefined && { categories: [{ id: category }] }),
    product_type: 'FOOD_AND_BEV',
    food_and_beverage_details: {
      ingredients: [
        ...wordsFor(dish, squareWords).map(standard),
        ...dish.ingredients.map((text) => ({ type: 'CUSTOM', custom_name: text })),
      ],
      dietary_preferences: freeLabels.flatMap(([id, label]) => (isFreeFrom(dish, id) ? [standard(label)] : [])),
    },
    variations: [
      {
        type: 'ITEM_VARIATION',
        id: `#dish-${dish.id}-regular`,
        item_variation_data: {
          item_id: `#dish-${dish.id}`,
          name: 'Regular',
          ...(dish.priceCents === null
            ? { pricing_type: 'VARIABLE_PRICING' }
            : { pricing_type: 'FIXED_PRICING', price_money: { amount: dish.priceCents, currency: 'USD' } }),
        },
      },
    ],
  },
});

/** Returns the body of Square's BatchUpsertCatalogObjects. Sent again as it is, it does nothing twice. */
export function writeSquare(menu: OutgoingMenu): object {
  const objects = sectionsOf(menu).flatMap(({ name, dishes }, at) => {
    const category = name === '' ? undefined : `#section-${at + 1}`;
    return [
      ...(category === undefined ? [] : [{ type: 'CATEGORY', id: category, category_data: { name } }]),
      ...dishes.map((dish) => itemOf(dish, category)),
    ];
  });
  const batches = Array.from({ length: Math.ceil(objects.length / batchSize) }, (_, at) => ({
    objects: objects.slice(at * batchSize, (at + 1) * batchSize),
  }));
  return { idempotency_key: `clearplate-${menu.restaurant.id}-${menu.at}`, batches };
}
