import fc from 'fast-check';
import { expect, it } from 'vitest';
import { context, now, strictness, world } from '../../fixtures/arbitrary-records.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { nothingKnown, type Dish, type StatementLevel } from '../facts/dish.ts';
import { finish } from '../in-steps.ts';
import { declare } from '../menu/dish-edits.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { assessDish } from './assess-dish.ts';
import { doubtTraces } from './doubted-traces.ts';
import { questionsInSteps, questionsOfMenu } from './menu-questions.ts';
import { toldOnMenu } from './told-not-stated.ts';
import { seenOfDishes } from './told-of-dish.ts';
import { askedAs } from './told-question.ts';
import { reassures, tellers, toldAnswers, type Told } from './told.ts';

const listed = (records: readonly Dish[]) =>
  records.map((record, index) => ({ id: index + 1, facts: deriveDish(record).facts }));

const stew: Dish = { ...nothingKnown, name: 'Stew' };

const note = (given: Partial<Told>): Told => ({
  restaurant: 1,
  kind: 'whether',
  things: ['milk'],
  dishes: [1],
  answer: 'no',
  by: 'chef',
  at: now,
  seen: seenOfDishes(listed([stew])),
  ...given,
});
type Eating = Parameters<typeof toldOnMenu>[1];
/** Returns the dishes of which all that decides was told. */
const toldAll = (dishes: ReturnType<typeof listed>, eaters: Eating, told: readonly Told[]): readonly number[] =>
  [...toldOnMenu(dishes, eaters, context, told)].flatMap(([id, much]) => (much === 'all' ? [id] : []));
const milk = { avoids: [allergenAvoidance('milk', 'ask')] };

it('is a dish of which all that decides was answered, and of no part of it alone', () => {
  const on = (...told: Told[]) => toldAll(listed([stew]), [milk], told);
  expect(on(note({}))).toEqual([1]);
  expect(on(note({ of: 'house sauce' }))).toEqual([]);
  expect(on(note({ dishes: [2] }))).toEqual([]);
  expect(on(note({}), note({ things: ['egg'], answer: 'yes' }))).toEqual([]);
  // If somebody asks again and gets no answer, the earlier answer no longer counts.
  expect(on(note({}), note({ things: ['milk', 'egg'], answer: 'unknown', at: `${now}1` }))).toEqual([]);
  const isDangerous = [{ avoids: [allergenAvoidance('milk', 'dangerous')] }];
  expect(toldAll(listed([stew]), isDangerous, [note({})])).toEqual([]);
  const oil = note({ kind: 'shared_equipment' });
  expect(toldAll(listed([stew]), isDangerous, [note({}), oil])).toEqual([1]);
});

it('is told in part where only some of what decides was answered as hoped', () => {
  const eggs = { avoids: [allergenAvoidance('eggs', 'ask')] };
  const much = (eaters: Eating, ...told: Partial<Told>[]) =>
    toldOnMenu(listed([stew]), eaters, context, told.map(note)).get(1);
  expect(much([milk, eggs], {})).toBe('part');
  expect(much([milk, eggs], {}, { things: ['egg'] })).toBe('all');
  expect(much([milk, eggs], {}, { things: ['egg'], answer: 'unknown' })).toBe('part');
  const oil = { kind: 'shared_equipment' } as const;
  expect(much([{ avoids: [allergenAvoidance('milk', 'dangerous')] }], {})).toBe('part');
  expect(much([milk], {}, { ...oil, answer: 'yes', dishes: [2] })).toBe('part');
  // What decides nothing, what was taken back, what is about a part, and what warns beside it leave no mark.
  expect(much([milk, eggs], oil)).toBeUndefined();
  expect(much([milk, eggs], { things: ['fish'] })).toBeUndefined();
  expect(much([milk, eggs], { of: 'house sauce' })).toBeUndefined();
  expect(much([milk, eggs], {}, { answer: 'unknown', at: `${now}1` })).toBeUndefined();
  expect(much([milk, eggs], {}, { things: ['egg'], answer: 'yes' })).toBeUndefined();
  expect(much([milk, eggs], {}, { ...oil, answer: 'yes' })).toBeUndefined();
  expect(much([milk, eggs], { seen: { 1: 'otherwise' } })).toBeUndefined();
});

