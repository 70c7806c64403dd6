import { allergensNamed } from '@clearplate/domain/reading/allergens-named';
import { lexiconNames } from '@clearplate/domain/lexicon/lexicon';
import { wholeAllergenNamed } from '@clearplate/domain/reading/whole-names';
import { describe, expect, it } from 'vitest';
import { DishRecord } from './import-record.ts';
import { resolveStatements } from './resolve-statements.ts';

function resolve(fields: object) {
  const result = resolveStatements(
    DishRecord.parse({ type: 'dish', id: 'd', restaurant: 'r', name: 'Dal', ...fields }),
  );
  return 'problem' in result
    ? result.problem
    : Object.fromEntries(result.statements.map(({ allergen, level }) => [allergen, level]));
}

describe('resolveStatements', () => {
  it('lets a loose word warn of all that it may mean, and clear nothing', () => {
    expect(resolve({ statements: [{ allergen: 'shellfish', level: 'contains' }] })).toEqual({
      'crustacean-shellfish': 'contains',
      molluscs: 'may_contain',
    });
    for (const allergen of ['shellfish', 'seafood', 'nuts'])
      expect(resolve({ statements: [{ allergen, level: 'absent' }] })).toContain('may mean several');
  });

  it('lets a name of a part declare the allergen and never deny it', () => {
    expect(resolve({ statements: [{ allergen: 'wheat flour', level: 'contains' }] })).toEqual({ wheat: 'contains' });
    expect(resolve({ statements: [{ allergen: 'Fish oil', level: 'may_contain' }] })).toEqual({ fish: 'may_contain' });
    const denied = { statements: [{ allergen: 'wheat flour', level: 'absent' }], stated_on: '2026-11-03' };
    expect(resolve(denied)).toBe('statements: "wheat flour" names a part: say wheat');
  });

  it('takes no name of the vocabulary as a denial but that of a whole allergen', () => {
    const denying = lexiconNames.filter((allergen) => {
      const named = allergensNamed(allergen);
      const said = resolve({ statements: [{ allergen: allergen.slice(0, 100), level: 'absent' }] });
      if (typeof said === 'string') return false;
      expect(Object.keys(said)).toEqual(named.map((one) => one.allergen));
      return true;
    });
    expect(denying.filter((name) => wholeAllergenNamed(name) === undefined)).toEqual([]);
    expect(denying).toContain('dairy');
  });

  it('keeps the graver of two, and refuses a contradiction', () => {
    const both = [
      { allergen: 'milk', level: 'may_contain' },
      { allergen: 'dairy', level: 'contains' },
    ];
    expect(resolve({ statements: both })).toEqual({ milk: 'contains' });
    expect(resolve({ statements: [...both, { allergen: 'AM', level: 'absent' }] })).toContain('both absent and not');
  });

  it('means exactly the others of the nine, and no group of which a member is there', () => {
    const said = resolve({
      statements: [
        { allergen: 'almond', level: 'may_contain' },
        { allergen: 'milk', level: 'contains' },
      ],
      none_of_the_others: true,
    });
    expect(said).toEqual({
      almond: 'may_contain',
      milk: 'contains',
      eggs: 'absent',
      fish: 'absent',
      'crustacean-shellfish': 'absent',
      wheat: 'absent',
      peanuts: 'absent',
      soybeans: 'absent',
      sesame: 'absent',
    });
  });

  it('leaves wheat open where gluten is there', () => {
    const said = resolve({ statements: [{ allergen: 'gluten', level: 'contains' }], none_of_the_others: true });
    expect(said).toMatchObject({ gluten: 'contains', milk: 'absent' });
    expect(said).not.toHaveProperty('wheat');
  });

  it('takes the older of two dates', () => {
    const twice = [
      { allergen: 'milk', level: 'absent', date: '2026-05-01' },
      { allergen: 'milk', level: 'absent', date: '2026-03-01' },
    ];
    const result = resolveStatements(
      DishRecord.parse({ type: 'dish', id: 'd', restaurant: 'r', name: 'Dal', statements: twice }),
    );
    expect(result).toMatchObject({ statements: [{ day: '2026-03-01' }] });
  });
});
