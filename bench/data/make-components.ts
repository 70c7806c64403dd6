import type { z } from 'zod';
import type { ComponentRecord } from '../../server/src/features/import/import-record.ts';
import { zipf, type Chance } from './chance.ts';
import { dayBefore, declared } from './make-declaration.ts';
import { assumed } from './measured.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A component without its restaurant. */
export type MadeComponent = Omit<z.input<typeof ComponentRecord>, 'type' | 'id' | 'restaurant' | 'menu'>;

/** What kitchens make once, most common first. */
const names =
  `House Sauce|Fry Batter|House Dressing|Pizza Dough|Spice Rub|Chicken Stock|Burger Bun|Marinade|Garlic Butter
|Green Salsa|Seasoned Flour|Vegetable Stock|Glaze|Curry Paste|Pickles|Aioli|Slaw|Tomato Sauce|Gravy|Chili Oil|Pesto|Crumble
|Whipped Topping|Flatbread`
    .split('|')
    .map((name) => name.trim());

/** The key of a component in an import. */
export const componentKey = (at: number): string => `component:${at}`;
/** Picks one of them, the first most often. */
export const drawComponent = zipf(names.length, 0.8);

/** Makes all of them, each with a list of ingredients and what is declared of it. */
export function makeComponents(chance: Chance, vocabulary: Vocabulary, now: Date): MadeComponent[] {
  return names.map((name) => {
    const wanted = 3 + chance.below(6);
    const ingredients = Array.from({ length: wanted }, () => vocabulary.ingredient(chance));
    const list = {
      name,
      ingredients: [...new Set(ingredients)],
      ingredients_complete: chance.is(assumed.complete),
      stated_on: dayBefore(now, chance.below(assumed.oldest)),
    };
    // That all traces are stated is said of dishes alone.
    const { cross_contact_stated: _, ...said } = declared(chance, now);
    return { ...list, ...said };
  });
}
