import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { toldOnMenu, type HowMuchTold } from '@clearplate/domain/verdict/told-not-stated';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Avoiding } from '../eater/use-avoiding.ts';

/** Holds the eaters, and the settings, for which we find the dishes that are told, not stated. */
export type ToldFor = Pick<Avoiding, 'state' | 'eaters' | 'isOffline' | 'statements'>;

const none: ReadonlyMap<number, HowMuchTold> = new Map();

/**
 * Returns which dishes are told, not stated, for the eaters, or were told in part. Returns none where we don't know what
 * they need or what the menu says by now.
 */
export function toldHere(
  dishes: readonly { readonly id: number; readonly facts: DishFacts }[],
  { state, eaters, isOffline, statements: { settings, now } }: ToldFor,
  told: readonly Told[],
): ReadonlyMap<number, HowMuchTold> {
  const isKnown = (state === 'guest' || state === 'applied') && !isOffline;
  return isKnown && settings ? toldOnMenu(dishes, eaters, { ...settings, now }, told) : none;
}
