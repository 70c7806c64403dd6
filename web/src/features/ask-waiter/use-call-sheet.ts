import type { DishSummary } from '@clearplate/contract/dishes';
import { finish, type InSteps } from '@clearplate/domain/in-steps';
import { callSheetInSteps, type CallSheet } from '@clearplate/domain/verdict/call-sheet';
import { ratherNot, weighLiking, type Liked } from '@clearplate/domain/verdict/liking';
import { questionsInSteps, type MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { isOpenStill, type Told } from '@clearplate/domain/verdict/told';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';
import { useEffect, useMemo, useState } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { isPutOff } from './put-off.ts';

export interface FoundSheet extends CallSheet<DishSummary> {
  /** They were asked, and nobody could say: still open, and not among the first again tonight. */
  readonly putOff: readonly MenuQuestion<DishSummary>[];
  /** How many dishes were assessed; none if nobody avoids anything. */
  readonly assessed: number;
  readonly avoided: number;
}

/** All that is open, whether or not it was asked. */
export const allQuestionsOf = ({ first, putOff, others }: FoundSheet): readonly MenuQuestion<DishSummary>[] => [
  ...first,
  ...putOff,
  ...others,
];

/** A browser's tools and e2e/large-call-sheet.spec.ts read under this name how long it takes. */
const sheetTiming = 'call-sheet';

interface Asked {
  readonly dishes: readonly DishSummary[];
  readonly eaters: Avoiding['eaters'];
  readonly assess: Avoiding['assess'];
  readonly context: AssessContext;
  readonly liked: Liked;
  /** What nobody could say. */
  readonly inVain: readonly Told[];
}

function* sheetInSteps({ dishes, eaters, assess, context, liked, inVain }: Asked): InSteps<FoundSheet> {
  const start = performance.now();
  const { questions, assessed, avoided } = yield* questionsInSteps(dishes, eaters, context);
  const weightOf = weighLiking(liked);
  const hasDislikes = eaters.some(({ dislikes = [] }) => dislikes.length > 0);
  const putOff = questions.filter((question) => isPutOff(inVain, question));
  // Whatever else is answered about them, tonight they stay open.
  const undecidable = new Set(putOff.flatMap(({ decided }) => decided));
  const weigh = (dish: DishSummary) => {
    if (undecidable.has(dish)) return 0;
    return hasDislikes && assess(dish.facts)?.dislikes !== undefined ? ratherNot : weightOf(dish);
  };
  const asked = questions.filter((question) => !putOff.includes(question));
  const sheet = yield* callSheetInSteps(dishes, asked, weigh);
  performance.measure(sheetTiming, { start });
  return { ...sheet, putOff, assessed, avoided };
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
async function mapInSlices<Result>(
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
    void mapInSlices(sheetInSteps(asked), { aborted: () => isOver }).then((sheet) => {
      if (sheet && !isOver) setLast({ asked, sheet });
    });
    return () => {
      isOver = true;
    };
  }, [asked]);
  const isSame = last && asked && last.asked.dishes === asked.dishes && last.asked.eaters === asked.eaters;
  return isSame ? last.sheet : undefined;
}

const nothingTold: readonly Told[] = [];

/**
 * Returns what to ask, or `undefined` if we don't know who avoids what. It is worked out here, and nothing about the
 * eaters leaves the device. `pending`: it is being worked out.
 */
export function useCallSheet(
  dishes: readonly DishSummary[],
  { state, eaters, assess, statements: { settings, now } }: Avoiding,
  { liked, told }: { readonly liked: Liked; readonly told: readonly Told[] },
): FoundSheet | 'pending' | undefined {
  const inVain = useMemo(() => (told.some(isOpenStill) ? told : nothingTold), [told]);
  const asked = useMemo(() => {
    const isKnown = state === 'guest' || state === 'applied';
    return isKnown && settings ? { dishes, eaters, assess, context: { ...settings, now }, liked, inVain } : undefined;
  }, [state, eaters, assess, settings, now, dishes, liked, inVain]);
  const isLarge = dishes.length > atOnce;
  const small = useMemo(() => (asked && !isLarge ? finish(sheetInSteps(asked)) : undefined), [asked, isLarge]);
  const large = useLargeSheet(isLarge ? asked : undefined);
  return asked && (small ?? large ?? 'pending');
}
