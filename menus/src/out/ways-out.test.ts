import { ancestorsOf, us9, type AllergenId } from '@clearplate/domain/facts/allergens';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import { menuFormatIds, type MenuFormat } from '@clearplate/domain/menu/menu-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readExport } from '../exports/read-export.ts';
import { outgoingDish, type OutgoingMenu, type OutgoingWay, type SaidOfAllergen } from './outgoing-menu.ts';
import { unsaidOfMenu, writeMenu } from './write-menu.ts';

const contains = (...ids: AllergenId[]): SaidOfAllergen[] =>
  ids.map((allergen) => ({ allergen, level: 'contains', coversTraces: false }));
const free = (...ids: AllergenId[]): SaidOfAllergen[] =>
  ids.map((allergen) => ({ allergen, level: 'none', coversTraces: true, freeSince: '2026-11-09T12:00:00.000Z' }));

const padThai = { ...nothingKnown, name: 'Pad Thai', price_cents: 1200, ingredients: ['Rice noodles', 'Peanuts'] };

const menuWith = (said: readonly SaidOfAllergen[], ways: readonly OutgoingWay[]): OutgoingMenu => ({
  restaurant: { id: 7, name: 'Lane', city: 'Cambridge', zipCode: '02139' },
  at: '2026-11-10T12:00:00.000Z',
  answersFor: us9,
  dishes: [outgoingDish(1, padThai, said, ways)],
});

const fileOf = (format: MenuFormat, menu: OutgoingMenu) => JSON.parse([...writeMenu(format, menu)].join('')) as unknown;

const without: OutgoingWay = { name: 'Without peanuts', priceCents: 1150, said: contains('fish') };
const withBread: OutgoingWay = { name: 'With bread', priceCents: 1500, said: contains('fish', 'peanuts', 'wheat') };

