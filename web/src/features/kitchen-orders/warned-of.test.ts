import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Eater } from '@clearplate/domain/verdict/eater';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Cause } from '@clearplate/domain/verdict/verdict';
import { describe, expect, it } from 'vitest';
import { peopleOfEaters } from './order-people.ts';
import { warnedOf } from './warned-of.ts';

const [milk, peanut] = [allergenAvoidance('milk', 'ask'), allergenAvoidance('peanuts', 'dangerous')];
const garlic = { kind: 'ingredient', name: 'Garlic', term: 'garlic' } as const;
const eaters: readonly Eater[] = [
  { name: 'Ann', avoids: [] },
  { name: 'Ben', avoids: [milk, peanut] },
  { name: 'Cleo', avoids: [garlic, peanut] },
];
const line = (eater: string, avoidance: Cause['avoidance'], verdict: Cause['verdict'] = 'avoid'): Cause => ({
  eater,
  avoidance,
  verdict,
  reason: 'declared',
  evidence: [],
  questions: [],
});
const note: Told = {
  restaurant: 1,
  kind: 'whether',
  things: ['peanut'],
  dishes: [4],
  answer: 'yes',
  by: 'chef',
  at: '2026-11-22T19:40:00.000Z',
};

describe('what a kitchen is warned of in a dish', () => {
  it('is named by the places that are sent, and only where it is to be avoided for them', () => {
    const causes = [line('Ben', peanut), line('Cleo', garlic), line('Ben', milk, 'not_verified')];
    const warned = warnedOf({ verdict: 'avoid', causes }, eaters);
    const people = peopleOfEaters(eaters);
    expect(warned.map(({ person, food }) => [people?.[person]?.name, people?.[person]?.foods[food]])).toEqual([
      ['Ben', { need: 'dangerous', allergen: 'peanuts' }],
      ['Cleo', { need: 'leaveOut', written: 'Garlic' }],
    ]);
  });

  it('is nothing for a dish that nobody has to avoid', () => {
    const causes = [line('Ben', milk, 'not_verified')];
    expect(warnedOf({ verdict: 'not_verified', causes }, eaters)).toEqual([]);
  });

  it('has what was told at the table by the foods that it names', () => {
    const told = line('Ben', { kind: 'unknown', name: 'peanut' });
    const warned = (...things: string[]) =>
      warnedOf({ verdict: 'avoid', causes: [told] }, eaters, [{ ...note, things }]);
    expect(warned('milk')).toEqual([{ person: 0, food: 0 }]);
    expect(warned('garlic')).toEqual([{ person: 1, food: 0 }]);
    expect(warned('peanut')).toEqual([
      { person: 0, food: 1 },
      { person: 1, food: 1 },
    ]);
  });

  it('has whatever a note may mean that names none of them', () => {
    const told = line('Cleo', { kind: 'unknown', name: 'zorgblat' });
    expect(warnedOf({ verdict: 'avoid', causes: [told] }, eaters, [{ ...note, things: ['zorgblat'] }])).toHaveLength(4);
  });
});
