import type { EaterAllergen } from '@clearplate/contract/eaters';
import { describe, expect, it } from 'vitest';
import { applyChanges, effectiveChanges, keyOfName, otherNames } from './allergen-changes.ts';

const milk: EaterAllergen = { name: 'Milk', strictness: 'dangerous' };
const kiwi: EaterAllergen = { name: 'Kiwi', strictness: 'ask' };
const sesame: EaterAllergen = { name: 'Sesame', strictness: 'ask' };

describe('changes of a list of allergens', () => {
  it('know an entry of the catalogue by any of its names', () => {
    expect([keyOfName('Peanuts'), keyOfName('peanut'), keyOfName('dairy')]).toEqual(['peanuts', 'peanuts', 'milk']);
    expect(keyOfName('shellfish')).toBe('name:shellfish');
  });

  it('keep what they do not name, unknown names too', () => {
    const chosen = applyChanges([milk, kiwi], new Map([['sesame', sesame]]));
    expect([...chosen.values()]).toEqual([milk, kiwi, sesame]);
    expect(otherNames(chosen)).toEqual([kiwi]);
  });

  it('take off only what they say', () => {
    const changes = new Map([['milk', undefined]]);
    expect([...applyChanges([milk, kiwi], changes).values()]).toEqual([kiwi]);
  });

  it('count for nothing once they are undone', () => {
    const undone = new Map([
      ['milk', milk],
      ['sesame', undefined],
    ]);
    expect(effectiveChanges([milk], undone).size).toBe(0);
    expect(effectiveChanges([milk], new Map([['milk', { ...milk, strictness: 'fine' as const }]])).size).toBe(1);
  });
});
