import type { DishSummary } from '@clearplate/contract/dishes';
import { finish, type InSteps } from '@clearplate/domain/in-steps';
import { callSheetInSteps, type CallSheet } from '@clearplate/domain/verdict/call-sheet';
import { doubtTraces } from '@clearplate/domain/verdict/doubted-traces';
import type { Liked } from '@clearplate/domain/verdict/liking';
import { questionsInSteps, type MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { isOpenStill, warns, type Told } from '@clearplate/domain/verdict/told';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';
import { useEffect, useMemo, useState } from 'react';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { warnedBy } from '../../entities/verdict/with-told.ts';
import { loadLater, type AskedLater } from './load-later.ts';
import { isPutOff } from './put-off.ts';
import { weighDishes } from './weigh-dishes.ts';

export interface FoundSheet extends CallSheet<DishSummary> {
  /**
   * Somebody asked these, and nobody could answer. They are still open, but not among the first questions again
   * tonight.
   */
  readonly putOff: readonly MenuQuestion<DishSummary>[];
  /** Counts the dishes that were assessed. It is 0 if nobody avoids anything. */
  readonly assessed: number;
  readonly avoided: number;
  /** Counts those that are to avoid only because of what somebody was told. */
  readonly decided: number;
}

/** Returns all open questions, whether or not they were asked, and none until the sheet has been worked out. */
export const allQuestionsOf = (sheet: ReturnType<typeof useCallSheet>): readonly MenuQuestion<DishSummary>[] =>
  sheet && sheet !== 'pending' ? [...sheet.first, ...sheet.putOff, ...sheet.others] : [];

/** Browser tools and e2e/large-call-sheet.spec.ts read under this name how long the sheet takes. */
const sheetTiming = 'call-sheet';

export interface Asked {
  readonly dishes: readonly DishSummary[];
  readonly eaters: Avoiding['eaters'];
  readonly assess: Avoiding['assess'];
  readonly context: AssessContext;
  readonly liked: Liked;
  /** These notes change what is asked. They say that nobody could answer, or warn of the dish or of others. */
  readonly told: readonly Told[];
}

/** Returns the dishes that nobody was told to avoid. The others are decided for tonight. */
function undecidedOf({ dishes, assess, told }: Pick<Asked, 'dishes' | 'assess' | 'told'>): readonly DishSummary[] {
  const warned = new Set(told.filter(warns).flatMap((one) => one.dishes));
  return dishes.filter(({ id, facts }) => {
    const stated = warned.has(id) ? assess(facts) : undefined;
    return stated === undefined || stated.verdict === 'avoid' || warnedBy(stated, told, id).verdict !== 'avoid';
  });
}

function* sheetInSteps({ dishes: all, eaters, assess, context, liked, told }: Asked): InSteps<FoundSheet> {
  const start = performance.now();
  const dishes = undecidedOf({ dishes: all, assess, told });
  const decided = all.length - dishes.length;
  const { questions, assessed, avoided } = yield* questionsInSteps(dishes, eaters, context, doubtTraces(told));
  const putOff = questions.filter((question) => isPutOff(told, question));
  // These dishes stay open tonight, whatever else is answered about them.
  const undecidable = new Set(putOff.flatMap(({ decided }) => decided));
  const weigh = weighDishes({ eaters, assess, liked });
  const asked = questions.filter((question) => !putOff.includes(question));
  const sheet = yield* callSheetInSteps(dishes, asked, (dish) => (undecidable.has(dish) ? 0 : weigh(dish)));
  performance.measure(sheetTiming, { start });
  // A note can make a dish one to avoid only where somebody avoids something, so all dishes were assessed.
  return { ...sheet, putOff, assessed: decided > 0 ? all.length : assessed, avoided: avoided + decided, decided };
}

/** A larger menu is worked through in turns, and the page can respond between them. */
const atOnce = 100;
/** This is in milliseconds; a step may take a few more. */
const turn = 8;

/** Lets the page do what is waiting, and no longer, whereas a timer would wait for a few milliseconds each time. */
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

/** Works through the steps in slices, and returns `undefined` if it was stopped. */
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
 * Works out a large menu's sheet in turns. Until the new sheet is ready, it returns the last one if that is for the
 * same dishes and eaters, as when only a minute has passed. It never returns a sheet for other people.
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

/** Returns the sheet with questions about parts in the room that is left, once their code has loaded. */
function useFilled(sheet: FoundSheet | undefined, asked: Asked | undefined): FoundSheet | undefined {
  const [code, setCode] = useState<AskedLater>();
  useEffect(() => {
    // It also has the ticks of an answer: a network at a table may be slow. Where it can't be loaded, the sheet has what
    // decides.
    loadLater().then(setCode, () => undefined);
  }, []);
  return useMemo(() => (sheet && asked && code ? code.fillSheet(sheet, asked) : sheet), [sheet, asked, code]);
}

/**
 * Returns what to ask, `undefined` if we don't know who avoids what, or `'pending'` while it is being worked out. This
 * happens in the browser, and nothing about the eaters leaves the device.
 */
export function useCallSheet(
  dishes: readonly DishSummary[],
  { state, eaters, assess, statements: { settings, now } }: Avoiding,
  { liked, told: noted }: { readonly liked: Liked; readonly told: readonly Told[] },
): FoundSheet | 'pending' | undefined {
  const told = useMemo(() => (noted.some((one) => isOpenStill(one) || warns(one)) ? noted : nothingTold), [noted]);
  const asked = useMemo(() => {
    const isKnown = state === 'guest' || state === 'applied';
    return isKnown && settings ? { dishes, eaters, assess, context: { ...settings, now }, liked, told } : undefined;
  }, [state, eaters, assess, settings, now, dishes, liked, told]);
  const isLarge = dishes.length > atOnce;
  const small = useMemo(() => (asked && !isLarge ? finish(sheetInSteps(asked)) : undefined), [asked, isLarge]);
  const large = useLargeSheet(isLarge ? asked : undefined);
  const filled = useFilled(small ?? large, asked);
  return asked && (filled ?? 'pending');
}
