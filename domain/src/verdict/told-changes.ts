import { noteKeyOf, toldKeyOf, warns, withinStore, type Told } from './told.ts';

/**
 * Adds an answer in place of earlier ones to the same question about the same dishes, and keeps what they said about
 * other dishes. Only another warning replaces a warning; otherwise a warning stays until it is deleted.
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