it('is no dish of which nobody said that it doesn’t share what others were said to share', () => {
  const on = (...told: Told[]) => toldAll(listed([stew]), [milk], [note({}), ...told]);
  const shared = (given: Partial<Told>) => note({ kind: 'shared_equipment', answer: 'yes', dishes: [2], ...given });
  expect(on(shared({}))).toEqual([]);
  expect(on(shared({ things: ['egg'] }))).toEqual([1]);
  expect(on(shared({ restaurant: 2 }))).toEqual([1]);
  const denied = shared({ answer: 'no', dishes: [1] });
  expect(on(shared({}), denied)).toEqual([1]);
  expect(on(shared({ things: ['milk', 'egg'] }), denied)).toEqual([]);
  expect(on(shared({}), denied, shared({ answer: 'unknown', dishes: [1], at: `${now}1` }))).toEqual([]);
  const fine = { avoids: [allergenAvoidance('milk', 'fine')] };
  expect(toldAll(listed([stew]), [fine], [note({}), shared({})])).toEqual([1]);
});

it('is a dish again once a “no” to all of what others were said to share was said of it, at once or bit by bit', () => {
  const shared = (given: Partial<Told>) => note({ kind: 'shared_equipment', ...given });
  const on = (things: readonly string[], ...denied: Partial<Told>[]) => {
    const said = [shared({ things, answer: 'yes', dishes: [2] }), ...denied.map((one) => shared(one))];
    return toldAll(listed([stew]), [milk], [note({}), ...said]);
  };
  const [both, egg] = [['milk', 'egg'], ['egg']];
  expect(on(['milk'], { things: both })).toEqual([1]);
  expect(on(['Milk '], { things: ['egg', 'milk'], dishes: [1, 3] })).toEqual([1]);
  expect(on(both, {}, { things: egg })).toEqual([1]);
  // It isn't known of which of them it was said, so that a "no" to less of it leaves the doubt.
  expect(on(both, {})).toEqual([]);
  expect(on(both, { things: egg })).toEqual([]);
  expect(on(['milk'], { things: both, of: 'house sauce' })).toEqual([]);
  expect(on(['milk'], { things: both, dishes: [3] })).toEqual([]);
  expect(on(['milk'], { things: both, kind: 'whether' })).toEqual([]);
  expect(on(['milk'], { things: both, kind: 'may_contain', answer: 'yes' })).toEqual([]);
  const later = { answer: 'unknown', at: `${now}1` } as const;
  expect(on(['milk'], { things: both }, later)).toEqual([]);
  expect(on(['milk'], { things: both }, { things: egg, ...later })).toEqual([1]);
  expect(on(both, { things: both }, { things: egg, ...later })).toEqual([]);
  expect(on(['milk'], later, { things: both, at: `${now}2` })).toEqual([1]);
});

it('is no dish to which somebody reacted since, or so shortly before that nobody who was asked can have known', () => {
  const reacted = (hours: number) => {
    const at = new Date(Date.parse(now) + hours * 3_600_000).toISOString();
    const reported = listed([{ ...stew, unexplained_reports: [at] }]);
    return [...toldOnMenu(reported, [milk], context, [note({})])];
  };
  expect(reacted(1)).toEqual([]);
  expect(reacted(-1)).toEqual([]);
  expect(reacted(-48)).toEqual([[1, 'all']]);
});

