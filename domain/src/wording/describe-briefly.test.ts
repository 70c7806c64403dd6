import { describe, expect, it } from 'vitest';
import { allergenAvoidance } from '../verdict/allergen-avoidance.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown, type Dish, type Statement } from '../facts/dish.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { describeBriefly } from './describe-lines.ts';

const now = '2026-11-20T12:00:00.000Z';
const context = { now, statementDays: 180, lexiconVersion };

const state = (allergen: Statement['allergen'], level: Statement['level']): Statement =>
  ({ allergen, level, source: 'restaurant', stated_at: '2026-10-05T10:00:00.000Z', reason: null }) as Statement;

function brief(dish: Partial<Dish>, ...avoided: Parameters<typeof allergenAvoidance>[0][]) {
  const facts = deriveFacts({ ...nothingKnown, name: 'Rice', ...dish });
  return describeBriefly(assessDish(facts, [{ avoids: avoided.map((one) => allergenAvoidance(one)) }], context));
}

describe('a reason in brief', () => {
  it('beside a verdict that clears has the first thing to ask with it, and counts the others', () => {
    const statements = [state('milk', 'absent')];
    expect(brief({ statements, cross_contact_stated_at: now }, 'milk')).toEqual({
      text: 'Restaurant says: no milk',
      more: 0,
    });
    expect(brief({ statements }, 'milk')).toMatchObject({
      text: 'Restaurant says: no milk',
      ask: 'Ask about traces (shared oil, pans, surfaces)',
    });
    const withSauce = brief({ statements, ingredients: ['house sauce', 'spices'] }, 'milk');
    expect(withSauce.more).toBeGreaterThan(0);
  });

  it('names a reaction before any question', () => {
    const dish = { statements: [state('milk', 'absent')], unexplained_reports: ['2026-11-03T10:00:00.000Z'] };
    expect(brief(dish, 'milk').ask).toMatch(/^A diner reacted/);
  });

  it('is the worst line of the whole reason, with the number of the others', () => {
    const statements = [state('milk', 'absent'), state('peanuts', 'contains')];
    expect(brief({ statements }, 'milk', 'peanuts', 'eggs')).toEqual({
      text: 'Restaurant says: contains peanut',
      more: 2,
    });
    expect(brief({}, 'milk').text).toMatch(/^Milk: not verified/);
  });

  it('of nobody’s assessment is that it was not applied', () => {
    expect(describeBriefly({ verdict: 'not_verified', causes: [] })).toEqual({
      text: 'Your allergens are not being applied',
      more: 0,
    });
  });
});
