import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens } from './allergens.ts';
import { allergenAvoidance } from '../verdict/allergen-avoidance.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { deriveDish } from './derive-dish.ts';
import { deriveFacts } from './derive-facts.ts';
import { nothingKnown, type Dish } from './dish.ts';
import type { Strictness } from '../verdict/eater.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { describeLines } from '../wording/describe-lines.ts';
import { verdicts, type Assessment } from '../verdict/verdict.ts';

const padThai: Dish = { ...nothingKnown, name: 'Pad Thai' };
const context = { now: '2026-11-20T00:00:00Z', statementDays: 180, lexiconVersion };

const saidOf = (assessment: Assessment) => describeLines(assessment)[0]?.text;
const assess = (record: Dish, allergen: 'eggs' | 'milk', strictness: Strictness = 'ask') =>
  assessDish(deriveDish(record).facts, [{ avoids: [allergenAvoidance(allergen, strictness)] }], context);

describe('a dish without listed ingredients', () => {
  it('is estimated, and what is likely in it warns', () => {
    const burrito = { ...nothingKnown, name: 'Breakfast Burrito' };
    expect(deriveDish(burrito).estimates[0]?.name).toBe('egg');
    expect(assess(burrito, 'eggs').verdict).toBe('not_verified');
    expect(saidOf(assess(burrito, 'eggs'))).toBe('Egg: not verified. Only an estimate.');
    expect(assess(burrito, 'eggs', 'dangerous').verdict).toBe('avoid');
    expect(saidOf(assess(burrito, 'eggs', 'dangerous'))).toBe('Egg possible. Only an estimate. Dangerous to you.');
  });

  it('is said to be possible by the ingredient that has it', () => {
    const soup = { ...nothingKnown, name: 'Chef’s Chowder' };
    expect(saidOf(assess(soup, 'milk'))).toMatch(/^Milk: not verified\. Only an estimate: .*butter.*\.$/);
    expect(saidOf(assess(soup, 'milk', 'dangerous'))).toMatch(
      /^Milk possible\. Only an estimate: .*cream.*\. Dangerous to you\.$/,
    );
  });

  it('shows what is unlikely, and doesn’t warn of it', () => {
    const { estimates, facts } = deriveDish(padThai);
    expect(estimates.find(({ name }) => name === 'soy sauce')?.probability).toBeLessThan(0.33);
    const words = facts.allergens.flatMap(({ evidence }) =>
      evidence.flatMap((one) => ('words' in one ? one.words : [])),
    );
    expect(words).not.toContain('soy sauce');
    expect(words).toContain('egg');
  });
});

describe('an estimate of ours', () => {
  it('isn’t shown where ingredients were listed, or somebody else estimated them, and warns as before', () => {
    const burrito = { ...nothingKnown, name: 'Breakfast Burrito' };
    const listed = { ...burrito, ingredients: ['Salt'] };
    const imported = { ...burrito, estimates: [{ name: 'tofu', probability: 0.4 }] };
    for (const record of [listed, imported]) {
      expect(deriveDish(record).estimates).toEqual([]);
      expect(assess(record, 'eggs', 'dangerous').verdict).toBe('avoid');
    }
  });

  it('ends where the list is confirmed as whole, until that is changed', () => {
    const list = { ...nothingKnown, name: 'Breakfast Burrito', ingredients: ['Salt'] };
    const whole = { ...list, ingredients_complete_at: '2026-11-19T00:00:00Z' };
    expect(deriveDish(whole)).toMatchObject({ facts: deriveFacts(whole), estimates: [] });
    expect(assess(whole, 'eggs', 'dangerous').verdict).toBe('not_verified');
    const changed = { ...whole, ingredients_changed_at: '2026-11-19T12:00:00Z' };
    expect(assess(changed, 'eggs', 'dangerous').verdict).toBe('avoid');
    const empty = { ...whole, ingredients: [' '] };
    expect(assess(empty, 'eggs', 'dangerous').verdict).toBe('avoid');
  });

  it('never improves a verdict, whatever the name says', () => {
    const words = fc.constantFrom(
      ...'vegan gluten-free no without egg cheese pizza pad thai soup free burger & cake'.split(' '),
    );
    const texts = fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' '));
    const strictness = fc.constantFrom<Strictness>('dangerous', 'ask', 'fine');
    const stated = fc.subarray(allergens.map(({ id }) => id));
    fc.assert(
      fc.property(texts, texts, stated, strictness, (name, description, absent, strict) => {
        const record: Dish = {
          ...nothingKnown,
          name,
          description,
          cross_contact_stated_at: '2026-11-19T00:00:00Z',
          statements: absent.map((allergen) => ({
            allergen,
            level: 'absent',
            source: 'restaurant',
            stated_at: '2026-11-19T00:00:00Z',
          })),
        };
        const derived = [deriveFacts(record), deriveDish(record).facts];
        for (const { id } of allergens) {
          const eaters = [{ avoids: [allergenAvoidance(id, strict)] }];
          const [without, withOurs] = derived.map((facts) =>
            verdicts.indexOf(assessDish(facts, eaters, context).verdict ?? 'none_declared'),
          );
          expect(withOurs).toBeLessThanOrEqual(without ?? -1);
        }
      }),
      { numRuns: 300 },
    );
  });
});
