import { sharedByOthers } from '@clearplate/domain/verdict/told-of-others';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { warnedBy } from './with-told.ts';

const asksOfTraces = ({ kind }: Cause['questions'][number]): boolean => kind === 'cross_contact';

/**
 * Returns what was said of other dishes about this one's traces: what puts in doubt that it has none, or is asked anyway. A statement
 * is about this very dish, so that its verdict stays.
 */
function doubtsOf({ avoidance, verdict, questions }: Cause, told: readonly Told[], dish: number): readonly Told[] {
  const isDoubted = verdict === 'none_declared' && avoidance.strictness !== 'fine';
  return isDoubted || questions.some(asksOfTraces) ? sharedByOthers(told, dish, avoidance) : [];
}

const tracesOfOthers = { kind: 'cross_contact', toldOfOthers: true } as const;

/** Asks about traces where other dishes were said to share their oil or pans, and in those words; the same object if none were. */
function askAgain<One extends Assessment>(stated: One, told: readonly Told[], dish: number): One {
  if (told.length === 0) return stated;
  const causes = stated.causes.map((cause) => {
    if (doubtsOf(cause, told, dish).length === 0) return cause;
    const { noTracesAt: _, ...rest } = cause;
    return { ...rest, questions: [tracesOfOthers, ...rest.questions.filter((one) => !asksOfTraces(one))] };
  });
  return causes.every((cause, at) => cause === stated.causes[at]) ? stated : { ...stated, causes };
}

/**
 * Returns the assessment of a dish for whoever was told something at its restaurant: warned of by what was said of it, and
 * asked about again for what was said of others. No answer makes it better. It is the same object if nothing concerns them.
 */
export const toldOf = <One extends Assessment>(stated: One, told: readonly Told[], dish: number): One =>
  askAgain(warnedBy(stated, told, dish), told, dish);

/** Returns what was said of a dish, and of others what puts it in doubt. */
export function notesAbout(stated: Assessment | undefined, told: readonly Told[], dish: number): readonly Told[] {
  if (told.length === 0) return told;
  const doubts = stated ? warnedBy(stated, told, dish).causes.flatMap((cause) => doubtsOf(cause, told, dish)) : [];
  return told.filter((one) => one.dishes.includes(dish) || doubts.includes(one));
}
