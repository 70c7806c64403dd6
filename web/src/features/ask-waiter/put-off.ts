import { foldThing, isOpenStill, warns, type Told } from '@clearplate/domain/verdict/told';
import { askedAs } from '@clearplate/domain/verdict/told-question';
import type { DishQuestion } from './question-list.tsx';

const names = ({ things }: Told, thing: string): boolean => things.some((each) => foldThing(each) === foldThing(thing));

/**
 * Returns the notes that answer this question, including those about dishes that they made dishes to avoid, so that
 * nobody asks about them any more. Answers can merge questions and split them, so a note belongs to "fish or milk?" if
 * it is about either.
 */
export function answersOf(told: readonly Told[], question: DishQuestion): readonly Told[] {
  const { kind, things, of = '' } = askedAs(question);
  return told.filter(
    (one) =>
      one.kind === kind && foldThing(one.of ?? '') === foldThing(of) && things.some((thing) => names(one, thing)),
  );
}

/** Returns the notes that answer this question for some of its dishes. */
export const notesOf = (told: readonly Told[], question: DishQuestion): readonly Told[] =>
  answersOf(told, question).filter((one) => question.dishes.some(({ id }) => one.dishes.includes(id)));

/**
 * Returns which things of a question are still open for a dish. With `isNoted`, things that somebody asked about in
 * vain don't count as open.
 */
type Left = (dish: number, isNoted?: boolean) => readonly string[];

/** Returns a function that finds what no note answers, for each dish of a question. */
export function findLeft(told: readonly Told[], question: DishQuestion): Left {
  const { things } = askedAs(question);
  const answers = answersOf(told, question);
  return (dish, isNoted = false) => {
    const about = answers.filter(({ dishes }) => dishes.includes(dish));
    return things.filter((thing) => {
      const notes = about.filter((one) => names(one, thing));
      if (isNoted) return notes.length === 0;
      const isInVain = ({ at }: Told) => notes.some((later) => isOpenStill(later) && later.at > at);
      // A warning stays a warning, even if somebody couldn't say later.
      return !notes.some((one) => warns(one) || !(isOpenStill(one) || isInVain(one)));
    });
  };
}

/**
 * Returns whether somebody asked the question about all of its dishes, and nobody could answer for some. Then it isn't
 * among the first questions again tonight.
 */
export function isPutOff(told: readonly Told[], question: DishQuestion): boolean {
  const left = findLeft(told, question);
  return (
    question.dishes.every(({ id }) => left(id, true).length === 0) &&
    question.dishes.some(({ id }) => left(id).length > 0)
  );
}
