import type { Component, Instant } from './dish.ts';
import { isCurrent, timeOf } from './instants.ts';
import type { StandingContext } from './statement-standing.ts';
import { normalise } from '../reading/normalise.ts';

/** These fields of a component tell whether its list counts. */
export type ListedComponent = Pick<
  Component,
  'ingredients' | 'uses' | 'ingredients_changed_at' | 'ingredients_complete_at'
>;

/**
 * Returns when a component's own list was confirmed as complete; `null` if it is partial or changed since. Components
 * in it answer for their own lists.
 */
export function ownListCompleteAt(component: ListedComponent): Instant | null {
  const { ingredients, uses, ingredients_changed_at: changed, ingredients_complete_at: at } = component;
  const hasList = uses.length > 0 || ingredients.some((text) => normalise(text) !== '');
  return hasList && timeOf(at) >= (changed === null ? Number.NEGATIVE_INFINITY : timeOf(changed)) ? at : null;
}

/** Returns whether the confirmation of a component's own list counts: nothing changed since, and it isn't too old. */
export const isOwnListCurrent = (component: ListedComponent, { now, statementDays }: StandingContext): boolean =>
  isCurrent(ownListCompleteAt(component), now, statementDays);
