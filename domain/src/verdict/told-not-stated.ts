import type { DishFacts } from '../facts/dish-facts.ts';
import type { Eater } from './eater.ts';
import { questionsOfMenu } from './menu-questions.ts';
import { askedAs } from './told-question.ts';
import { isOpenStill, reassures, warns, type Told, type ToldQuestion } from './told.ts';
import type { AssessContext } from './verdict.ts';

/**
 * Returns the dishes about which everything that decides was answered as hoped: told, not stated. `needs` lists for each
 * dish the questions that decide it. What was said of a part of a dish answers none of them.
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
        const isOf = (one: Told) => one.kind === kind && one.things.includes(thing);
        // Nobody could say it any more.
        return about.some((one) => isOf(one) && !inVain.some((later) => isOf(later) && later.at > one.at));
      }),
    );
    return questions.length > 0 && !isWarned && isAnswered ? [id] : [];
  });
}

/** Returns which dishes of a menu are told, not stated, for those who eat. Others than were noted aren't assessed. */
export function toldOnMenu(
  menu: readonly { readonly id: number; readonly facts: DishFacts }[],
  eaters: readonly Eater[],
  context: AssessContext,
  told: readonly Told[],
): ReadonlySet<number> {
  const noted = new Set(told.filter(reassures).flatMap(({ dishes }) => dishes));
  const needs = menu
    .filter(({ id }) => noted.has(id))
    .map((dish) => {
      const { questions } = questionsOfMenu([dish], eaters, context);
      return [dish.id, questions.filter(({ decides }) => decides > 0).map(askedAs)] as const;
    });
  return new Set(toldNotStated(told, new Map(needs)));
}
