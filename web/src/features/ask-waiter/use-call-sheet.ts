import type { DishSummary } from '@clearplate/contract/dishes';
import { callSheet, type CallSheet } from '@clearplate/domain/verdict/call-sheet';
import { ratherNot, weighLiking, type Liked } from '@clearplate/domain/verdict/liking';
import { questionsOfMenu } from '@clearplate/domain/verdict/menu-questions';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';
import { useMemo } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

export interface FoundSheet extends CallSheet<DishSummary> {
  /** How many dishes were assessed; none if nobody avoids anything. */
  readonly assessed: number;
  readonly avoided: number;
}

/** A browser's tools and e2e/large-call-sheet.spec.ts read under this name how long it takes. */
const sheetTiming = 'call-sheet';

function findSheet(
  dishes: readonly DishSummary[],
  eaters: Avoiding['eaters'],
  assess: Avoiding['assess'],
  context: AssessContext,
  liked: Liked,
): FoundSheet {
  const start = performance.now();
  const { questions, assessed, avoided } = questionsOfMenu(dishes, eaters, context);
  const weightOf = weighLiking(liked);
  const hasDislikes = eaters.some(({ dislikes = [] }) => dislikes.length > 0);
  const weigh = (dish: DishSummary) =>
    hasDislikes && assess(dish.facts)?.dislikes !== undefined ? ratherNot : weightOf(dish);
  const sheet = callSheet(dishes, questions, weigh);
  performance.measure(sheetTiming, { start });
  return { ...sheet, assessed, avoided };
}

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
    return isKnown && settings ? findSheet(dishes, eaters, assess, { ...settings, now }, liked) : undefined;
  }, [state, eaters, assess, settings, now, dishes, liked]);
}
