import { findContradictions, type MenuTask } from './contradictions.ts';
import { deriveFacts } from './derive-facts.ts';
import type { Dish, DishVariant } from './dish.ts';
import { asVariant } from './variant.ts';

/**
 * Returns what is stated absent of a way to make a dish although it is in it that way: because of what stays in,
 * because of what it adds, or because the dish is stated to contain it and what is left out doesn't bring it.
 */
export function contradictionsOfWay(dish: Dish, variant: DishVariant): MenuTask[] {
  const made = asVariant(dish, variant);
  const read = findContradictions(deriveFacts(made)).filter(({ sure }) => sure);
  const absent = variant.statements.flatMap(({ allergen, level }) => (level === 'absent' ? [allergen] : []));
  const declared = absent.filter(
    (id) =>
      !read.some(({ allergen }) => allergen === id) &&
      made.statements.some(({ allergen, level }) => allergen === id && level === 'contains'),
  );
  return [...read, ...declared.map((allergen) => ({ allergen, words: [], declared: [allergen], sure: true }))];
}
