import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { isAnswered } from '@clearplate/domain/facts/answered-allergens';
import { withoutKitchen, type Dish } from '@clearplate/domain/facts/dish';
import { isCurrent } from '@clearplate/domain/facts/instants';
import { standingOf, type StandingContext } from '@clearplate/domain/facts/statement-standing';
import { toConfirm } from './draft-edits.ts';
import { contradictedIn, type Findings } from './findings.ts';

/** Says what is left to do for a dish. */
export interface DishTasks {
  /** How many of the allergens that the restaurant answers for have a current statement. */
  readonly stated: number;
  readonly unstated: number;
  readonly contradictory: number;
  /** Counts statements about other ingredients, expired ones, and those without a date, but none that is contradicted. */
  readonly toConfirm: number;
  readonly expiring: number;
  /** It lists ingredients or components, but nobody has confirmed that these are all. */
  readonly hasOpenList: boolean;
  /** Nothing current is stated about its cross-contact as a whole. */
  readonly hasOpenTraces: boolean;
}

/** The board counts dishes by these tasks, the next best first. */
export const menuFilters = ['contradictory', 'toConfirm', 'unstated', 'traces', 'lists', 'expiring'] as const;
export type MenuFilter = (typeof menuFilters)[number];

export function tasksOf(
  dish: Dish,
  findings: Findings,
  context: StandingContext,
  answered: readonly AllergenId[],
): DishTasks {
  const { statements } = withoutKitchen(dish);
  const standingAt = (at: string | null) => standingOf(at, dish.ingredients_changed_at, context);
  const isHeld = (at: string | null) => ['current', 'expiring'].includes(standingAt(at));
  const current = statements.filter(({ stated_at }) => isHeld(stated_at));
  const stated = answered.filter((id) => isAnswered(id, current)).length;
  return {
    stated,
    unstated: answered.length - stated,
    contradictory: findings.contradictions.length,
    toConfirm: toConfirm(dish, contradictedIn(findings), context).length,
    expiring: statements.filter(({ stated_at }) => standingAt(stated_at) === 'expiring').length,
    hasOpenList: dish.ingredients.length + dish.uses.length > 0 && !isHeld(dish.ingredients_complete_at),
    hasOpenTraces: !isCurrent(dish.cross_contact_stated_at, context.now, context.statementDays),
  };
}

const isIn: Readonly<Record<MenuFilter, (tasks: DishTasks) => boolean>> = {
  contradictory: (tasks) => tasks.contradictory > 0,
  toConfirm: (tasks) => tasks.toConfirm > 0,
  expiring: (tasks) => tasks.expiring > 0,
  unstated: (tasks) => tasks.unstated > 0,
  traces: (tasks) => tasks.hasOpenTraces,
  lists: (tasks) => tasks.hasOpenList,
};

export const hasTask = (tasks: DishTasks, filter: MenuFilter): boolean => isIn[filter](tasks);

export interface MenuSummary extends Readonly<Record<MenuFilter, number>> {
  readonly dishes: number;
  /**
   * This is the share of current statements, from 0 to 1, in all dishes times the allergens that the restaurant answers
   * for.
   */
  readonly statedShare: number;
}

/** Counts how much of a menu is stated, and the dishes for each task. */
export function summarizeMenu(all: readonly DishTasks[]): MenuSummary {
  const numberOf = (filter: MenuFilter) => all.filter((tasks) => hasTask(tasks, filter)).length;
  const stated = all.reduce((sum, tasks) => sum + tasks.stated, 0);
  const asked = all.reduce((sum, tasks) => sum + tasks.stated + tasks.unstated, 0);
  return {
    dishes: all.length,
    statedShare: asked === 0 ? 0 : stated / asked,
    contradictory: numberOf('contradictory'),
    toConfirm: numberOf('toConfirm'),
    unstated: numberOf('unstated'),
    traces: numberOf('traces'),
    lists: numberOf('lists'),
    expiring: numberOf('expiring'),
  };
}
