import { describe, expect, it } from 'vitest';
import { bytesOf } from '../test/make-files.ts';
import { readMenu } from './read-menu.ts';

/** Lists what every object has, whether or not anybody put it there. */
const inherited = ['__proto__', 'constructor', 'toString', 'valueOf'];

const product = {
  ref: 'a',
  category_ref: 'c',
  name: 'Olives',
  tags: ['allergen_nuts', 'nut_free'],
  skus: [{ price: '4.50 EUR' }],
};
const square = {
  name: 'Dal',
  category_id: 'C',
  variations: [{ item_variation_data: { price_money: { amount: 1250, currency: 'USD' } } }],
  food_and_beverage_details: {
    ingredients: [{ type: 'STANDARD', standard_name: 'MILK' }],
    dietary_preferences: [{ type: 'STANDARD', standard_name: 'NUT_FREE' }],
  },
};
const files = {
  'a chart':
    'Dish,Milk,Egg,GL,Contains\nPie [V],X,,MC,soy\nTart (1),no,yes,,\nX = contains,MC = may contain,(1) nuts,,\n',
  'a menu': 'Item,Section,Price,Description\nPie,Sweets,$4.50,with nuts\n',
  'our own table':
    'type,id,restaurant,name,contains,may_contain,may_contain_reason,absent\ndish,d,r,Dal,milk,egg,fryer,soy\n',
  'our own lines':
    '{"type":"dish","id":"d","restaurant":"r","name":"Dal","statements":[{"allergen":"milk","level":"absent","reason":"fryer"}],"source":{"kind":"claim"}}\n',
  'a page':
    '<html><body><h1>Menu</h1><table><tr><th>Dish</th><th>Milk</th></tr><tr><td>Pie</td><td class="yes">X</td></tr><tr><td>Tart</td><td>no</td></tr></table></body></html>',
  'data of a page':
    '<div itemscope itemtype="https://schema.org/MenuItem"><b itemprop="name">Leek</b><i itemprop="price">$7.00</i><i itemprop="suitableForDiet">GlutenFreeDiet</i></div>',
  'linked data':
    '<script type="application/ld+json">{"@type":"Menu","hasMenuItem":[{"@type":"MenuItem","name":"Leek","offers":{"price":"7"}}]}</script>',
  Square: JSON.stringify({
    objects: [
      { type: 'CATEGORY', id: 'C', category_data: { name: 'Mains' } },
      { type: 'ITEM', id: 'A', item_data: square },
    ],
  }),
  HubRise: JSON.stringify({ data: { categories: [{ ref: 'c', name: 'Starters' }], products: [product] } }),
  Deliverect: JSON.stringify({
    categories: [{ name: 'Pizza', products: ['p1'] }],
    products: [{ _id: 'p1', plu: 'PZ', name: 'Pizza', price: 1100, productType: 1, productTags: [5] }],
  }),
};

describe('a file with a word in it that every object has', () => {
  it.each(Object.entries(files))('is read, or refused, as with any other: %s', async (_, file) => {
    const places = [...file.matchAll(/[A-Za-z_]+|\d+/g)];
    for (const word of inherited)
      for (const { 0: before, index } of places) {
        const bytes = bytesOf(file.slice(0, index) + word + file.slice(index + before.length));
        const read = await readMenu({ name: 'file', bytes });
        expect(
          'problem' in read || read.dishes.every(({ name }) => typeof name === 'string'),
          `${before} at ${index}`,
        ).toBe(true);
        // What nobody wrote is in no text of it.
        expect(JSON.stringify(read)).not.toContain('[native code]');
      }
  });
});
