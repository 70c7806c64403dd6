import { noteKeyOf, toldKeyOf, warns, withinStore, type Told } from './told.ts';

/**
 * Adds an answer in place of earlier ones to the same question about the same dishes; what they said about other dishes
 * stays. Only another warning replaces a warning; otherwise only its own deletion removes it.
 */
export function addTold(told: readonly Told[], added: Told): readonly Told[] {
  const left = told.flatMap((one) => {
    if (toldKeyOf(one) !== toldKeyOf(added) || (warns(one) && !warns(added))) return [one];
    const dishes = one.dishes.filter((id) => !added.dishes.includes(id));
    return dishes.length > 0 ? [{ ...one, dishes }] : [];
  });
  return withinStore([...left, added]);
}

/** Deletes one note, and nothing that was noted about other dishes. */
export const removeTold = (told: readonly Told[], removed: Told): readonly Told[] =>
  told.filter((one) => noteKeyOf(one) !== noteKeyOf(removed));