it('names each way and its price, with what the dish made so contains, in whatever has a word for it', () => {
  const menu = menuWith(contains('fish', 'peanuts'), [without, withBread]);
  expect(fileOf('deliverect', menu)).toMatchObject({
    products: [
      { plu: 'dish-1', productTags: [103, 110], subProducts: ['dish-1-ways'] },
      { plu: 'dish-1-ways', productType: 3, min: 0, max: 1, subProducts: ['dish-1-way-1', 'dish-1-way-2'] },
      { plu: 'dish-1-way-1', productType: 2, name: 'Without peanuts', productTags: [103] },
      { plu: 'dish-1-way-2', productType: 2, name: 'With bread', price: 300, productTags: [103, 110, 127] },
    ],
  });
  expect(fileOf('hubrise', menu)).toMatchObject({
    data: {
      products: [{ skus: [{ price: '12.00 USD', option_list_refs: ['dish-1-ways'] }] }],
      option_lists: [
        {
          ref: 'dish-1-ways',
          options: [
            { name: 'Without peanuts', tags: ['allergen_fish'] },
            { name: 'With bread', price: '3.00 USD', tags: ['allergen_fish', 'allergen_peanuts'] },
          ],
        },
      ],
    },
  });
  expect(fileOf('uber-eats', menu)).toMatchObject({
    items: [
      { id: 'dish-1', modifier_group_ids: { ids: ['dish-1-ways'] } },
      { id: 'dish-1-way-1', nutritional_info: { allergens: ['fish'] } },
      { id: 'dish-1-way-2', price_info: { price: 300 }, nutritional_info: { allergens: ['fish', 'peanuts', 'wheat'] } },
    ],
    modifier_groups: [{ id: 'dish-1-ways', modifier_options: [{ id: 'dish-1-way-1' }, { id: 'dish-1-way-2' }] }],
  });
  expect(fileOf('google', menu)).toMatchObject({
    menus: [
      {
        sections: [
          {
            items: [
              {
                options: [
                  { attributes: { price: { units: '11', nanos: 500_000_000 }, allergen: ['FISH'] } },
                  { attributes: { price: { units: '15' }, allergen: ['FISH', 'PEANUT', 'WHEAT'] } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(fileOf('square', menu)).toMatchObject({
    batches: [
      {
        objects: [
          {
            type: 'MODIFIER_LIST',
            modifier_list_data: {
              modifiers: [{ modifier_data: { name: 'Without peanuts' } }, { modifier_data: { name: 'With bread' } }],
            },
          },
          { type: 'ITEM', item_data: { modifier_list_info: [{ modifier_list_id: '#dish-1-ways' }] } },
        ],
      },
    ],
  });
  expect(fileOf('schema-org', menu)).toMatchObject({
    hasMenu: {
      hasMenuItem: [
        {
          offers: [
            { price: '12.00' },
            { name: 'Without peanuts', price: '11.50' },
            { name: 'With bread', price: '15.00' },
          ],
        },
      ],
    },
  });
  expect(fileOf('gs1', menu)).toMatchObject({
    items: [
      {
        allergens: [{ allergenTypeCode: 'AF' }, { allergenTypeCode: 'AP' }],
        variants: [
          { name: 'Without peanuts', price_cents: 1150, allergens: [{ allergenTypeCode: 'AF' }] },
          { name: 'With bread', price_cents: 1500 },
        ],
      },
    ],
  });
});

it('is no dish of its own where the file is read again, and gives the dish no price', () => {
  for (const format of menuFormatIds.filter((one) => one !== 'gs1')) {
    const file = fileOf(format, menuWith(contains('fish'), [without, withBread]));
    const { dishes } = readExport(file);
    expect([format, dishes.map(({ name, priceCents }) => [name, priceCents])]).toEqual([format, [['Pad Thai', 1200]]]);
  }
});

it('writes a free label only where each way is free too, and codes each by itself', () => {
  const label = (ways: readonly OutgoingWay[]) =>
    JSON.stringify(fileOf('square', menuWith(free('gluten', 'milk'), ways))).includes('GLUTEN_FREE');
  expect(label([])).toBe(true);
  expect(label([{ ...without, said: free('gluten') }])).toBe(true);
  expect(label([{ ...without, said: free('gluten') }, withBread])).toBe(false);
  expect(label([{ ...without, said: [] }])).toBe(false);
  expect(fileOf('gs1', menuWith(free('milk'), [without]))).toMatchObject({
    items: [
      { allergens: [{ levelOfContainmentCode: 'FREE_FROM' }], variants: [{ allergens: [{ allergenTypeCode: 'AF' }] }] },
    ],
  });
});

it('says of every warning of a way whether the file loses it', () => {
  const menu = menuWith(contains('fish'), [withBread]);
  expect(unsaidOfMenu('deliverect', menu.dishes)).toEqual([]);
  expect(unsaidOfMenu('square', menu.dishes)).toEqual([
    {
      dish_id: 1,
      name: 'Pad Thai',
      variant: 'With bread',
      unsaid: [
        { allergen: 'peanuts', level: 'contains' },
        { allergen: 'wheat', level: 'contains' },
      ],
    },
  ]);
  const said = fc
    .uniqueArray(fc.constantFrom<AllergenId>('milk', 'wheat', 'sesame', 'tree-nuts', 'almond', 'coconut'), {
      maxLength: 4,
    })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((allergen) => fc.constantFrom('contains', 'may_contain').map((level) => ({ allergen, level }))),
      ),
    )
    .map((all) => all.map((one) => ({ ...one, coversTraces: false }) as SaidOfAllergen));
  fc.assert(
    fc.property(said, said, fc.constantFrom(...menuFormatIds), (ofDish, ofWay, format) => {
      const way = { name: 'So', priceCents: null, said: ofWay };
      const { dishes } = menuWith(ofDish, [way]);
      const lost = unsaidOfMenu(format, dishes).flatMap(({ unsaid }) => unsaid.map(({ allergen }) => allergen));
      const written = JSON.stringify(fileOf(format, menuWith(ofDish, [way])));
      const silent = JSON.stringify(fileOf(format, menuWith(ofDish, [{ ...way, said: [] }])));
      for (const { allergen } of ofWay) {
        const isTold = [allergen, ...ancestorsOf(allergen)].some((id) => lost.includes(id));
        // What isn't named as lost makes the file another one, unless the dish's own entry says it.
        const isOfDish = ofDish.some(
          (one) => one.allergen === allergen || ancestorsOf(allergen).includes(one.allergen),
        );
        if (!isTold && !isOfDish) expect([format, allergen, written === silent]).toEqual([format, allergen, false]);
      }
    }),
  );
});
