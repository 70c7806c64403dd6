import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allergensNamed, everydayWords } from './allergen-names.ts';
import { resolveAvoidances } from '../verdict/resolve-avoidance.ts';

describe('names of allergies', () => {
  it.each([
    ['DAIRY', ['milk']],
    ['lactose', ['milk']],
    ['Soya', ['soybeans']],
    ['nuts', ['tree-nuts', 'peanuts']],
    ['shellfish', ['crustacean-shellfish', 'molluscs']],
    ['coeliac', ['gluten']],
    ['Cereals containing gluten', ['gluten']],
    ['sulfites', ['sulphites']],
  ])('%s: %j', (name, meant) => {
    expect(allergensNamed(name)).toEqual(meant);
  });

  it.each(['bread', 'satay', 'garlic', ''])('"%s" is none', (name) => {
    expect(allergensNamed(name)).toBeUndefined();
  });

  it('a food by which one finds an allergen stays a food where it is avoided', () => {
    expect(everydayWords('wheat')).toContain('bread');
    expect(resolveAvoidances('bread')).toMatchObject([{ kind: 'ingredient', name: 'bread', term: 'bread' }]);
  });

  it('brings no lexicon into the browser', () => {
    const source = readFileSync(path.join(import.meta.dirname, 'allergen-names.ts'), 'utf8');
    const imported = [...source.matchAll(/^import .* from '(.*)';$/gm)].map(([, from]) => from);
    expect(imported).toEqual(['../facts/allergens.ts', './normalise.ts']);
  });
});
