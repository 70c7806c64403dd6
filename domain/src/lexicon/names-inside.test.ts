import { describe, expect, it } from 'vitest';
import { tokensOf } from '../reading/normalise.ts';
import { namesOf, type Ingredient } from './compile.ts';
import { ingredientsByName, lexiconGroups, longestPhrase } from './lexicon.ts';
import { readTable } from './read-table.ts';

interface Inside {
  readonly from: number;
  readonly end: number;
  readonly ingredient: Ingredient;
}

const entries = lexiconGroups.flatMap(({ table }) => readTable(table));

function runsOf(tokens: readonly string[]): Inside[] {
  return tokens.flatMap((_, from) =>
    tokens.slice(from).flatMap((__, more): Inside[] => {
      const end = from + more + 1;
      const found = longestPhrase(tokens.slice(from, end), 0);
      const whole = end - from === tokens.length;
      return whole || found?.end !== end - from ? [] : [{ from, end, ingredient: found.ingredient }];
    }),
  );
}

/** Returns names inside a name, without those nested in one of them. */
function insideOf(name: string): Inside[] {
  const runs = runsOf(tokensOf(name));
  return runs.filter((run) => !runs.some((other) => other !== run && other.from <= run.from && run.end <= other.end));
}

const lost = (whole: Ingredient, part: Ingredient): boolean =>
  [...part.implies].some(([allergen, sure]) => sure === 'always' && whole.implies.get(allergen) !== 'always') ||
  [...part.implies.keys()].some((allergen) => !whole.implies.has(allergen)) ||
  part.terms.some((term) => !whole.terms.includes(term));

const losses = entries.flatMap((entry) =>
  namesOf(entry).flatMap((name) => {
    const whole = ingredientsByName.get(tokensOf(name).join(' '));
    return insideOf(name)
      .filter(({ ingredient }) => whole === undefined || lost(whole, ingredient))
      .map(({ ingredient }) => ({ entry: entry.name, name, inside: ingredient.name }));
  }),
);

describe('a name inside a longer name', () => {
  it('says what it says alone, unless the table denies it in so many words', () => {
    const denied = new Set(entries.flatMap(({ name, notOf }) => notOf.map((inside) => `${name}: ${inside}`)));
    expect(losses.filter(({ entry, inside }) => !denied.has(`${entry}: ${inside}`))).toEqual([]);
  });

  it('is denied only where it stands', () => {
    const stale = entries.flatMap(({ name, also, notOf }) =>
      notOf
        .filter(
          (inside) => ![name, ...also].some((one) => insideOf(one).some((part) => part.ingredient.name === inside)),
        )
        .map((inside) => `${name}: ${inside}`),
    );
    expect(stale).toEqual([]);
  });

  it.each<[string, string]>([
    ['chicken parmesan', 'parmesan'],
    ['cheeseburger slider', 'cheese'],
    ['coconut ice cream', 'cream'],
    ['bread and butter pudding', 'butter'],
  ])('counts %s as %s', (name, term) => {
    expect(ingredientsByName.get(name)?.terms).toContain(term);
  });

  it.each<[string, string]>([
    ['coconut milk', 'milk'],
    ['peanut butter', 'butter'],
    ['butternut squash', 'butter'],
    ['cream of tartar', 'cream'],
    ['tuna steak', 'beef'],
  ])('does not count %s as %s', (name, term) => {
    expect(ingredientsByName.get(name)?.terms).not.toContain(term);
  });
});
