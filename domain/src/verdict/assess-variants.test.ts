import { describe, expect, it } from 'vitest';
import { context } from '../../fixtures/arbitrary-records.ts';
import { single } from '../../fixtures/assess-fixture.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { nothingKnown, type Dish, type Statement } from '../facts/dish.ts';
import { describeVariant } from '../wording/describe-variant.ts';
import { assessDish } from './assess-dish.ts';
import { assessVariants, statedVariant } from './assess-variants.ts';

const peanuts: AllergenId = 'peanuts';
const says = (level: Statement['level']): Statement => ({
  allergen: peanuts,
  level,
  source: 'restaurant',
  stated_at: '2026-10-05T09:00:00.000Z',
});

const eaters = single({ kind: 'allergen', allergen: peanuts, strictness: 'ask' });
const assess = (facts: DishFacts) => assessDish(facts, eaters, context);

/** Offers noodles with these ingredients, made without peanuts: traces are possible, or none are stated. */
function offer(dish: Partial<Dish>) {
  const way = (name: string, statements: readonly Statement[]) => ({
    name,
    leaves_out: ['peanuts'],
    adds: [],
    price_cents: null,
    changed_at: null,
    ingredients_complete_at: null,
    cross_contact_stated_at: null,
    statements,
  });
  const variants = [way('Traces', [says('absent'), says('may_contain')]), way('Without', [says('absent')])];
  const derived = deriveDish({ ...nothingKnown, ...dish, variants });
  const asItComes = assess(derived.facts);
  return { asItComes, offered: assessVariants(asItComes, derived.variants, assess) };
}
const namesOf = ({ offered }: ReturnType<typeof offer>) => offered.map(({ name }) => name);

describe('the ways in which a dish is offered', () => {
  it('are those that answer where it is to avoid, what is said to be without first', () => {
    const noodles = offer({ ingredients: ['noodles', 'peanuts'] });
    expect([noodles.asItComes.verdict, ...namesOf(noodles)]).toEqual(['avoid', 'Without', 'Traces']);
  });

  it('are only what is said to be without where nobody verified it', () => {
    const open = offer({ ingredients: ['noodles', 'house sauce'] });
    expect([open.asItComes.verdict, ...namesOf(open)]).toEqual(['not_verified', 'Without']);
    const [without] = open.offered;
    expect(describeVariant(open.asItComes, without!)).toMatchObject({
      title: 'Can be made without peanut: ask for it so.',
      says: 'Restaurant says: no peanut that way, 5 Oct 2026',
    });
  });

  it('are none where it answers as it comes', () => {
    expect(namesOf(offer({ statements: [says('absent')] }))).toEqual([]);
    const traces = offer({ statements: [says('absent'), says('may_contain')] });
    expect([traces.asItComes.verdict, ...namesOf(traces)]).toEqual(['cross_contact']);
  });

  it('are no answer for a list with traces alone, or with what somebody would rather not eat', () => {
    const { offered } = offer({ ingredients: ['noodles', 'peanuts'] });
    expect(statedVariant(offered)?.name).toBe('Without');
    const [without, traces] = offered;
    expect(statedVariant([traces!])).toBeUndefined();
    const dislikes = [{ isThere: true }] as never;
    expect(statedVariant([{ ...without!, assessment: { ...without!.assessment, dislikes } }])).toBeUndefined();
  });
});
