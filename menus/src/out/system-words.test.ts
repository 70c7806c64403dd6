import { context } from '@clearplate/domain/fixtures/arbitrary-records.ts';
import { findAllergen, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import type { MenuFormat } from '@clearplate/domain/menu/menu-formats';
import { expect, it } from 'vitest';
import { outgoingDish, saidOfDish } from './outgoing-menu.ts';
import { unsaidOf, writeMenu } from './write-menu.ts';

it('writes each system’s own words', () => {
  const at = '2026-11-09T12:00:00.000Z';
  const said = (allergen: AllergenId, level: 'contains' | 'may_contain' | 'absent') => ({
    allergen,
    level,
    source: 'restaurant' as const,
    stated_at: at,
  });
  const each: Dish = {
    ...nothingKnown,
    name: 'Rice',
    section: 'Mains',
    price_cents: 950,
    ingredients: ['rice'],
    ingredients_changed_at: '2026-11-01T12:00:00.000Z',
    cross_contact_stated_at: at,
    statements: [
      said('gluten', 'absent'),
      said('milk', 'absent'),
      said('sesame', 'contains'),
      said('molluscs', 'contains'),
      said('almond', 'contains'),
      said('peanuts', 'may_contain'),
    ],
  };
  const dish = outgoingDish(3, each, saidOfDish(deriveFacts(each), context));
  const restaurant = { id: 7, name: 'Green Fork', city: 'Cambridge', zipCode: '02139' };
  const menu = { restaurant, at: context.now, answersFor: us9, dishes: [dish] };
  const json = (format: MenuFormat) => JSON.parse([...writeMenu(format, menu)].join('')) as unknown;
  expect(json('square')).toMatchObject({
    idempotency_key: 'clearplate-7-2026-11-10T12:00:00.000Z',
    batches: [
      {
        objects: [
          { type: 'CATEGORY', id: '#section-1', category_data: { name: 'Mains' } },
          {
            type: 'ITEM',
            id: '#dish-3',
            item_data: {
              categories: [{ id: '#section-1' }],
              product_type: 'FOOD_AND_BEV',
              food_and_beverage_details: {
                ingredients: [
                  ...['TREE_NUTS', 'SESAME', 'MOLLUSCS'].map((name) => ({ type: 'STANDARD', standard_name: name })),
                  { type: 'CUSTOM', custom_name: 'rice' },
                ],
                dietary_preferences: ['DAIRY_FREE', 'GLUTEN_FREE'].map((name) => ({
                  type: 'STANDARD',
                  standard_name: name,
                })),
              },
              variations: [{ item_variation_data: { price_money: { amount: 950, currency: 'USD' } } }],
            },
          },
        ],
      },
    ],
  });
  expect(json('uber-eats')).toMatchObject({
    categories: [{ title: { translations: { en: 'Mains' } }, entities: [{ id: 'dish-3', type: 'ITEM' }] }],
    items: [
      {
        price_info: { price: 950 },
        nutritional_info: { allergens: ['tree nuts', 'sesame', 'molluscs', 'almond'] },
        dish_info: { classifications: { dietary_label_info: { labels: ['GLUTEN_FREE'] } } },
      },
    ],
  });
  expect(json('deliverect')).toMatchObject({
    products: [{ plu: 'dish-3', price: 950, productTags: [109, 111, 107, 114] }],
  });
  expect(json('hubrise')).toMatchObject({
    data: {
      products: [
        {
          tags: ['allergen_nuts', 'allergen_sesame_seeds', 'allergen_molluscs', 'gluten_free'],
          skus: [{ price: '9.50 USD' }],
        },
      ],
    },
  });
  expect(json('google')).toMatchObject({
    menus: [
      {
        sections: [
          {
            items: [
              {
                attributes: {
                  price: { currencyCode: 'USD', units: '9', nanos: 500_000_000 },
                  allergen: ['TREE_NUT', 'SHELLFISH'],
                },
              },
            ],
          },
        ],
      },
    ],
  });
  expect(json('schema-org')).toMatchObject({
    hasMenu: {
      hasMenuSection: [
        {
          name: 'Mains',
          hasMenuItem: [
            { offers: { price: '9.50', priceCurrency: 'USD' }, suitableForDiet: ['https://schema.org/GlutenFreeDiet'] },
          ],
        },
      ],
    },
  });
  const lost = (format: MenuFormat) =>
    unsaidOf(format, dish).map(({ allergen, level }) => `${level} ${findAllergen(allergen)?.word}`);
  expect(lost('square')).toEqual(['may_contain peanut']);
  expect(lost('google')).toEqual(['may_contain peanut', 'contains sesame']);
  expect(lost('schema-org')).toEqual([
    'contains tree nuts',
    'may_contain peanut',
    'contains sesame',
    'contains molluscs',
  ]);
  expect(lost('gs1')).toEqual([]);
});
