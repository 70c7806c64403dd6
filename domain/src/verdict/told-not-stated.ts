import { isOpenStill, warns, type Told } from './told.ts';

/** Returns whether the answer is what somebody hoped for. It is told, not stated. */
const reassures = (told: Told): boolean => !isOpenStill(told) && !warns(told);

/**
 * Returns the dishes about which everything that decides was answered as hoped: told, not stated. `needs` lists for each
 * dish the questions that decide it.
 */
export function toldNotStated(
  told: readonly Told[],
  needs: ReadonlyMap<number, readonly Pick<Told, 'kind' | 'things'>[]>,
): readonly number[] {
  const covers = (one: Told, id: number, need: Pick<Told, 'kind' | 'things'>) =>
    one.kind === need.kind && one.dishes.includes(id) && need.things.every((thing) => one.things.includes(thing));
  return [...needs].flatMap(([id, questions]) => {
    const isWarned = told.some((one) => warns(one) && one.dishes.includes(id));
    const isAnswered = questions.every((need) => told.some((one) => reassures(one) && covers(one, id, need)));
    return questions.length > 0 && !isWarned && isAnswered ? [id] : [];
  });
}
