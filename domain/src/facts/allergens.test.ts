import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { absenceCovers, allergens, ancestorsOf, descendantsOf, us9 } from './allergens.ts';
import { resolveAvoidances } from '../verdict/resolve-avoidance.ts';

describe('the catalogue', () => {
  it('starts with the Big 9 in the order of the law', () => {
    expect(us9).toEqual([
      'milk',
      'eggs',
      'fish',
      'crustacean-shellfish',
      'tree-nuts',
      'wheat',
      'peanuts',
      'soybeans',
      'sesame',
    ]);
    expect(allergens.slice(0, 9).map(({ id }) => id)).toEqual(us9);
    expect(new Set(allergens.map(({ id }) => id)).size).toBe(allergens.length);
  });

  it('relates groups and members', () => {
    expect(ancestorsOf('spelt')).toEqual(['wheat', 'gluten']);
    expect(descendantsOf('gluten')).toEqual(['wheat', 'rye', 'barley', 'oats', 'spelt']);
    expect(descendantsOf('tree-nuts')).not.toContain('coconut');
    expect(ancestorsOf('chestnut')).toEqual([]);
    expect(absenceCovers('tree-nuts', 'cashew')).toBe(true);
    expect(absenceCovers('cashew', 'tree-nuts')).toBe(false);
    expect(absenceCovers('wheat', 'spelt')).toBe(true);
    expect(absenceCovers('gluten', 'wheat')).toBe(false);
  });
});

describe('resolveAvoidances', () => {
  const resolve = (name: string): string[] =>
    resolveAvoidances(name).map((one) =>
      one.kind === 'allergen' ? one.allergen : one.kind === 'ingredient' ? `term ${one.term}` : 'unknown',
    );

  it.each([
    ['Dairy', 'milk'],
    ['lactose', 'milk'],
    ['Eggs', 'eggs'],
    ['Soya', 'soybeans'],
    ['Tree Nuts', 'tree-nuts'],
    ['nuts', 'tree-nuts peanuts'],
    ['Shellfish', 'crustacean-shellfish molluscs'],
    ['SEAFOOD', 'fish crustacean-shellfish molluscs'],
    ['prawns', 'shrimp'],
    ['filberts', 'hazelnut'],
    ['Sulfites', 'sulphites'],
    ['coeliac', 'gluten'],
    ['garlic', 'term garlic'],
    ['fresh coriander', 'term cilantro'],
    ['Parmesan', 'term parmesan'],
    ['garlic from Gilroy', 'unknown'],
    ['', 'unknown'],
  ])('%s: %s', (name, expected) => {
    expect(resolve(name).join(' ')).toBe(expected);
  });

  it('finds every allergen by its id, its name and its word', () => {
    const lost = allergens.filter(({ id, name, word }) => [id, name, word].some((said) => resolve(said).join() !== id));
    expect(lost).toEqual([]);
  });
});

describe('what the browser loads', () => {
  const folder = path.dirname(import.meta.dirname);
  const importsOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*from '(\..*)';/gm)].map(([, to = '']) =>
      path.resolve(path.dirname(file), to),
    );
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) for (const next of importsOf(seen.add(file) && file)) reach(next, seen);
    return seen;
  };

  it.each([
    'verdict/assess-dish',
    'wording/verdict-words',
    'reading/normalise',
    'facts/allergens',
    'verdict/allergen-avoidance',
    'verdict/restaurant-summary',
    'menu/money',
    'menu/dish-edits',
    'facts/instants',
    'verdict/since-seen',
    'verdict/open-questions',
    'wording/describe-change',
    'menu/cart-total',
  ])('%s brings no lexicon along', (name) => {
    expect([...reach(path.join(folder, `${name}.ts`))].filter((file) => file.includes('lexicon'))).toEqual([]);
  });

  it('and the check sees the lexicon where it is', () => {
    expect([...reach(path.join(folder, 'facts/derive-facts.ts'))].some((file) => file.includes('lexicon'))).toBe(true);
  });
});
