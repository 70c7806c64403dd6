import type { AllergenId } from '@clearplate/domain/facts/allergens';
import {
  extraOf,
  isFreeFrom,
  sectionsOf,
  wayKey,
  waysKey,
  waysTitle,
  wordsFor,
  type OutgoingDish,
  type OutgoingMenu,
} from './outgoing-menu.ts';

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

/** Returns a dish's ways as modifiers, of which Square can't say what the dish made so contains. */
const modifiersOf = (dish: OutgoingDish): object => ({
  type: 'MODIFIER_LIST',
  id: `#${waysKey(dish)}`,
  modifier_list_data: {
    name: waysTitle,
    selection_type: 'SINGLE',
    modifiers: dish.ways.map((way, at) => {
      const amount = extraOf(dish, way);
      return {
        type: 'MODIFIER',
        id: `#${wayKey(dish, at)}`,
        modifier_data: { name: way.name, ...(amount !== undefined && { price_money: { amount, currency: 'USD' } }) },
      };
    }),
  },
});

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
    ...(dish.ways.length > 0 && {
      modifier_list_info: [
        { modifier_list_id: `#${waysKey(dish)}`, min_selected_modifiers: 0, max_selected_modifiers: 1, enabled: true },
      ],
    }),
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
      ...dishes.flatMap((dish) => [...(dish.ways.length > 0 ? [modifiersOf(dish)] : []), itemOf(dish, category)]),
    ];
  });
  const batches = Array.from({ length: Math.ceil(objects.length / batchSize) }, (_, at) => ({
    objects: objects.slice(at * batchSize, (at + 1) * batchSize),
  }));
  return { idempotency_key: `clearplate-${menu.restaurant.id}-${menu.at}`, batches };
}
