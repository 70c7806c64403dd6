import type { DishFacts } from '../facts/dish-facts.ts';
import { timeOf } from '../facts/instants.ts';
import type { Eater } from './eater.ts';
import { questionsOfMenu } from './menu-questions.ts';
import { seenOf } from './told-of-dish.ts';
import { sharedByOthers } from './told-of-others.ts';
import { askedAs } from './told-question.ts';
import { foldThing, isOpenStill, reassures, toldHours, warns, type Told, type ToldQuestion } from './told.ts';
import type { AssessContext } from './verdict.ts';

/**
 * Returns whether everything that a question asks about was answered as hoped, in one note or in several, which may have
 * been about more. What was said about a part of a dish answers nothing. An answer no longer counts once somebody asked
 * again and nobody could say. All notes are about one dish.
 */
const isAnswered = ({ kind, things }: ToldQuestion, notes: readonly Told[]): boolean =>
  things.every((thing) => {
    const about = notes.filter(
      (one) => one.kind === kind && one.things.some((each) => foldThing(each) === foldThing(thing)),
    );
    return about.some(
      (one) =>
        reassures(one) && one.of === undefined && !about.some((later) => isOpenStill(later) && later.at > one.at),
    );
  });

const notesOf = (told: readonly Told[], dish: number): readonly Told[] =>
  told.filter(({ dishes }) => dishes.includes(dish));

/** Says how much of what decides a dish was answered as hoped. With `'all'`, the dish is told, not stated. */
export type HowMuchTold = 'all' | 'part';

/**
 * Returns how much of what decides a dish was answered as hoped, and `undefined` if nothing was or if a note warns of it.
 * All notes are about that dish.
 */
export function howMuchTold(decisive: readonly ToldQuestion[], notes: readonly Told[]): HowMuchTold | undefined {
  const things = decisive.flatMap((question) => question.things.map((thing) => ({ ...question, things: [thing] })));
  const answered = things.filter((one) => isAnswered(one, notes)).length;
  if (answered === 0 || notes.some(warns)) return undefined;
  return answered < things.length ? 'part' : 'all';
}

/**
 * Returns whether somebody reacted to a dish, from an unknown cause, after a note was made or in the hours before. The
 * person who was asked may not have known about it.
 */
const isReactedTo = ({ unexplained = [] }: DishFacts, { at }: Told): boolean =>
  unexplained.some((reacted) => timeOf(reacted) > timeOf(at) - toldHours * 3_600_000);

/**
 * Returns whether something that was said about other dishes of the restaurant puts this dish in doubt. Only a "no"
 * about this dish to all of what was said of the others ends the doubt, whether or not somebody avoids all of it.
 */
function isDoubted(dish: number, eaters: readonly Eater[], told: readonly Told[]): boolean {
  const notes = notesOf(told, dish);
  const restaurants = new Set(notes.map(({ restaurant }) => restaurant));
  const here = told.filter(({ restaurant }) => restaurants.has(restaurant));
  const minded = eaters.flatMap(({ avoids }) => avoids.filter(({ strictness }) => strictness !== 'fine'));
  const shared = minded.flatMap((avoidance) => sharedByOthers(here, dish, avoidance));
  return shared.some((one) => !isAnswered(one, notes));
}

/**
 * Returns which dishes of a menu are told, not stated, for the eaters, and which were told in part. It leaves out a dish
 * that has changed since its notes were made, and one that somebody has reacted to since. One that may share oil or pans
 * with what others were said to share them with is told in part at most. It assesses only dishes that have a note.
 */
export function toldOnMenu(
  menu: readonly { readonly id: number; readonly facts: DishFacts }[],
  eaters: readonly Eater[],
  context: AssessContext,
  told: readonly Told[],
): ReadonlyMap<number, HowMuchTold> {
  const found = new Map<number, HowMuchTold>();
  for (const dish of menu) {
    const { id, facts } = dish;
    const notes = notesOf(told, id);
    const hoped = notes.filter(reassures);
    if (hoped.length === 0) continue;
    const seen = seenOf(facts);
    if (hoped.some((one) => one.seen?.[id] !== seen || isReactedTo(facts, one))) continue;
    const { questions } = questionsOfMenu([dish], eaters, context);
    const much = howMuchTold(questions.filter(({ decides }) => decides > 0).map(askedAs), notes);
    if (much) found.set(id, isDoubted(id, eaters, told) ? 'part' : much);
  }
  return found;
}
