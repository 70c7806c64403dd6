import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { world } from '../../fixtures/arbitrary-records.ts';
import { assessFixture, rank, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { ancestorsOf, describeAllergen, type AllergenId } from '../facts/allergens.ts';
import { normalise } from '../reading/normalise.ts';
import { ingredientsByName } from '../lexicon/lexicon.ts';
import { answerVerdict, type VerdictAnswer } from './answer-verdict.ts';

const table = readFileSync(new URL('../../fixtures/free-words.txt', import.meta.url), 'utf8');
const lines = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [expected: string, allergen: string, text: string]);

const places = ['name', 'description', 'ingredients'] as const;
const stated = ['nothing', 'absent', 'absent in one act with the whole list'] as const;
const on = '2026-11-10';

function answer(text: string, avoided: string, place: (typeof places)[number], said: (typeof stated)[number]) {
  const texts = { name: 'Number 7', ingredients: ['rice'], [place]: place === 'ingredients' ? ['rice', text] : text };
  const absent = { level: 'absent', stated_on: on, act: 'one' } as const;
  const others = ['milk', 'egg', 'fish', 'crustacean', 'tree nuts', 'wheat', 'peanut', 'soy', 'sesame', 'gluten'];
  const whole = said === 'absent in one act with the whole list';
  const names = whole ? [...new Set([...others, avoided])] : [avoided];
  const statements = said === 'nothing' ? [] : names.map((allergen) => ({ allergen, ...absent }));
  const complete = whole ? { ingredients_complete_on: on, cross_contact_stated_on: on } : {};
  return answerVerdict({ dish: { ...texts, ...complete, statements }, avoid: [{ name: avoided }], on }, 180);
}

const asksAbout = ({ lines: [line] }: VerdictAnswer, text: string): boolean =>
  line!.questions.some((question) =>
    normalise(question)
      .split(' ')
      .some((word) => normalise(text).includes(word)),
  );

describe('a word that denies an allergen', () => {
  it('stands in a table of all nine and gluten, in both orders', () => {
    expect(lines.length).toBeGreaterThanOrEqual(140);
  });

  it.each(lines)('%s: %s in "%s"', (expected, avoided, text) => {
    for (const place of places)
      for (const said of stated) {
        const given = answer(text, avoided, place, said);
        const where = { text, place, said, line: given.lines[0]!.text };
        if (expected === 'avoid') expect({ ...where, verdict: given.verdict }).toEqual({ ...where, verdict: 'avoid' });
        else {
          const cleared = said === 'nothing' ? 'not_verified' : 'none_declared';
          expect({ ...where, verdict: given.verdict }).toEqual({ ...where, verdict: cleared });
          // A complete list answers what a name leaves open.
          const isAsked = expected === 'asks' && said !== 'nothing' && !(place === 'name' && said !== 'absent');
          if (isAsked) expect({ ...where, asks: asksAbout(given, text) }).toEqual({ ...where, asks: true });
        }
      }
  });

  const named = [...ingredientsByName].flatMap(([food, { implies, named: own }]) =>
    [...implies].flatMap(([allergen, sure]) =>
      sure === 'always' && own.includes(allergen) ? [{ food, allergen }] : [],
    ),
  );
  const deny = (food: string, word: string): string[] => [
    `${word}-free ${food}`,
    `${word} free ${food}`,
    `${word}less ${food}`,
    `non-${word} ${food}`,
    `${food} (${word}-free)`,
    `${food}, ${word} free`,
    `${food} without ${word}`,
    `no ${word}, ${food}`,
    `${word}- and corn-free ${food}`,
    `df gf ${food}`,
  ];
  /** Returns its word and the words of its groups, as menus write them. */
  const wordsFor = (allergen: AllergenId): string[] =>
    [allergen, ...ancestorsOf(allergen)].flatMap((id) => [describeAllergen(id), ...(more[id] ?? [])]);
  const more: Partial<Record<AllergenId, string[]>> = {
    milk: ['dairy'],
    'tree-nuts': ['nut'],
    peanuts: ['nut'],
    'crustacean-shellfish': ['shellfish'],
    soybeans: ['soya'],
  };

  it('takes nothing from any food of the catalogue that has the allergen’s own word in its name, whatever is stated', () => {
    const denied = fc
      .constantFrom(...named)
      .chain(({ food, allergen }) =>
        fc.constantFrom(...wordsFor(allergen).flatMap((word) => deny(food, word))).map((text) => ({ text, allergen })),
      );
    fc.assert(
      fc.property(world, denied, fc.constantFrom(...places), ({ record }, { text, allergen }, place) => {
        const dish = { ...record, [place]: place === 'ingredients' ? [...record.ingredients, text] : text };
        const verdict = assessFixture(dish, single({ kind: 'allergen', allergen, strictness: 'fine' }));
        expect({ text, place, verdict }).toEqual({ text, place, verdict: rank('avoid') });
      }),
      runsOf(4000, 700),
    );
    expect(named.length).toBeGreaterThan(2000);
  });
});
