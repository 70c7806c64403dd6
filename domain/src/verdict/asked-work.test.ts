import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context as anyContext, now, strictness, world } from '../../fixtures/arbitrary-records.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { allergens, us9, type AllergenId } from '../facts/allergens.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown, type Dish, type StatementLevel } from '../facts/dish.ts';
import { declare, stateCrossContact } from '../menu/dish-edits.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { askedOfMenu, type AskedByDiners } from './asked-work.ts';
import type { Avoidance } from './eater.ts';
import { questionsOfMenu } from './menu-questions.ts';
import { toldKinds } from './told.ts';

const context = { ...anyContext, lexiconVersion: deriveFacts(nothingKnown).lexiconVersion };
const dish = (name: string, ...ingredients: string[]): Dish => ({ ...nothingKnown, name, ingredients });
const state = (one: Dish, level: StatementLevel, ...ids: readonly AllergenId[]) =>
  ids.reduce((before, allergen) => declare(before, { allergen, level, source: 'restaurant' }, now), one);
const asked = (given: Partial<AskedByDiners> = {}): AskedByDiners => ({
  kind: 'whether',
  allergen: 'milk',
  dishes: [1, 2, 3],
  diners: 2,
  last_asked_on: '2026-11-22',
  ...given,
});
const open = (all: readonly AskedByDiners[], ...menu: Dish[]) =>
  askedOfMenu(
    all,
    menu.map((one, index) => ({ id: index + 1, facts: deriveFacts(one) })),
    context,
  );
const dishesOf = (all: readonly AskedByDiners[], ...menu: Dish[]) => open(all, ...menu).map(({ dishIds }) => dishIds);

/** A near miss asks about the thing that it resembles. */
const isOther = (one: Avoidance, id: AllergenId) => one.kind !== 'allergen' || one.allergen !== id;

const rice = dish('Rice', 'rice');
const onlyTraces = declare(
  rice,
  { allergen: 'milk', level: 'may_contain', ingredient: 'absent', source: 'restaurant' },
  now,
);

describe('what diners asked and nobody could say', () => {
  it('is open of those dishes alone of which the menu doesn’t answer it', () => {
    expect(open([asked()], state(rice, 'absent', 'milk'), rice, dish('Toast', 'butter'))).toEqual([
      { kind: 'whether', allergen: 'milk', diners: 2, last_asked_on: '2026-11-22', dishIds: [2] },
    ]);
  });

  it.each(['absent', 'contains'] as const)('is ended by “%s”', (level) => {
    expect(dishesOf([asked({ dishes: [1] })], rice)).toEqual([[1]]);
    expect(dishesOf([asked({ dishes: [1] })], state(rice, level, 'milk'))).toEqual([]);
  });

  it('is not ended by possible traces, which don’t say whether it is in there', () => {
    expect(dishesOf([asked({ dishes: [1] })], state(rice, 'may_contain', 'milk'))).toEqual([[1]]);
    expect(dishesOf([asked({ dishes: [1] })], onlyTraces)).toEqual([]);
  });

  it('is not ended by what is said of anything else', () => {
    const other = state(rice, 'absent', ...us9.filter((id) => id !== 'milk'));
    expect(dishesOf([asked({ dishes: [1] })], stateCrossContact(other, now))).toEqual([[1]]);
  });

  it('about traces is ended by what is stated about them', () => {
    const without = state(rice, 'absent', 'milk');
    const traces = asked({ kind: 'shared_equipment', dishes: [1] });
    expect(dishesOf([traces], without)).toEqual([[1]]);
    expect(dishesOf([traces], stateCrossContact(without, now))).toEqual([]);
  });

  it('about traces that are known is open while they may be there', () => {
    const keptOut = asked({ kind: 'may_contain', dishes: [1] });
    expect(dishesOf([keptOut], onlyTraces)).toEqual([[1]]);
    expect(dishesOf([keptOut], state(rice, 'contains', 'milk'))).toEqual([]);
  });

  it('comes in the order of how many dishes it answers, then of how many asked', () => {
    const found = open(
      [
        asked({ allergen: 'eggs', dishes: [1] }),
        asked({ allergen: 'fish', dishes: [2], diners: 9 }),
        asked({ dishes: [1, 2, 3], diners: 1 }),
      ],
      rice,
      rice,
      rice,
    );
    expect(found.map(({ allergen }) => allergen)).toEqual(['milk', 'fish', 'eggs']);
  });

  it('is open as long as any diner who avoids it has to ask', () => {
    fc.assert(
      fc.property(
        world,
        fc.constantFrom(...allergens.map(({ id }) => id)),
        strictness,
        ({ record }, allergen, strict) => {
          const facts = deriveFacts(record);
          const diner = { avoids: [allergenAvoidance(allergen, strict)] };
          for (const { question } of questionsOfMenu([{ facts }], [diner], context).questions) {
            const kind = toldKinds.find((one) => one === question.kind);
            if (!kind || ('avoidance' in question && isOther(question.avoidance, allergen))) continue;
            expect(dishesOf([asked({ kind, allergen, dishes: [1] })], record)).toEqual([[1]]);
          }
        },
      ),
      runsOf(2000, 200),
    );
  });

  it('is nothing about dishes that aren’t on the menu', () => {
    expect(dishesOf([asked({ dishes: [7] })], rice)).toEqual([]);
  });
});
