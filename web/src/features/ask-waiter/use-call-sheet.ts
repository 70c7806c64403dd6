import type { DishSummary } from '@clearplate/contract/dishes';
import { callSheet, type CallSheet } from '@clearplate/domain/verdict/call-sheet';
import { ratherNot, weighLiking, type Liked } from '@clearplate/domain/verdict/liking';
import { questionsOfMenu } from '@clearplate/domain/verdict/menu-questions';
import { useMemo } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

export interface FoundSheet extends CallSheet<DishSummary> {
  /** How many dishes were assessed; none if nobody avoids anything. */
  readonly assessed: number;
  readonly avoided: number;
}

const sheetTiming = 'call sheet';

/**
 * Returns what to ask, or `undefined` if we don't know who avoids what. It is worked out here, and nothing about the
 * eaters leaves the device.
 */
export function useCallSheet(
  dishes: readonly DishSummary[],
  { state, eaters, assess, statements: { settings, now } }: Avoiding,
  liked: Liked,
): FoundSheet | undefined {
  return useMemo(() => {
    const isKnown = state === 'guest' || state === 'applied';
    if (!isKnown || !settings) return undefined;
    const start = performance.now();
    const { questions, assessed, avoided } = questionsOfMenu(dishes, eaters, { ...settings, now });
    const weightOf = weighLiking(liked);
    const hasDislikes = eaters.some(({ dislikes = [] }) => dislikes.length > 0);
    const weigh = (dish: DishSummary) =>
      hasDislikes && assess(dish.facts)?.dislikes !== undefined ? ratherNot : weightOf(dish);
    const sheet = callSheet(dishes, questions, weigh);
    // A browser's tools and e2e/call-sheet.spec.ts read how long it takes.
    performance.measure(sheetTiming, { start });
    return { ...sheet, assessed, avoided };
  }, [state, eaters, assess, settings, now, dishes, liked]);
}
