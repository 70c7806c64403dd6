import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { addIngredient, declare, stateCrossContact } from '../menu/dish-edits.ts';
import { nothingKnown, type Dish, type StatementLevel } from '../facts/dish.ts';
import type { Avoidance, Eater, Strictness } from './eater.ts';
import { questionsOfMenu } from './menu-questions.ts';
import { describeAvoidance } from '../wording/verdict-words.ts';

const avoid = (allergen: AllergenId, strictness: Strictness = 'ask'): Avoidance => ({
  kind: 'allergen',
  allergen,
  strictness,
});
const guest = (...avoids: Avoidance[]): Eater[] => [{ avoids }];
const plain = (name: string): Dish => ({ ...nothingKnown, name });
const state = (dish: Dish, allergen: AllergenId, level: StatementLevel = 'absent') =>
  declare(dish, { allergen, level, source: 'restaurant' }, now);

const menuOf = (...dishes: Dish[]) => dishes.map((dish) => ({ name: dish.name, facts: deriveFacts(dish) }));

const ask = (dishes: Dish[], eaters: readonly Eater[]) =>
  questionsOfMenu(menuOf(...dishes), eaters, context).questions.map(
    ({ question, named, asked, dishes: on, decides }) => ({
      kind: question.kind,
      named: named.map((one) => describeAvoidance(one)).join(' '),
      asked: asked.map(({ avoidance, names }) => [describeAvoidance(avoidance), ...names].join(' ')).join(', '),
      dishes: on.map(({ name }) => name).join(' '),
      decides,
    }),
  );

const stated = stateCrossContact(state(plain('Rice'), 'milk'), now);

