import { describe, expect, it } from 'vitest';

import type { Block } from './read-blocks.ts';
import { readDishes } from './read-dishes.ts';

function blockOf(...lines: string[]): Block {
  return lines.map((text, index) => ({ text, at: `test.txt:${index + 1}` }));
}

describe('a dish of a table', () => {
  it('is a head, prose and what is in it', () => {
    const block = blockOf(
      'Saag Paneer | 15.50',
      'Paneer in spinach,',
      'finished with cream.',
      'made of: spinach, paneer (milk), ghee',
      'contains: milk',
      'may contain: wheat (shared fryer)',
      'claims no: milk',
    );
    expect(readDishes([blockOf('# Curries'), block], 'Menu')).toEqual([
      {
        name: 'Saag Paneer',
        description: 'Paneer in spinach, finished with cream.',
        section: 'Curries',
        price: 15.5,
        ingredients: ['spinach', 'paneer (milk)', 'ghee'],
        contains: ['milk'],
        mayContain: [{ allergen: 'wheat', reason: 'shared fryer' }],
        claimsNo: ['milk'],
        at: 'test.txt:1',
      },
    ]);
  });

  it('may cost what the market says and contain none of the nine', () => {
    const [dish] = readDishes([blockOf('Figs | market', 'Ripe.', 'contains: none')], 'Menu');
    expect(dish).toMatchObject({ price: undefined, contains: [], section: 'Menu' });
  });

  it.each([
    ['a misspelt line', ['Figs | 5', 'contain: milk', 'contains: none'], 'no such line: "contain"'],
    ['an unknown allergen', ['Figs | 5', 'contains: dairy'], 'no such allergen: "dairy"'],
    ['nothing of what it contains', ['Figs | 5', 'Ripe.'], 'says nothing of what it contains'],
    ['no price', ['Figs', 'contains: none'], 'begins with "Name | price"'],
    ['no reason', ['Figs | 5', 'contains: none', 'may contain: milk'], 'may contain what, and why?'],
  ])('with %s is refused', (_, lines, reason) => {
    expect(() => readDishes([blockOf(...lines)], 'Menu')).toThrow(reason);
  });
});