it('is no dish that was changed since, whatever was changed of it, nor one of which it isn’t known', () => {
  const on = (dish: Dish, told = note({})) => [...toldOnMenu(listed([dish]), [milk], context, [told]).keys()];
  expect(on(stew)).toEqual([1]);
  const sauced: Dish = { ...stew, ingredients: ['house sauce'], ingredients_changed_at: now };
  const may = { allergen: 'fish', level: 'may_contain' as StatementLevel, source: 'restaurant' } as const;
  for (const changed of [
    sauced,
    { ...stew, name: 'Stew of the day' },
    { ...stew, description: 'New' },
    declare(stew, may, now),
  ])
    expect(on(changed)).toEqual([]);
  expect(on(sauced, note({ seen: seenOfDishes(listed([sauced])) }))).toEqual([1]);
  for (const seen of [undefined, {}, { 2: 'x' }]) expect(on(stew, note({ seen }))).toEqual([]);
});

it('is no dish that its restaurant answered for', () => {
  const absent = { allergen: 'milk', level: 'absent' as StatementLevel, source: 'restaurant' } as const;
  expect([...toldOnMenu(listed([declare(stew, absent, now)]), [milk], context, [note({})])]).toEqual([]);
});

it('is never one to avoid or said to be without, counts no dish for a warning, and what is asked of it can be answered', () => {
  const records = fc.array(
    world.map(({ record }) => record),
    { minLength: 1, maxLength: 4 },
  );
  const who = fc
    .uniqueArray(fc.constantFrom<AllergenId>('milk', 'eggs', 'tree-nuts', 'almond', 'fish'), { minLength: 1 })
    .chain((ids) => fc.tuple(...ids.map((id) => strictness.map((how) => allergenAvoidance(id, how)))))
    .map((avoids) => ({ avoids }));
  fc.assert(
    fc.property(records, who, fc.infiniteStream(fc.nat()), (menu, eater, picks) => {
      const dishes = listed(menu);
      const { questions } = questionsOfMenu(dishes, [eater], context);
      const pick = <T>(all: readonly T[]): T => all[picks.next().value % all.length] as T;
      const told = questions.map((question) =>
        note({
          of: undefined,
          ...askedAs(question),
          dishes: question.dishes.map(({ id }) => id),
          seen: seenOfDishes(question.dishes),
          answer: pick(toldAnswers),
          by: pick(tellers),
        }),
      );
      expect(told.every(({ things }) => things.length > 0)).toBe(true);
      const found = toldOnMenu(dishes, [eater], context, told);
      for (const { id, facts } of dishes) {
        if (!found.has(id)) continue;
        const { verdict } = assessDish(facts, [eater], context);
        expect(['not_verified', 'cross_contact']).toContain(verdict);
        const warned = note({ things: ['peanut'], answer: 'yes', dishes: [id] });
        expect(toldOnMenu(dishes, [eater], context, [...told, warned]).has(id)).toBe(false);
      }
      const things = ['tree nut', 'almond', 'milk', 'egg', 'butter'];
      const shared = note({ kind: 'shared_equipment', answer: 'yes', things: [pick(things)], dishes: [pick([1, 9])] });
      const doubted = toldOnMenu(dishes, [eater], context, [...told, shared]);
      for (const [id, much] of doubted) expect([much, 'all']).toContain(found.get(id));
      for (const one of told.filter(reassures)) {
        const fewer = toldOnMenu(
          dishes,
          [eater],
          context,
          told.filter((other) => other !== one),
        );
        for (const [id, much] of fewer) expect([much, 'all']).toContain(found.get(id));
      }
      const ofParts = told.map((one) => ({ ...one, of: 'house sauce' }));
      expect([...toldOnMenu(dishes, [eater], context, ofParts)]).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('is a dish no sooner for a “no” to less, for one “no” fewer, or for more that others share', () => {
  const things = ['milk', 'egg', 'tree nut'];
  const said = fc.record({
    things: fc.subarray(things, { minLength: 1 }),
    dishes: fc.subarray([1, 2], { minLength: 1 }),
    answer: fc.constantFrom('no', 'no', 'unknown'),
    of: fc.constantFrom(undefined, undefined, undefined, 'house sauce'),
    at: fc.constantFrom(now, `${now}1`, `${now}2`),
  });
  fc.assert(
    fc.property(fc.subarray(things, { minLength: 1 }), fc.array(said, { maxLength: 5 }), (shared, given) => {
      const on = (warned: readonly string[], notes: typeof given) => {
        const of = (one: Partial<Told>) => note({ kind: 'shared_equipment', ...one });
        const warning = of({ things: warned, answer: 'yes', dishes: [2] });
        return toldAll(listed([stew]), [milk], [note({}), warning, ...notes.map(of)]).includes(1);
      };
      const isDenied = (thing: string) =>
        given.some(
          (one) =>
            one.answer === 'no' &&
            one.of === undefined &&
            one.dishes.includes(1) &&
            one.things.includes(thing) &&
            !given.some(
              (later) =>
                later.answer === 'unknown' &&
                later.dishes.includes(1) &&
                later.things.includes(thing) &&
                later.at > one.at,
            ),
        );
      const is = on(shared, given);
      expect(is).toBe(!shared.includes('milk') || shared.every(isDenied));
      if (is) return;
      for (const denied of given.filter(({ answer }) => answer === 'no')) {
        expect(
          on(
            shared,
            given.filter((one) => one !== denied),
          ),
        ).toBe(false);
        const less = { ...denied, things: denied.things.slice(1) };
        expect(
          on(
            shared,
            given.map((one) => (one === denied ? less : one)),
          ),
        ).toBe(false);
      }
      for (const more of things) expect(on([...new Set([...shared, more])], given)).toBe(false);
    }),
    { numRuns: 150 },
  );
});

const words: Partial<Record<AllergenId, string>> = { milk: 'milk', eggs: 'egg', fish: 'fish', 'tree-nuts': 'tree nut' };

it('is a dish again wherever others’ shared oil kept it from being one, once all that the sheet asks is answered as hoped', () => {
  const records = fc.array(
    world.map(({ record }) => record),
    { minLength: 1, maxLength: 4 },
  );
  const anyIds = fc.uniqueArray(fc.constantFrom(...(Object.keys(words) as AllergenId[])), { minLength: 1 });
  const anyStrictness = fc.array(strictness, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(records, anyIds, anyStrictness, fc.nat(), (menu, ids, strict, pick) => {
      const dishes = listed(menu);
      const eaters = [{ avoids: ids.map((id, at) => allergenAvoidance(id, strict[at])) }];
      const minded = ids.flatMap((id, at) => (strict[at] === 'fine' ? [] : [words[id] ?? '']));
      const others = minded.length > 0 ? minded.slice(0, 1 + (pick % minded.length)) : ['milk'];
      const shared = note({ kind: 'shared_equipment', answer: 'yes', things: others, dishes: [9] });
      const { questions } = finish(questionsInSteps(dishes, eaters, context, doubtTraces([shared])));
      const hoped = questions.map((question) => {
        const asked = askedAs(question);
        const about = { dishes: question.dishes.map(({ id }) => id), seen: seenOfDishes(question.dishes) };
        return note({ of: undefined, ...asked, ...about, answer: asked.kind === 'may_contain' ? 'yes' : 'no' });
      });
      const found = toldAll(dishes, eaters, hoped);
      const again = toldAll(dishes, eaters, [...hoped, shared]);
      // Of a dish whose traces are possible it is asked whether they can be kept out, and not about its oil.
      const isPossible = (facts: DishFacts) =>
        assessDish(facts, eaters, context).causes.some(({ verdict }) => verdict === 'cross_contact');
      const asked = dishes.filter(({ facts }) => !isPossible(facts)).map(({ id }) => id);
      expect(asked.filter((id) => again.includes(id))).toEqual(asked.filter((id) => found.includes(id)));
    }),
    { numRuns: 150 },
  );
});
