import { canBeDoubted, sharedByOthers } from '@clearplate/domain/verdict/told-of-others';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { warnedBy } from './with-told.ts';

const asksOfTraces = ({ kind }: Cause['questions'][number]): boolean => kind === 'cross_contact';

/** Of a dish that was itself said to share something, its warning says more than the question. */
const isInQuestion = (cause: Cause): boolean =>
  cause.questions.some(asksOfTraces) || (canBeDoubted(cause) && !cause.told && !cause.noted);

/**
 * Returns the notes about other dishes that put in doubt whether this one has traces, or that bear on a question about
 * traces which is asked anyway. A statement is about this very dish, so its verdict stays.
 */
const doubtsOf = (cause: Cause, told: readonly Told[], dish: number): readonly Told[] =>
  isInQuestion(cause) ? sharedByOthers(told, dish, cause.avoidance) : [];

/** Asks about traces in words that say whether the eater was told of others, or somebody noted it. */
const tracesOfOthers = (doubts: readonly Told[]) =>
  ({ kind: 'cross_contact', toldOfOthers: doubts.every(({ isUnclaimed }) => isUnclaimed) ? 'noted' : true }) as const;

/**
 * Asks about traces where other dishes were said to share their oil or pans, and says so. Returns the same object if
 * there are no such notes.
 */
function askAgain<One extends Assessment>(stated: One, told: readonly Told[], dish: number): One {
  if (told.length === 0) return stated;
  const causes = stated.causes.map((cause) => {
    const doubts = doubtsOf(cause, told, dish);
    if (doubts.length === 0) return cause;
    const { noTracesAt: _, ...rest } = cause;
    return { ...rest, questions: [tracesOfOthers(doubts), ...rest.questions.filter((one) => !asksOfTraces(one))] };
  });
  return causes.every((cause, at) => cause === stated.causes[at]) ? stated : { ...stated, causes };
}

/**
 * Returns the assessment of a dish for somebody who was told something at its restaurant. Notes about the dish warn of
 * it, and notes about other dishes raise the question about traces again. No answer improves it. It is the same object
 * if no note concerns it.
 */
export const toldOf = <One extends Assessment>(stated: One, told: readonly Told[], dish: number): One =>
  askAgain(warnedBy(stated, told, dish), told, dish);

/** Returns the notes about a dish, and those about other dishes that put it in doubt. */
export function notesAbout(stated: Assessment | undefined, told: readonly Told[], dish: number): readonly Told[] {
  if (told.length === 0) return told;
  const doubts = stated ? warnedBy(stated, told, dish).causes.flatMap((cause) => doubtsOf(cause, told, dish)) : [];
  return told.filter((one) => one.dishes.includes(dish) || doubts.includes(one));
}
