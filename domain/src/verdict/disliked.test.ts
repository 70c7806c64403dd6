import { describe, expect, it } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { isDisliked } from './disliked.ts';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import type { Eater, Strictness } from './eater.ts';
import { resolveAvoidances } from './resolve-avoidance.ts';
import { countPerEater, countVerdicts, describeDislikedCount, describeVerdictCounts } from './restaurant-summary.ts';
import fc from 'fast-check';

const assess = (given: Partial<Dish>, ...eaters: Eater[]) =>
  assessDish(deriveFacts({ ...nothingKnown, ...given }), eaters, context);
const dislikes = (name: string, strictness?: Strictness): Eater => ({
  avoids: [],
  dislikes: resolveAvoidances(name, strictness),
});
const avoids = (name: string): Eater => ({ avoids: resolveAvoidances(name) });
const isThere = ({ dislikes: found = [] }: ReturnType<typeof assess>) => found.map((one) => one.isThere);

describe('what somebody would rather not eat', () => {
  it('is there, isn’t known, or is left out where it is said to be missing', () => {
    const whole = { ingredients: ['rice', 'salt'], ingredients_complete_at: now };
    expect(isThere(assess({ ingredients: ['fresh garlic'] }, dislikes('garlic')))).toEqual([true]);
    expect(isThere(assess({ ingredients: ['rice'] }, dislikes('garlic')))).toEqual([false]);
    expect(assess(whole, dislikes('garlic'))).not.toHaveProperty('dislikes');
    expect(isThere(assess({ name: 'Zorgle stew' }, dislikes('zorgle')))).toEqual([true]);
  });

  it('is assessed by nobody: nothing avoided stays nothing checked', () => {
    const assessment = assess({ ingredients: ['garlic'] }, dislikes('garlic'));
    expect([assessment.verdict, assessment.causes, isDisliked(assessment)]).toEqual([null, [], true]);
  });

  it('is about ingredients, however strict somebody is about traces', () => {
    const statements = (['absent', 'may_contain'] as const).map(
      (level) => ({ allergen: 'milk', level, source: 'restaurant', stated_at: now }) as const,
    );
    expect(assess({ statements }, dislikes('milk', 'dangerous'))).not.toHaveProperty('dislikes');
    expect(isThere(assess({ ingredients: ['ghee'] }, dislikes('milk', 'fine')))).toEqual([true]);
  });

  it('says nothing of a dish that has to be avoided anyway', () => {
    const dish = { ingredients: ['ghee', 'garlic'] };
    expect(isDisliked(assess(dish, avoids('milk'), dislikes('garlic')))).toBe(false);
    expect(isDisliked(assess(dish, avoids('eggs'), dislikes('garlic')))).toBe(true);
  });

  it('names whose it is', () => {
    const ann: Eater = { name: 'Ann', avoids: [], dislikes: resolveAvoidances('garlic') };
    expect(assess({ ingredients: ['garlic'] }, ann).dislikes).toMatchObject([{ eater: 'Ann', isThere: true }]);
  });

  it('changes no verdict, no line and no question of any dish', () => {
    fc.assert(
      fc.property(world, ({ record, eaters, avoidance }) => {
        const facts = deriveFacts(record);
        const { dislikes: _, ...assessed } = assessDish(
          facts,
          [...eaters, { avoids: [], dislikes: [avoidance] }],
          context,
        );
        expect(assessed).toEqual(assessDish(facts, eaters, context));
      }),
      { numRuns: 500 },
    );
  });
});

describe('counts', () => {
  const ann: Eater = { name: 'Ann', avoids: resolveAvoidances('milk') };
  const ben: Eater = { name: 'Ben', avoids: resolveAvoidances('eggs') };
  const cat: Eater = { name: 'Cat', avoids: [], dislikes: resolveAvoidances('garlic') };
  const absent = (...allergens: ('milk' | 'eggs')[]) =>
    allergens.map((allergen) => ({ allergen, level: 'absent', source: 'restaurant', stated_at: now }) as const);
  const menu = [
    { statements: absent('milk', 'eggs') },
    { statements: absent('milk') },
    { statements: absent('milk', 'eggs'), ingredients: ['garlic'] },
    { ingredients: ['ghee', 'garlic'] },
  ].map((dish) => assess(dish, ann, ben, cat));

  it('count each dish once, and what is disliked apart', () => {
    const counts = countVerdicts(menu);
    expect(describeVerdictCounts(counts)).toBe('1 said to be without · 1 not verified · 1 to avoid');
    expect(describeDislikedCount(counts.disliked)).toBe('1 with what you’d rather not eat');
  });

  it('count for each who avoids something, and for nobody else', () => {
    expect([...countPerEater(menu)]).toEqual([
      ['Ann', 2],
      ['Ben', 1],
    ]);
    // Everyone gets Ben's dislike of eggs.
    const alsoForAll = menu.map((one) => ({
      ...one,
      causes: [...one.causes, { ...one.causes[0]!, eater: undefined }],
    }));
    expect([...countPerEater(alsoForAll)][0]).toEqual(['Ann', 1]);
  });
});