describe('what a restaurant has to be asked about its menu', () => {
  it('is one question about several dishes, and about traces in the same breath', () => {
    expect(ask([plain('Rice'), plain('Beans')], guest(avoid('milk')))).toEqual([
      { kind: 'whether', named: 'milk', asked: 'milk', dishes: 'Rice Beans', decides: 2 },
      { kind: 'shared_equipment', named: 'milk', asked: 'milk', dishes: 'Rice Beans', decides: 0 },
    ]);
  });

  it('is about traces first where they decide as much', () => {
    const [first, second] = ask([plain('Rice')], guest(avoid('milk', 'dangerous')));
    expect([first?.kind, first?.decides, second?.kind, second?.decides]).toEqual(['shared_equipment', 1, 'whether', 1]);
  });

  it('is nothing about traces for whom they are fine, or where they are known', () => {
    expect(ask([plain('Rice')], guest(avoid('milk', 'fine'))).map(({ kind }) => kind)).toEqual(['whether']);
    expect(ask([stateCrossContact(plain('Rice'), now)], guest(avoid('milk'))).map(({ kind }) => kind)).toEqual([
      'whether',
    ]);
  });

  it('starts with what decides most dishes', () => {
    const dishes = [state(plain('Rice'), 'eggs'), state(plain('Beans'), 'eggs'), state(plain('Corn'), 'milk')].map(
      (dish) => stateCrossContact(dish, now),
    );
    expect(ask(dishes, guest(avoid('eggs'), avoid('milk')))).toEqual([
      { kind: 'whether', named: 'milk', asked: 'milk', dishes: 'Rice Beans', decides: 2 },
      { kind: 'whether', named: 'egg', asked: 'egg', dishes: 'Corn', decides: 1 },
    ]);
  });

  it('asks about several things at once if they are open about the same dishes, and says for whom', () => {
    const eaters = [
      { name: 'Ann', avoids: [avoid('milk', 'fine'), avoid('eggs', 'fine')] },
      { name: 'Ben', avoids: [avoid('eggs', 'fine')] },
    ];
    expect(ask([plain('Rice')], eaters)).toEqual([
      { kind: 'whether', named: 'milk egg', asked: 'milk Ann, egg Ann Ben', dishes: 'Rice', decides: 1 },
    ]);
  });

  it('lists somebody apart who is stricter about the same thing', () => {
    const eaters = [
      { name: 'Ann', avoids: [avoid('milk')] },
      { name: 'Ben', avoids: [avoid('milk', 'dangerous')] },
    ];
    const [first] = questionsOfMenu(menuOf(plain('Rice')), eaters, context).questions;
    expect(first?.asked.map(({ avoidance, names }) => [avoidance.strictness, ...names])).toEqual([
      ['ask', 'Ann'],
      ['dangerous', 'Ben'],
    ]);
  });

  it('is never about what is known', () => {
    expect(ask([stated], guest(avoid('milk', 'dangerous')))).toEqual([]);
  });

  it('is nothing about a dish that one of them has to avoid anyway', () => {
    const buttery = addIngredient(addIngredient(plain('Peas'), 'butter', now), 'spices', now);
    const eaters = [
      { name: 'Ann', avoids: [avoid('milk')] },
      { name: 'Ben', avoids: [avoid('eggs')] },
    ];
    expect(questionsOfMenu(menuOf(buttery), eaters, context)).toEqual({ questions: [], assessed: 1, avoided: 1 });
  });

  it('is nothing where nothing is avoided', () => {
    expect(questionsOfMenu(menuOf(plain('Rice')), [], context)).toEqual({ questions: [], assessed: 0, avoided: 0 });
    const dislikes = [{ avoids: [], dislikes: [avoid('milk')] }];
    expect(questionsOfMenu(menuOf(plain('Rice')), dislikes, context).assessed).toBe(0);
  });

  it('joins an unclear ingredient of several dishes, however it is written', () => {
    const spiced = (name: string, words: string) =>
      stateCrossContact(state(addIngredient(plain(name), words, '2026-11-01T00:00:00.000Z'), 'milk'), now);
    expect(ask([spiced('Peas', 'Spices'), spiced('Beans', 'spices')], guest(avoid('milk')))).toEqual([
      { kind: 'what_is_in', named: '', asked: 'milk', dishes: 'Peas Beans', decides: 0 },
    ]);
  });

  it('asks once whether known traces can be kept out, with every reason', () => {
    const fried = (name: string, reason: string): Dish => ({
      ...stated,
      name,
      statements: [
        ...stated.statements,
        { allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: null, reason },
      ],
    });
    const dishes = [fried('Peas', 'shared fryer'), fried('Corn', 'Shared fryer'), fried('Rice', 'same wok')];
    expect(ask(dishes, guest(avoid('milk')))).toEqual([
      { kind: 'may_contain', named: 'milk', asked: 'milk', dishes: 'Peas Corn Rice', decides: 3 },
    ]);
    const [question] = questionsOfMenu(menuOf(...dishes), guest(avoid('milk')), context).questions;
    expect(question?.because).toEqual(['Shared fryer', 'same wok']);
  });

  it('is one question about reactions of the same day, and none twice', () => {
    const reacted = (name: string, hour: string): Dish => ({
      ...stated,
      name,
      unexplained_reports: [`2026-11-03T${hour}:00:00.000Z`],
    });
    const { questions } = questionsOfMenu(
      menuOf(reacted('Peas', '10'), reacted('Corn', '18')),
      guest(avoid('milk')),
      context,
    );
    expect(questions.map(({ question, dishes }) => [question.kind, dishes.length])).toEqual([['unexplained', 2]]);
  });

  it('is something about each dish that is not cleared, and nothing about one to avoid, whatever is known', () => {
    const menu = fc.array(world, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(menu, (worlds) => {
        const eaters = worlds[0]?.eaters ?? [];
        const dishes = worlds.map(({ record }) => ({ facts: deriveFacts(record) }));
        const { questions, avoided } = questionsOfMenu(dishes, eaters, context);
        const verdicts = dishes.map(({ facts }) => assessDish(facts, eaters, context).verdict);
        expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
        expect(avoided).toBe(verdicts.filter((verdict) => verdict === 'avoid').length);
        for (const [index, dish] of dishes.entries()) {
          const on = questions.filter(({ dishes: about }) => about.includes(dish));
          const verdict = verdicts[index];
          if (verdict === 'avoid' || verdict === null) expect(on).toEqual([]);
          if (verdict === 'not_verified' || verdict === 'cross_contact')
            expect(on.some(({ decides }) => decides > 0)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
