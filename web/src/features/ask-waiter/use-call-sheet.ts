import type { DishSummary } from '@clearplate/contract/dishes';
import { finish, type InSteps } from '@clearplate/domain/in-steps';
import { callSheetInSteps, type CallSheet } from '@clearplate/domain/verdict/call-sheet';
import { ratherNot, weighLiking, type Liked } from '@clearplate/domain/verdict/liking';
import { questionsInSteps } from '@clearplate/domain/verdict/menu-questions';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';
import { useEffect, useMemo, useState } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';

export interface FoundSheet extends CallSheet<DishSummary> {
  /** How many dishes were assessed; none if nobody avoids anything. */
  readonly assessed: number;
  readonly avoided: number;
}

/** A browser's tools and e2e/large-call-sheet.spec.ts read under this name how long it takes. */
const sheetTiming = 'call-sheet';

interface Asked {
  readonly dishes: readonly DishSummary[];
  readonly eaters: Avoiding['eaters'];
  readonly assess: Avoiding['assess'];
  readonly context: AssessContext;
  readonly liked: Liked;
}

function* sheetInSteps({ dishes, eaters, assess, context, liked }: Asked): InSteps<FoundSheet> {
  const start = performance.now();
  const { questions, assessed, avoided } = yield* questionsInSteps(dishes, eaters, context);
  const weightOf = weighLiking(liked);
  const hasDislikes = eaters.some(({ dislikes = [] }) => dislikes.length > 0);
  const weigh = (dish: DishSummary) =>
    hasDislikes && assess(dish.facts)?.dislikes !== undefined ? ratherNot : weightOf(dish);
  const sheet = yield* callSheetInSteps(dishes, questions, weigh);
  performance.measure(sheetTiming, { start });
  return { ...sheet, assessed, avoided };
}

/** A larger menu is worked through in turns, between which the page answers. */
const atOnce = 100;
/** In ms; a step may take a few more. */
const turn = 8;

/** Waits for what the page has to do, and no longer: a timer would wait for some milliseconds each time. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Returns `undefined` if it was stopped. */
async function inTurns<Result>(
  work: InSteps<Result>,
  { aborted }: { aborted: () => boolean },
): Promise<Result | undefined> {
  for (;;) {
    await nextTurn();
    if (aborted()) return undefined;
    for (const end = performance.now() + turn; performance.now() < end;) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
  }
}

/**
 * Works a large menu's sheet out in turns. Until it is there, that of the same dishes and eaters is shown, which a minute more
 * makes anew, and none of anybody else.
 */
function useLargeSheet(asked: Asked | undefined): FoundSheet | undefined {
  const [last, setLast] = useState<{ readonly asked: Asked; readonly sheet: FoundSheet }>();
  useEffect(() => {
    if (!asked) return undefined;
    let isOver = false;
    void inTurns(sheetInSteps(asked), { aborted: () => isOver }).then((sheet) => {
      if (sheet && !isOver) setLast({ asked, sheet });
    });
    return () => {
      isOver = true;
    };
  }, [asked]);
  const isSame = last && asked && last.asked.dishes === asked.dishes && last.asked.eaters === asked.eaters;
  return isSame ? last.sheet : undefined;
}

/**
 * Returns what to ask, or `undefined` if we don't know who avoids what. It is worked out here, and nothing about the
 * eaters leaves the device. `pending`: it is being worked out.
 */
export function useCallSheet(
  dishes: readonly DishSummary[],
  { state, eaters, assess, statements: { settings, now } }: Avoiding,
  liked: Liked,
): FoundSheet | 'pending' | undefined {
  const asked = useMemo(() => {
    const isKnown = state === 'guest' || state === 'applied';
    return isKnown && settings ? { dishes, eaters, assess, context: { ...settings, now }, liked } : undefined;
  }, [state, eaters, assess, settings, now, dishes, liked]);
  const isLarge = dishes.length > atOnce;
  const small = useMemo(() => (asked && !isLarge ? finish(sheetInSteps(asked)) : undefined), [asked, isLarge]);
  const large = useLargeSheet(isLarge ? asked : undefined);
  return asked && (small ?? large ?? 'pending');
}
