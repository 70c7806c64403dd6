import { expect, it } from 'vitest';
import { context, now } from '../../fixtures/arbitrary-records.ts';
import { allergens, type AllergenId } from '../facts/allergens.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import { declare } from '../menu/dish-edits.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { questionsOfMenu } from './menu-questions.ts';
import { askedAs } from './told-question.ts';
import { concerns } from './told-relation.ts';

const avoiding = (...ids: AllergenId[]) => ids.map((id) => allergenAvoidance(id, 'ask'));

/** Asks about fries in this oil. The menu states that they have none of what the eaters avoid. */
const questionsOf = (oil: string, ...eaters: AllergenId[][]) => {
  const fries: Dish = { ...nothingKnown, name: 'Fries', ingredients: ['potato', oil] };
  const stated = eaters
    .flat()
    .reduce<Dish>((dish, allergen) => declare(dish, { allergen, level: 'absent', source: 'restaurant' }, now), fries);
  const dishes = [{ id: 1, facts: deriveDish(stated).facts }];
  const { questions } = questionsOfMenu(
    dishes,
    eaters.map((ids, at) => ({ name: `Eater ${at}`, avoids: avoiding(...ids) })),
    context,
  );
  return questions.filter(({ question }) => question.kind === 'what_is_in');
};

it('a “no” about how it is refined names its plant and warns whoever avoids that, for whomever it was asked', () => {
  for (const [oil, plant] of [
    ['peanut oil', 'peanuts'],
    ['vegetable oil (soybean, canola)', 'soybeans'],
  ] as const) {
    const [asked, ...others] = questionsOf(oil, ['milk'], [plant, 'eggs']);
    expect(others).toEqual([]);
    expect(asked!.asked.map(({ avoidance }) => avoidance)).toEqual(avoiding(plant));
    const note = askedAs(asked!);
    expect(note.things).toEqual([allergens.find(({ id }) => id === plant)!.word]);
    expect(avoiding('milk', plant, 'eggs').map((one) => concerns(note, one))).toEqual([false, true, false]);
  }
});

it('asks nobody who avoids neither its plant nor a group of it', () => {
  for (const id of ['milk', 'eggs', 'soybeans', 'tree-nuts'] as const)
    expect(questionsOf('peanut oil', [id])).toEqual([]);
  expect(questionsOf('refined almond oil', ['tree-nuts'])).toHaveLength(1);
  expect(questionsOf('refined almond oil', ['almond'])).toHaveLength(1);
  expect(questionsOf('refined almond oil', ['cashew'])).toEqual([]);
});

it('asks everybody what else is in an oil whose name says that there is more', () => {
  for (const oil of ['garlic peanut oil', 'seasoned soybean oil', 'house peanut oil']) {
    const [asked] = questionsOf(oil, ['milk']);
    expect(askedAs(asked!)).toEqual({ kind: 'whether', things: ['milk'], of: oil });
  }
});
