import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import { nothingKnown, type Dish, type StatementLevel } from '../facts/dish.ts';
import { declare, stateCrossContact } from '../menu/dish-edits.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import { callSheet, mostAsked } from './call-sheet.ts';
import type { Avoidance, Eater, Strictness } from './eater.ts';
import { questionsOfMenu, type MenuQuestion } from './menu-questions.ts';

const avoid = (allergen: AllergenId, strictness: Strictness = 'fine'): Avoidance => ({
  kind: 'allergen',
  allergen,
  strictness,
});
const plain = (name: string): Dish => ({ ...nothingKnown, name });
const state = (dish: Dish, ...absent: AllergenId[]) =>
  absent.reduce(
    (one, allergen) => declare(one, { allergen, level: 'absent' as StatementLevel, source: 'restaurant' }, now),
    dish,
  );

interface Listed {
  readonly name: string;
  readonly facts: ReturnType<typeof deriveDish>['facts'];
}
const menuOf = (...dishes: Dish[]): Listed[] =>
  dishes.map((dish) => ({ name: dish.name, facts: deriveDish(dish).facts }));

const describeOne = ({ question, named, decided }: MenuQuestion<Listed>) =>
  `${question.kind} ${named.map((one) => describeAvoidance(one)).join(' ')}: ${decided.map(({ name }) => name).join(' ')}`;

function sheetOf(menu: readonly Listed[], avoids: readonly Avoidance[], weightOf?: (dish: Listed) => number) {
  const { questions } = questionsOfMenu(menu, [{ avoids }], context);
  return callSheet(menu, questions, weightOf);
}
const ask = (...args: Parameters<typeof sheetOf>) => sheetOf(...args).first.map(describeOne);

describe('the questions that settle most', () => {
  it('begin with what most dishes wait for', () => {
    const menu = menuOf(state(plain('One'), 'eggs'), state(plain('Two'), 'milk'), state(plain('Three'), 'milk'));
    expect(ask(menu, [avoid('milk'), avoid('eggs')])).toEqual(['whether egg: Two Three', 'whether milk: One']);
  });

  it('ask two that only together clear many dishes before one that clears one', () => {
    const both = ['A', 'B', 'C', 'D'].map(plain);
    const menu = menuOf(
      state(plain('One'), 'milk', 'eggs'),
      ...both,
      state(plain('Odd'), 'milk', 'soybeans'),
      state(plain('Even'), 'soybeans', 'eggs'),
      ...['E', 'F'].map((name) => state(plain(name), 'soybeans')),
    );
    const first = ask(menu, [avoid('milk'), avoid('eggs'), avoid('soybeans')]);
    expect(first.slice(0, 2).toSorted()).toEqual([
      expect.stringContaining('whether egg'),
      expect.stringContaining('whether milk'),
    ]);
  });

  it('prefer what is likelier to end the matter', () => {
    const eggy = { ...state(plain('One'), 'sesame'), estimates: [{ name: 'egg', probability: 0.8 }] };
    const menu = menuOf(eggy, state(plain('Two'), 'milk'), state(plain('Three'), 'eggs'));
    const avoids = [avoid('milk'), avoid('eggs'), avoid('sesame')];
    expect(ask(menu, avoids)[0]).toBe('whether egg: One Two');
  });

  it('prefer what people like', () => {
    const menu = menuOf(state(plain('Water ice'), 'eggs'), state(plain('Rice'), 'milk'));
    const first = (liked: string) =>
      ask(menu, [avoid('milk'), avoid('eggs')], (dish) => (dish.name === liked ? 3 : 1))[0];
    expect(first('Water ice')).toBe('whether milk: Water ice');
    expect(first('Rice')).toBe('whether egg: Rice');
  });

  it('are as many as an answer of a minute allows, and never one that decides nothing', () => {
    const all: AllergenId[] = ['milk', 'eggs', 'fish', 'wheat', 'peanuts', 'soybeans', 'sesame'];
    const menu = menuOf(
      ...all.map((own) => state(plain(`No ${own}`), ...all.filter((one) => one !== own))),
      stateCrossContact({ ...state(plain('Stew'), ...all), ingredients: ['spices'] }, now),
    );
    const { first, others } = sheetOf(
      menu,
      all.map((one) => avoid(one)),
    );
    expect(first).toHaveLength(mostAsked);
    expect(first.every(({ decides }) => decides > 0)).toBe(true);
    expect(others.map(({ decides }) => decides)).toContain(0);
  });

  it('come in the menu’s order where they are worth the same', () => {
    const two = [state(plain('One'), 'sesame'), state(plain('Two'), 'lupin')];
    expect(ask(menuOf(...two), [avoid('sesame'), avoid('lupin')])).toEqual([
      'whether lupin: One',
      'whether sesame: Two',
    ]);
    expect(ask(menuOf(...two.toReversed()), [avoid('sesame'), avoid('lupin')])).toEqual([
      'whether sesame: Two',
      'whether lupin: One',
    ]);
  });

  it('are none on an empty menu, or for nobody', () => {
    expect(callSheet([], [])).toEqual({ first: [], others: [] });
    expect(ask(menuOf(plain('Rice')), [])).toEqual([]);
  });
});

const eaters = fc.uniqueArray(
  fc.record({
    allergen: fc.constantFrom<AllergenId>('milk', 'eggs', 'tree-nuts', 'almond', 'gluten', 'wheat', 'fish', 'molluscs'),
    strictness: fc.constantFrom<Strictness>('ask', 'dangerous', 'fine'),
  }),
  { selector: ({ allergen }) => allergen, minLength: 1, maxLength: 5 },
);
const dishes = fc.array(
  world.map(({ record }) => record),
  { minLength: 1, maxLength: 8 },
);

describe('the order in which is asked', () => {
  it('depends on no name, no id, and not on the order of what is avoided', () => {
    fc.assert(
      fc.property(dishes, eaters, fc.infiniteStream(fc.string()), (records, avoided, names) => {
        const facts = records.map((record) => deriveDish(record).facts);
        const keyed = (avoids: readonly Avoidance[], nameOf: (index: number) => unknown, eater?: string) => {
          const menu = facts.map((known, position) => ({
            id: nameOf(position),
            name: nameOf(position),
            position,
            facts: known,
          }));
          const who: Eater[] = [{ avoids, ...(eater !== undefined && { name: eater }) }];
          const { questions } = questionsOfMenu(menu, who, context);
          return callSheet(menu, questions).first.map(({ question, named, decided }) => [
            question.kind,
            named.map((one) => describeAvoidance(one)).toSorted(),
            decided.map(({ position }) => position),
          ]);
        };
        const avoids = avoided.map(({ allergen, strictness }) => avoid(allergen, strictness));
        const first = keyed(avoids, (index) => index);
        expect(keyed(avoids, () => names.next().value, 'Zoe')).toEqual(first);
        expect(keyed(avoids.toReversed(), (index) => -index)).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });

  it('never leaves out one that decides while there is room, and takes nothing from the rest', () => {
    fc.assert(
      fc.property(dishes, eaters, (records, avoided) => {
        const menu = records.map((record) => ({ name: record.name, facts: deriveDish(record).facts }));
        const { questions } = questionsOfMenu(
          menu,
          [{ avoids: avoided.map(({ allergen, strictness }) => avoid(allergen, strictness)) }],
          context,
        );
        const { first, others } = callSheet(menu, questions);
        expect(first.length).toBe(Math.min(mostAsked, questions.filter(({ decides }) => decides > 0).length));
        expect(new Set([...first, ...others])).toEqual(new Set(questions));
      }),
      { numRuns: 100 },
    );
  });
});
