import { describe, expect, it } from 'vitest';
import { readExport } from './read-export.ts';

const read = (file: unknown) => {
  const { kind, dishes } = readExport(file);
  return {
    kind,
    dishes: dishes.map(({ name, section, priceCents, claims, doubts, ingredients }) => ({
      dish: `${section}/${name} ${priceCents ?? '-'}`,
      claims: claims.map(({ allergen, level }) => `${level} ${allergen}`).join(', '),
      ...(doubts.length > 0 && { doubts: doubts.map(({ says }) => says) }),
      ...(ingredients.length > 0 && { ingredients }),
    })),
  };
};

describe('exports of other systems', () => {
  it('reads a Square catalogue', () => {
    const item = {
      type: 'ITEM',
      id: 'A',
      item_data: {
        name: 'Dal',
        description: 'With <b>rice</b>',
        category_id: 'C',
        product_type: 'FOOD_AND_BEV',
        variations: [{ item_variation_data: { price_money: { amount: 1250, currency: 'USD' } } }],
        food_and_beverage_details: {
          ingredients: [
            { type: 'STANDARD', standard_name: 'MILK' },
            { type: 'STANDARD', standard_name: 'GLUTEN' },
            { type: 'STANDARD', standard_name: 'MOONDUST' },
            { type: 'CUSTOM', custom_name: 'house spice' },
          ],
          dietary_preferences: [
            { type: 'STANDARD', standard_name: 'NUT_FREE' },
            { type: 'STANDARD', standard_name: 'VEGAN' },
            { type: 'STANDARD', standard_name: 'DAIRY_FREE' },
          ],
        },
      },
    };
    expect(read({ objects: [{ type: 'CATEGORY', id: 'C', category_data: { name: 'Mains' } }, item] })).toEqual({
      kind: 'Square catalogue',
      dishes: [
        {
          dish: 'Mains/Dal 1250',
          claims: 'contains milk, contains gluten',
          doubts: [
            'Not understood: "MOONDUST".',
            'Not understood: "NUT FREE".',
            expect.stringContaining('denies milk'),
          ],
          ingredients: ['house spice'],
        },
      ],
    });
  });

  it('reads an Uber Eats menu', () => {
    expect(
      read({
        categories: [{ title: { translations: { en: 'Soups' } }, entities: [{ id: 'i1' }] }],
        items: [
          {
            id: 'i1',
            title: { translations: { en: 'Leek soup' } },
            price_info: { price: 799 },
            nutritional_info: { allergens: ['Milk', 'celery'] },
            dish_info: { classifications: { dietary_label_info: { labels: ['VEGETARIAN', 'GLUTEN_FREE'] } } },
          },
        ],
      }),
    ).toEqual({
      kind: 'Uber Eats menu',
      dishes: [{ dish: 'Soups/Leek soup 799', claims: 'contains milk, contains celery, absent gluten' }],
    });
  });

  it('reads Deliverect products, and names tags that it does not know', () => {
    expect(
      read({
        categories: [{ name: 'Pizza', products: ['p1'] }],
        products: [
          { _id: 'p1', plu: 'PZ', name: 'Pizza', price: 1100, productType: 1, productTags: [5, 101, 106, 127, 999] },
          { _id: 'm', name: 'Extra', productType: 2 },
        ],
      }),
    ).toEqual({
      kind: 'Deliverect products',
      dishes: [
        {
          dish: 'Pizza/Pizza 1100',
          claims: 'contains gluten, contains milk, contains wheat',
          doubts: ['Not understood: "tag 999".'],
        },
      ],
    });
  });

  it('reads a HubRise catalogue; "no allergens" claims its fourteen', () => {
    const { kind, dishes } = read({
      data: {
        categories: [{ ref: 'c', name: 'Starters' }],
        products: [
          { ref: 'a', category_ref: 'c', name: 'Olives', tags: ['no_allergens'], skus: [{ price: '4.50 EUR' }] },
          {
            ref: 'b',
            category_ref: 'c',
            name: 'Hummus',
            tags: ['allergen_sesame_seeds', 'vegan'],
            skus: [{ price: '6.00 EUR' }],
          },
        ],
      },
    });
    expect(kind).toBe('HubRise catalogue');
    expect(dishes[0]?.claims.split(', ')).toHaveLength(14);
    expect(dishes[0]?.claims).not.toMatch(/contain/);
    expect(dishes[1]).toEqual({ dish: 'Starters/Hummus 600', claims: 'contains sesame' });
  });

  it('reads Google FoodMenus: shellfish warns of molluscs, an option may have its own', () => {
    const label = (displayName: string) => [{ displayName, languageCode: 'en' }];
    expect(
      read({
        menus: [
          {
            sections: [
              {
                labels: label('Mains'),
                items: [
                  {
                    labels: label('Paella'),
                    attributes: {
                      price: { currencyCode: 'USD', units: '18', nanos: 500000000 },
                      allergen: ['SHELLFISH'],
                    },
                    options: [{ labels: label('With egg'), attributes: { allergen: ['EGG'] } }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      kind: 'Google FoodMenus',
      dishes: [
        { dish: 'Mains/Paella 1850', claims: 'contains crustacean-shellfish, may_contain molluscs, may_contain eggs' },
      ],
    });
  });

  it('reads Just Eat, Toast and OpenMenu', () => {
    expect(
      read({
        categories: [
          {
            name: 'Sweet',
            items: [
              {
                id: '1',
                name: 'Cake',
                price: 3.5,
                allergens: ['CEREAL_WHEAT', 'NUT_ALMOND', 'EGG'],
                dietary_restrictions: ['VEGETARIAN'],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      kind: 'Just Eat menu',
      dishes: [{ dish: 'Sweet/Cake 350', claims: 'contains wheat, contains almond, contains eggs' }],
    });
    expect(
      read({
        menus: [
          {
            menuGroups: [
              {
                name: 'Bar',
                menuItems: [
                  {
                    guid: 'g',
                    name: 'Wings',
                    price: 9.25,
                    itemTags: [{ name: 'Gluten Free' }, { name: 'Contains Soy' }],
                    allergens: [{ name: 'Milk', presenceType: 'TRACES' }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      kind: 'Toast menu',
      dishes: [{ dish: 'Bar/Wings 925', claims: 'absent gluten, contains soybeans, may_contain milk' }],
    });
    expect(
      read({
        menus: [
          {
            menu_groups: [
              {
                group_name: 'Soups',
                menu_items: [
                  {
                    menu_item_name: 'Pho',
                    menu_item_price: '11.00',
                    menu_item_allergy_information: { allergens: 'fish, peanuts' },
                  },
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual({ kind: 'OpenMenu', dishes: [{ dish: 'Soups/Pho 1100', claims: 'contains fish, contains peanuts' }] });
  });

  it('refuses other JSON, and says what to do', () => {
    expect(() => readExport({ name: 'package' })).toThrow(/none of the exports that we know/);
  });
});
