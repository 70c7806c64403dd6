import type { DishFacts } from '../facts/dish-facts.ts';
import { timeOf } from '../facts/instants.ts';
import type { Eater } from './eater.ts';
import { questionsOfMenu } from './menu-questions.ts';
import { seenOf } from './told-of-dish.ts';
import { sharedByOthers } from './told-of-others.ts';
import { askedAs } from './told-question.ts';
import {
  foldThing,
  isOpenStill,
  reassures,
  toldHours,
  toldKeyOf,
  warns,
  type Told,
  type ToldQuestion,
} from './told.ts';
import type { AssessContext } from './verdict.ts';

/**
 * Returns the dishes that are told, not stated: everything that decides them was answered as hoped. `needs` lists the
 * questions that decide each dish. What was said about a part of a dish answers none of them.
 */
export function toldNotStated(
  told: readonly Told[],
  needs: ReadonlyMap<number, readonly ToldQuestion[]>,
): readonly number[] {
  const hoped = told.filter((one) => reassures(one) && one.of === undefined);
  return [...needs].flatMap(([id, questions]) => {
    const about = hoped.filter(({ dishes }) => dishes.includes(id));
    const inVain = told.filter((one) => isOpenStill(one) && one.dishes.includes(id));
    const isWarned = told.some((one) => warns(one) && one.dishes.includes(id));
    const isAnswered = questions.every(({ kind, things }) =>
      things.every((thing) => {
        const isOf = (one: Told) =>
          one.kind === kind && one.things.some((each) => foldThing(each) === foldThing(thing));
        // An answer no longer counts once somebody asked again and nobody could say.
        return about.some((one) => isOf(one) && !inVain.some((later) => isOf(later) && later.at > one.at));
      }),
    );
    return questions.length > 0 && !isWarned && isAnswered ? [id] : [];
  });
}

/**
 * Returns whether somebody reacted to a dish, from an unknown cause, after a note was made or in the hours before. The
 * person who was asked may not have known about it.
 */
const isReactedTo = ({ unexplained = [] }: DishFacts, { at }: Told): boolean =>
  unexplained.some((reacted) => timeOf(reacted) > timeOf(at) - toldHours * 3_600_000);

/**
 * Returns whether this dish got the hoped-for answer to the same question that was answered with a warning about other
 * dishes.
 */
function isDeniedOf(warning: Told, told: readonly Told[], dish: number): boolean {
  const ofDish = told.filter((one) => one.kind === warning.kind && one.dishes.includes(dish));
  const hoped = ofDish.filter((one) => reassures(one) && toldKeyOf(one) === toldKeyOf(warning));
  return hoped.some((one) => !ofDish.some((later) => isOpenStill(later) && later.at > one.at));
}

/**
 * Returns whether something that was said about other dishes of the restaurant puts this dish in doubt, and nobody said
 * that it isn't so for this one.
 */
function isDoubted(dish: number, eaters: readonly Eater[], told: readonly Told[]): boolean {
  const restaurants = new Set(told.filter((one) => one.dishes.includes(dish)).map(({ restaurant }) => restaurant));
  const here = told.filter(({ restaurant }) => restaurants.has(restaurant));
  const minded = eaters.flatMap(({ avoids }) => avoids.filter(({ strictness }) => strictness !== 'fine'));
  const shared = minded.flatMap((avoidance) => sharedByOthers(here, dish, avoidance));
  return shared.some((one) => !isDeniedOf(one, told, dish));
}

/**
 * Returns which dishes of a menu are told, not stated, for the eaters. It leaves out a dish that has changed since its
 * notes were made, one that somebody has reacted to since, and one that may share oil or pans with what others were
 * said to share them with. It assesses only dishes that have a note.
 */
export function toldOnMenu(
  menu: readonly { readonly id: number; readonly facts: DishFacts }[],
  eaters: readonly Eater[],
  context: AssessContext,
  told: readonly Told[],
): ReadonlySet<number> {
  const hoped = told.filter((one) => reassures(one));
  const noted = new Set(hoped.flatMap(({ dishes }) => dishes));
  const isSame = ({ id, facts }: (typeof menu)[number]) => {
    const seen = seenOf(facts);
    return hoped.every((one) => !one.dishes.includes(id) || (one.seen?.[id] === seen && !isReactedTo(facts, one)));
  };
  const needs = menu
    .filter((dish) => noted.has(dish.id) && isSame(dish) && !isDoubted(dish.id, eaters, told))
    .map((dish) => {
      const { questions } = questionsOfMenu([dish], eaters, context);
      return [dish.id, questions.filter(({ decides }) => decides > 0).map(askedAs)] as const;
    });
  return new Set(toldNotStated(told, new Map(needs)));
}
