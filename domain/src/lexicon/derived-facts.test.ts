import { describe, expect, it } from 'vitest';
import golden from '../../fixtures/derived-facts.json' with { type: 'json' };
import { deriveFacts } from '../derive-facts.ts';
import { lexiconVersion } from './lexicon.ts';
import { fingerprint } from './version.ts';

const said = '2026-11-03T10:00:00.000Z';

/** All but the version itself. */
function derivedFrom(text: string): string {
  const [name = '', description = '', ingredients = ''] = text.split(' | ');
  const { lexiconVersion: _, ...facts } = deriveFacts({
    name,
    description,
    ingredients: ingredients.split('; ').filter((one) => one !== ''),
    ingredientsChangedAt: null,
    ingredientsCompleteAt: said,
    crossContactStatedAt: said,
    statements: [
      { allergen: 'gluten', level: 'may_contain', source: 'restaurant', statedAt: said },
      { allergen: 'tree-nuts', level: 'absent', source: 'restaurant', statedAt: said },
    ],
    estimates: [],
    reactionReports: [],
  });
  return JSON.stringify(facts);
}

describe('facts derived from a fixed set of dishes', () => {
  const hash = fingerprint(golden.dishes.map(derivedFrom).join('\n'));
  const rules = Number(lexiconVersion.split('.')[0]);

  it('change only with the version', () => {
    const kept = rules === golden.rules && hash !== golden.hash;
    expect(kept ? 'derived facts changed: raise `rules`' : 'as the version says').toBe('as the version says');
  });

  it('are recorded beside it', () => {
    expect({ rules: golden.rules, hash: golden.hash }).toEqual({ rules, hash });
  });
});
