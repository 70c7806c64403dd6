import { describe, expect, it } from 'vitest';
import { formatDishPrice } from './dish-price.ts';
import { groupBySection } from './group-by-section.ts';
import { bandOf } from '../verdict/probability-band.ts';
import { firstWords, shorten } from './shorten.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

describe('a description on a card', () => {
  it('keeps sixteen words as they are and cuts the seventeenth, with an ellipsis', () => {
    expect(shorten(words(16), 16)).toBe(words(16));
    expect(shorten(words(17), 16)).toBe(`${words(16)}…`);
    expect(shorten(`  ${words(3)}\n `, 16)).toBe(words(3));
    expect(shorten('', 16)).toBe('');
  });

  it('has no ellipsis on a recipe card', () => {
    expect(firstWords(words(51), 50)).toBe(words(50));
    expect(firstWords(words(50), 50)).toBe(words(50));
  });
});

describe('a price', () => {
  it.each([
    [12.5, '$12.50'],
    [8, '$8.00'],
    [0, '$0.00'],
    [19.99, '$19.99'],
    [1.005, '$1.00'],
    [null, 'Price not given'],
    [Number.NaN, 'Price not given'],
    [-3, 'Price not given'],
  ])('%s is said as %s', (dollars, said) => {
    expect(formatDishPrice(dollars)).toBe(said);
  });
});

describe('a probability', () => {
  it.each([
    [0, 'Low'],
    [0.3299, 'Low'],
    [0.33, 'Medium'],
    [0.5, 'Medium'],
    [0.66, 'Medium'],
    [0.6601, 'High'],
    [1, 'High'],
    [Number.NaN, 'Medium'],
  ])('%s is %s', (probability, band) => {
    expect(bandOf(probability)).toBe(band);
  });
});

describe('the sections of a menu', () => {
  it('stand in the order in which the menu first names them', () => {
    const items = ['b1', 'a1', 'b2', 'none'];
    const sections = groupBySection(items, (item) => (item === 'none' ? ' ' : item.charAt(0)));
    expect(sections).toEqual([
      { name: 'b', items: ['b1', 'b2'] },
      { name: 'a', items: ['a1'] },
      { name: '', items: ['none'] },
    ]);
  });
});
