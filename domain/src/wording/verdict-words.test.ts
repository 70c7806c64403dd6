import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, world } from '../../fixtures/arbitrary-records.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { allergenAvoidance } from '../verdict/allergen-avoidance.ts';
import { allergenDescriptions } from './allergen-descriptions.ts';
import { allergens, type AllergenId } from '../facts/allergens.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import type { Avoidance } from '../verdict/eater.ts';
import { formatPrice } from '../menu/money.ts';
import { countVerdicts, describeVerdictCounts } from '../verdict/restaurant-summary.ts';
import { describeLines } from './describe-lines.ts';
import { describeCause, describeNotApplied, verdictLabel } from './verdict-words.ts';
import type { Cause, CauseReason, Verdict } from '../verdict/verdict.ts';

const forbidden =
  /\b(safe\w*|ok|okay|fine|fits?|suitable|friendly|harmless|edible|allowed|clear|free (?:from|of)|\w+-free|without risk|no risk|guarantee\w*|can eat|enjoy|good)\b/i;

const reasons: Readonly<Record<Verdict, readonly CauseReason[]>> = {
  avoid: ['declared', 'implied', 'reported', 'listed', 'possible_and_dangerous'],
  not_verified: [
    'not_stated',
    'group_declared',
    'expired',
    'changed_since',
    'cross_contact_not_stated',
    'estimate_only',
    'list_incomplete',
    'unknown_name',
    'old_lexicon',
    'not_applied',
    'offline',
  ],
  cross_contact: ['may_contain'],
  none_declared: ['stated_absent', 'traces_tolerated', 'not_listed'],
};
const avoidances: readonly Avoidance[] = [
  ...allergens.map(({ id }) => allergenAvoidance(id)),
  { kind: 'ingredient', name: 'garlic', term: 'garlic' },
  { kind: 'unknown', name: 'zorbax' },
];

function cause(verdict: Verdict, reason: CauseReason, avoidance: Avoidance): Cause {
  return {
    avoidance,
    verdict,
    reason,
    evidence: [],
    at: '2026-11-03T00:00:00Z',
    questions: [{ kind: 'opaque', words: 'spices' }, { kind: 'cross_contact' }],
  };
}

const imported = (one: Cause): Cause => ({
  ...one,
  evidence: [{ kind: 'declared', level: 'absent', source: 'import', at: '2026-11-03T00:00:00Z' }],
});

describe('computed words', () => {
  it('never say "safe", nor a word that means it, for any verdict and reason', () => {
    const said = Object.entries(reasons).flatMap(([verdict, list]) =>
      list.flatMap((reason) =>
        avoidances.flatMap((avoidance) => {
          const one = cause(verdict as Verdict, reason, avoidance);
          return [
            describeCause(one),
            verdictLabel({ verdict: one.verdict, causes: [one] }),
            ...describeLines({ verdict: one.verdict, causes: [one, { ...one, eater: 'Ann' }] }).map(({ text }) => text),
          ];
        }),
      ),
    );
    const summaries = ['avoid', 'not_verified', 'cross_contact', 'none_declared', null].map((verdict) =>
      describeVerdictCounts(countVerdicts([{ verdict: verdict as Verdict | null }])),
    );
    const descriptions = allergens.flatMap(({ id, name, word }) => [name, word, allergenDescriptions[id]]);
    expect(
      [...said, ...summaries, ...descriptions, describeNotApplied()].filter((words) => forbidden.test(words)),
    ).toEqual([]);
  });

  it('nor in any sentence about a generated dish, apart from the restaurant’s own words', () => {
    fc.assert(
      fc.property(world, ({ record, eaters }) => {
        const { causes } = assessDish(deriveFacts(record), eaters, context);
        const own = [
          record.name,
          record.description,
          ...record.ingredients,
          ...record.estimates.map(({ name }) => name),
        ].join(' ');
        const words = causes
          .map((one) => describeCause(one))
          .filter((said) => forbidden.test(said) && !forbidden.test(own) && !/free/i.test(own));
        expect(words).toEqual([]);
      }),
      runsOf(2000, 400),
    );
  });

  it('name what was avoided in the label, if it is short, and no more than was said', () => {
    const label = (...causes: Cause[]): string => verdictLabel({ verdict: causes[0]!.verdict, causes });
    const milk = cause('none_declared', 'stated_absent', allergenAvoidance('milk'));
    const egg = cause('none_declared', 'stated_absent', allergenAvoidance('eggs'));
    const garlic = cause('none_declared', 'not_listed', { kind: 'ingredient', name: 'garlic', term: 'garlic' });
    const more = (...ids: AllergenId[]) =>
      ids.map((id) => cause('none_declared', 'stated_absent', allergenAvoidance(id)));
    expect(label(milk)).toBe('Restaurant says: no milk');
    expect(label(milk, egg)).toBe('Restaurant says: no milk, no egg');
    expect(label(milk, egg, ...more('fish', 'soybeans'))).toBe('Restaurant says: none of your 4');
    expect(label(garlic)).toBe('Not in the list: garlic');
    expect(label(milk, garlic)).toBe('Said to be without milk and garlic');
    expect(label(milk, garlic, egg)).toBe('Said to be without all 3');
    expect(label({ ...milk, eater: 'Ann' }, { ...milk, eater: 'Ben' })).toBe('Restaurant says: no milk');
    const ofTwo = more('eggs', 'fish', 'soybeans').map((one, index) => ({
      ...one,
      eater: index === 0 ? 'Ann' : 'Ben',
    }));
    expect(label(...ofTwo)).toBe('Said to be without all 3');
    expect(label(...more('eggs', 'fish', 'soybeans').map(imported))).toBe('Said to be without all 3');
    expect(label(imported(milk))).toBe('Menu data says: no milk');
    expect(label(cause('none_declared', 'traces_tolerated', allergenAvoidance('milk')))).toBe(
      'Restaurant says: no milk',
    );
    expect(label({ ...milk, verdict: 'avoid' })).toBe('Avoid');
    expect(label({ ...milk, verdict: 'not_verified' })).toBe('Not verified');
    expect(label({ ...milk, verdict: 'cross_contact' })).toBe('Cross-contact');
    expect(verdictLabel({ verdict: null, causes: [] })).toBe('Nothing checked');
  });

  it('count a restaurant’s dishes', () => {
    const dishes = [
      ...Array<Verdict>(31).fill('none_declared'),
      ...Array<Verdict>(5).fill('not_verified'),
      ...Array<Verdict>(4).fill('cross_contact'),
      ...Array<Verdict>(12).fill('avoid'),
    ];
    expect(describeVerdictCounts(countVerdicts(dishes.map((verdict) => ({ verdict }))))).toBe(
      '31 said to be without · 4 traces possible · 5 not verified · 12 to avoid',
    );
    expect(describeVerdictCounts(countVerdicts([{ verdict: null }, { verdict: null }]))).toBe('Nothing checked');
    expect(describeVerdictCounts(countVerdicts([{ verdict: null }, { verdict: 'avoid' }]))).toBe(
      '0 said to be without · 1 to avoid · 1 not checked',
    );
  });

  it('say prices', () => {
    expect([1250, 5, 0, 123_456_789, -350, Number.NaN].map(formatPrice)).toEqual([
      '$12.50',
      '$0.05',
      '$0.00',
      '$1,234,567.89',
      '-$3.50',
      '$0.00',
    ]);
  });
});
