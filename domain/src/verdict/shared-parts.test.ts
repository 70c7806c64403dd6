import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { asComponent } from '../facts/component.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import { nothingKnown, type Dish, type StatementLevel } from '../facts/dish.ts';
import { declare, stateCrossContact } from '../menu/dish-edits.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { assessDish } from './assess-dish.ts';
import { callSheet, mostAsked } from './call-sheet.ts';
import type { Avoidance, Strictness } from './eater.ts';
import { questionsOfMenu, type MenuQuestion } from './menu-questions.ts';
import { addParts, sharedParts } from './shared-parts.ts';
import { askedAs } from './told-question.ts';

const before = '2026-11-01T00:00:00.000Z';
const of = (name: string, ...ingredients: string[]): Dish => ({
  ...nothingKnown,
  name,
  ingredients,
  ingredients_changed_at: before,
});
const sauce = asComponent(1, { ...nothingKnown, name: 'House sauce', ingredients_changed_at: before });
const sauced = (name: string): Dish => ({ ...of(name, 'rice'), uses: [1], components: [sauce] });
const without = (dish: Dish, ...allergens: AllergenId[]): Dish =>
  allergens.reduce(
    (one, allergen) => declare(one, { allergen, level: 'absent' as StatementLevel, source: 'restaurant' }, now),
    dish,
  );

const peanut = allergenAvoidance('peanuts', 'ask');

interface Listed {
  readonly name: string;
  readonly facts: ReturnType<typeof deriveDish>['facts'];
}
const listed = (dishes: readonly Dish[]): Listed[] =>
  dishes.map((dish) => ({ name: dish.name, facts: deriveDish(dish).facts }));

function fill(
  menu: readonly Listed[],
  avoids: readonly Avoidance[] = [peanut],
  { weightOf, isPutOff = () => false }: FillOptions = {},
) {
  const { questions } = questionsOfMenu(menu, [{ avoids }], context);
  const sheet = callSheet(menu, questions);
  return { sheet, filled: addParts({ ...sheet, putOff: [] }, sharedParts(menu, questions, weightOf), isPutOff) };
}
interface FillOptions {
  readonly weightOf?: (dish: Listed) => number;
  readonly isPutOff?: (question: MenuQuestion<Listed>) => boolean;
}
const describeOne = ({ question, decides, dishes }: MenuQuestion<Listed>): string =>
  `${question.kind}${question.kind === 'what_is_in' ? ` ${question.words}` : ''}: ${decides} of ${dishes.map(({ name }) => name).join(' ')}`;
const ask = (dishes: readonly Dish[], ...more: [avoids?: readonly Avoidance[], options?: FillOptions]) =>
  fill(listed(dishes), ...more).filled.first.map(describeOne);

