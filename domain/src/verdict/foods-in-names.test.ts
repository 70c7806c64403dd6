import { expect, it } from 'vitest';
import { context } from '../../fixtures/arbitrary-records.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown } from '../facts/dish.ts';
import { friends } from '../lexicon/foods-in-names.ts';
import { ingredients, ingredientsByName } from '../lexicon/lexicon.ts';
import { assessDish } from './assess-dish.ts';
import { resolveAvoidances } from './resolve-avoidance.ts';

const canClear = new Set([...ingredients.values()].filter(({ closed }) => closed).map(({ id }) => id));

/** Returns the names that occur inside another name, except those nested in one of them or in the name of one food. */
function namesInside(name: string): string[] {
  const tokens = name.split(' ');
  const runs = tokens.flatMap((_, from) =>
    tokens
      .slice(from)
      .map((__, more) => ({ from, end: from + more + 1, text: tokens.slice(from, from + more + 1).join(' ') })),
  );
  const known = runs.filter(({ text }) => text !== name && ingredientsByName.has(text));
  return known
    .filter((run) => !known.some((other) => other !== run && other.from <= run.from && run.end <= other.end))
    .map(({ text }) => text);
}

/** Returns whether the other food is known to share only the word: "vanilla bean" and bean. */
const isFriend = (name: string, food: string): boolean =>
  [food, ...(ingredientsByName.get(food)?.terms ?? []).map((term) => term.replaceAll('-', ' '))].some((each) =>
    friends.get(each)?.some((friend) => ` ${name} `.includes(friend)),
  );

const complete = { ...nothingKnown, ingredients: ['salt'], ingredients_complete_at: context.now };

it('is found in the name of a dish: what can clear, under each of its names and those of its members', () => {
  const cleared: string[] = [];
  let walked = 0;
  for (const [name, { plain }] of ingredientsByName) {
    // Names of single foods are reviewed beside the closed entries.
    if (plain) continue;
    const terms = new Set(
      namesInside(name)
        .filter((food) => !isFriend(name, food))
        .flatMap((food) => ingredientsByName.get(food)?.terms ?? [])
        .filter((term) => canClear.has(term)),
    );
    if (terms.size === 0) continue;
    const facts = deriveFacts({ ...complete, name });
    for (const term of terms) {
      walked += 1;
      const avoids = resolveAvoidances(ingredients.get(term)!.name);
      if (assessDish(facts, [{ avoids }], context).verdict === 'none_declared') cleared.push(`${name}: ${term}`);
    }
  }
  expect(cleared).toEqual([]);
  expect(walked).toBeGreaterThan(10_000);
});

it.each([
  ['chipotle bowl', 'peppers', 'avoid'],
  ['lamb biryani', 'red meat', 'avoid'],
  ['garlic naan', 'allium', 'avoid'],
  ['vegan bacon bits', 'pork', 'not_verified'],
  ['turkey bacon', 'pork', 'not_verified'],
  ['vanilla bean ice cream', 'legumes', 'none_declared'],
  ['steak fries', 'beef', 'none_declared'],
])('says of %s to whoever avoids %s: %s', (name, avoided, verdict) => {
  expect(
    assessDish(deriveFacts({ ...complete, name }), [{ avoids: resolveAvoidances(avoided) }], context).verdict,
  ).toBe(verdict);
});
