import { us9 } from '@clearplate/domain/facts/allergens';
import { withoutKitchen, type Dish } from '@clearplate/domain/facts/dish';
import { standingOf, type Standing, type StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { Findings } from './findings.ts';

/** What is left to do for a dish. */
export interface DishTasks {
  /** How many of the nine have a current statement. */
  readonly stated: number;
  readonly contradictory: number;
  /** Statements about other ingredients, expired ones, and those without a date. */
  readonly toConfirm: number;
  readonly expiring: number;
}

/** The tasks that the board counts dishes by. */
export const menuFilters = ['contradictory', 'toConfirm', 'expiring', 'unstated'] as const;
export type MenuFilter = (typeof menuFilters)[number];

export function tasksOf(dish: Dish, findings: Findings, context: StandingContext): DishTasks {
  const standings = withoutKitchen(dish).statements.map(
    ({ allergen, stated_at }) => [allergen, standingOf(stated_at, dish.ingredients_changed_at, context)] as const,
  );
  const count = (...wanted: Standing[]) => standings.filter(([, standing]) => wanted.includes(standing)).length;
  const current = new Set(standings.flatMap(([id, one]) => (one === 'current' || one === 'expiring' ? [id] : [])));
  return {
    stated: us9.filter((id) => current.has(id)).length,
    contradictory: findings.contradictions.length,
    toConfirm: count('to_confirm', 'expired'),
    expiring: count('expiring'),
  };
}

const isIn: Readonly<Record<MenuFilter, (tasks: DishTasks) => boolean>> = {
  contradictory: (tasks) => tasks.contradictory > 0,
  toConfirm: (tasks) => tasks.toConfirm > 0,
  expiring: (tasks) => tasks.expiring > 0,
  unstated: (tasks) => tasks.stated < us9.length,
};

export const hasTask = (tasks: DishTasks, filter: MenuFilter): boolean => isIn[filter](tasks);

export interface MenuSummary extends Readonly<Record<MenuFilter, number>> {
  readonly dishes: number;
  /** The share of current statements in all dishes times the nine, from 0 to 1. */
  readonly statedShare: number;
}

/** Counts how much of a menu is stated, and the dishes for each task. */
export function summarizeMenu(all: readonly DishTasks[]): MenuSummary {
  const numberOf = (filter: MenuFilter) => all.filter((tasks) => hasTask(tasks, filter)).length;
  const stated = all.reduce((sum, tasks) => sum + tasks.stated, 0);
  return {
    dishes: all.length,
    statedShare: all.length === 0 ? 0 : stated / (all.length * us9.length),
    contradictory: numberOf('contradictory'),
    toConfirm: numberOf('toConfirm'),
    expiring: numberOf('expiring'),
    unstated: numberOf('unstated'),
  };
}