describe('what is in a part that several dishes have', () => {
  it('is asked below whether they have what is avoided, where nothing is stated', () => {
    expect(ask([sauced('One'), of('Plain'), sauced('Two')])).toEqual([
      'whether: 3 of One Plain Two',
      'what_is_in House sauce: 0 of One Two',
    ]);
  });

  it('is asked where all is stated, and the part stays open beside it', () => {
    const stated = ['One', 'Two'].map((name) => stateCrossContact(without(sauced(name), 'peanuts'), now));
    expect(ask(stated)).toEqual(['what_is_in House sauce: 0 of One Two']);
  });

  it('is one question about dishes of both kinds, in the menu’s order, for whatever any of them waits for', () => {
    const menu = [
      sauced('One'),
      without(sauced('Two'), 'peanuts', 'sesame'),
      without(of('Three', 'House Sauce'), 'peanuts'),
    ];
    const { filled } = fill(listed(menu), [peanut, allergenAvoidance('sesame', 'fine')]);
    expect(filled.first.map(describeOne).at(-1)).toBe('what_is_in House sauce: 0 of One Two Three');
    const [part] = filled.first.slice(-1);
    expect(part && askedAs(part)).toEqual({
      kind: 'whether',
      things: expect.arrayContaining(['peanut', 'sesame']) as unknown,
      of: 'House sauce',
    });
    expect(filled.others.filter(({ id }) => id === part?.id)).toEqual([]);
  });

  it('is asked of no part of a single dish, of no dish to avoid, and of no oil whose plant is known', () => {
    expect(ask([sauced('One'), of('Two', 'broth')])).toEqual(['whether: 2 of One Two']);
    const nutty = { ...sauced('Nutty'), ingredients: ['peanuts'] };
    expect(ask([sauced('One'), nutty])).toEqual(['whether: 1 of One']);
    expect(ask([of('One', 'soybean oil'), of('Two', 'soybean oil')])).toEqual(['whether: 2 of One Two']);
  });

  it('is asked of no count of unknown words', () => {
    const words = (from: string) => Array.from({ length: 14 }, (_, index) => `${from}${'aeiou'[index % 5]}rx${index}q`);
    const menu = listed([of('One', ...words('zo')), of('Two', ...words('vu'))]);
    expect(menu[0]?.facts.opaque.at(-1)).toBe('2 more that we don’t know');
    expect(menu[1]?.facts.opaque.at(-1)).toBe('2 more that we don’t know');
    expect(fill(menu).filled.first.map(({ question }) => question.kind)).toEqual(['whether']);
  });

  it('comes in the order of the dishes that people like, then of all, then of the menu', () => {
    const menu = [of('One', 'spices', 'broth'), of('Two', 'broth', 'spices'), of('Three', 'broth'), sauced('Four')];
    const more = [...menu, sauced('Five')];
    const parts = (weightOf?: (dish: Listed) => number) =>
      ask(more, [peanut], weightOf && { weightOf })
        .slice(1)
        .map((one) => one.replace(/:.*/, ''));
    expect(parts()).toEqual(['what_is_in broth', 'what_is_in spices', 'what_is_in House sauce']);
    expect(parts(({ name }) => (name === 'Five' ? 3 : 1))[0]).toBe('what_is_in House sauce');
    expect(parts(() => 0)[0]).toBe('what_is_in broth');
    const eggs = allergenAvoidance('eggs', 'fine');
    const milk = allergenAvoidance('milk', 'fine');
    const apart = [
      without(of('One', 'spices'), 'milk'),
      ...['Two', 'Three', 'Four'].map((name) => without(of(name, name === 'Four' ? 'rice' : 'broth'), 'eggs')),
      without(of('Five', 'spices'), 'milk'),
    ];
    expect(ask(apart, [eggs, milk]).slice(2)).toEqual([
      'what_is_in spices: 0 of One Five',
      'what_is_in broth: 0 of Two Three',
    ]);
    const stated = (dish: Dish) => stateCrossContact(without(dish, 'peanuts'), now);
    const placed = [stated(of('One', 'spices', 'broth')), stated(of('Two', 'spices')), of('Three', 'broth')];
    expect(ask(placed).slice(1)).toEqual(['what_is_in spices: 0 of One Two', 'what_is_in broth: 0 of One Three']);
    const both = (...parted: string[]) => ask(['One', 'Two'].map((name) => of(name, ...parted))).slice(1);
    expect(both('spices', 'broth').map((one) => one.replace(/:.*/, ''))).toEqual([
      'what_is_in spices',
      'what_is_in broth',
    ]);
    expect(both('broth', 'spices')[0]).toContain('broth');
  });

  it('comes last and takes no room once nobody could say', () => {
    const menu = listed([sauced('One'), sauced('Two')]);
    const { filled } = fill(menu, [peanut], { isPutOff: ({ question }) => question.kind === 'what_is_in' });
    expect(filled.first.map(describeOne)).toEqual(['whether: 2 of One Two']);
    expect(filled.putOff.map(describeOne)).toEqual(['what_is_in House sauce: 0 of One Two']);
  });

  const dishes = fc.array(
    world.map(({ record }) => ({ ...record, ingredients: [...record.ingredients, 'house sauce', 'broth'] })),
    { minLength: 1, maxLength: 8 },
  );
  const avoided = fc
    .uniqueArray(fc.constantFrom<AllergenId>('milk', 'eggs', 'tree-nuts', 'wheat', 'fish', 'molluscs'), {
      minLength: 1,
      maxLength: 4,
    })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.constantFrom<Strictness>('ask', 'dangerous', 'fine').map((how) => allergenAvoidance(id, how)),
        ),
      ),
    );

  it('never takes the place of one that decides, is about no dish to avoid, and loses no question', () => {
    fc.assert(
      fc.property(dishes, avoided, (records, avoids) => {
        const menu = listed(records);
        const { sheet, filled } = fill(menu, avoids);
        expect(filled.first.slice(0, sheet.first.length)).toEqual(sheet.first);
        expect(filled.first.length).toBeLessThanOrEqual(mostAsked);
        const added = filled.first.slice(sheet.first.length);
        for (const { question, decides, dishes: about } of added) {
          expect([question.kind, decides]).toEqual(['what_is_in', 0]);
          expect(about).toEqual(menu.filter((dish) => about.includes(dish)));
          for (const { facts } of about) expect(assessDish(facts, [{ avoids }], context).verdict).not.toBe('avoid');
        }
        const ids = (all: readonly MenuQuestion<Listed>[]) => all.map(({ id }) => id);
        const shown = ids([...filled.first, ...filled.others]);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toEqual(expect.arrayContaining(ids([...sheet.first, ...sheet.others])));
      }),
      { numRuns: 150 },
    );
  });

  it('comes in an order that depends on no name, and not on the order of what is avoided', () => {
    fc.assert(
      fc.property(dishes, avoided, fc.infiniteStream(fc.string()), (records, avoids, names) => {
        const facts = records.map((record) => deriveDish(record).facts);
        const order = (who: readonly Avoidance[], nameOf: () => string) => {
          const menu = facts.map((known, position) => ({ name: nameOf(), position, facts: known }));
          const { questions } = questionsOfMenu(menu, [{ avoids: who }], context);
          return sharedParts(menu, questions).map(({ id, asked, dishes: about }) => [
            id,
            asked.map(({ avoidance }) => describeAvoidance(avoidance)).toSorted(),
            about.map(({ position }) => position),
          ]);
        };
        const first = order(avoids, () => '');
        expect(order(avoids, () => names.next().value)).toEqual(first);
        expect(order(avoids.toReversed(), () => 'Zoe')).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });
});
