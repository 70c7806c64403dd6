import { foldThing, isOpenStill, warns, type Told } from '@clearplate/domain/verdict/told';
import { askedAs } from '@clearplate/domain/verdict/told-question';
import type { DishQuestion } from './question-list.tsx';

const names = ({ things }: Told, thing: string): boolean => things.some((each) => foldThing(each) === foldThing(thing));

/**
 * Returns the notes of answers to this question, also about dishes that are to avoid by them and asked about no more. Answers
 * join questions, and part them: a note is one of "fish or milk?" if it is of either.
 */
export function answersOf(told: readonly Told[], question: DishQuestion): readonly Told[] {
  const { kind, things, of = '' } = askedAs(question);
  return told.filter(
    (one) =>
      one.kind === kind && foldThing(one.of ?? '') === foldThing(of) && things.some((thing) => names(one, thing)),
  );
}

/** Returns the notes of answers to this question about some of its dishes. */
export const notesOf = (told: readonly Told[], question: DishQuestion): readonly Told[] =>
  answersOf(told, question).filter((one) => question.dishes.some(({ id }) => one.dishes.includes(id)));

/** What of a question is left to be said of a dish; `isNoted`: of that nobody could say what, they were asked. */
type Left = (dish: number, isNoted?: boolean) => readonly string[];

/** Finds for each dish of a question what no note answers. */
export function findLeft(told: readonly Told[], question: DishQuestion): Left {
  const { things } = askedAs(question);
  const answers = answersOf(told, question);
  return (dish, isNoted = false) => {
    const about = answers.filter(({ dishes }) => dishes.includes(dish));
    return things.filter((thing) => {
      const notes = about.filter((one) => names(one, thing));
      if (isNoted) return notes.length === 0;
      const isInVain = ({ at }: Told) => notes.some((later) => isOpenStill(later) && later.at > at);
      // A warning stays one, whoever couldn't say later.
      return !notes.some((one) => warns(one) || !(isOpenStill(one) || isInVain(one)));
    });
  };
}

/** Returns whether it was asked about all of its dishes, and nobody could say of some: it isn't asked first again tonight. */
export function isPutOff(told: readonly Told[], question: DishQuestion): boolean {
  const left = findLeft(told, question);
  return (
    question.dishes.every(({ id }) => left(id, true).length === 0) &&
    question.dishes.some(({ id }) => left(id).length > 0)
  );
}
