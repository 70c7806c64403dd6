import {
  type AskingScore,
  drawTerms,
  type EarlierRun,
  type FirstRun,
  loadDecisions,
  scoreAsking,
} from './asked-terms.ts';
import { drawFromLabels, drawSize } from './label-draw.ts';

/** Says how well asking agrees with every decision, and how well it did at first. */
export interface Asking {
  readonly firstRun: FirstRun | undefined;
  readonly earlierRuns: readonly EarlierRun[];
  readonly development: AskingScore;
  readonly heldOut: {
    readonly all: AskingScore;
    readonly onLabels: AskingScore;
    readonly inRecipes: AskingScore;
    /** Lists names on labels, each as often as it occurs there. */
    readonly asOften: AskingScore;
  };
  /** Counts what an eater meets: occurrences on held-out labels, most of them of terms that an earlier set decided. */
  readonly met: {
    readonly drawn: AskingScore;
    readonly every: AskingScore;
    /** Lists all terms on those labels, decided or not. */
    readonly occurrences: number;
  };
}

export async function scoreAllAsking(data: string): Promise<Asking> {
  const [terms, { firstRun, earlierRuns, development, heldOut, met }] = await Promise.all([
    drawTerms(data),
    loadDecisions(),
  ]);
  const drawn = await drawFromLabels(data, new Set(Object.keys(development)));
  const all = { ...development, ...heldOut, ...met };
  return {
    firstRun,
    earlierRuns,
    development: scoreAsking(terms, development),
    heldOut: {
      all: scoreAsking(drawn.unseen, heldOut),
      onLabels: scoreAsking(drawn.unseen.slice(0, drawn.onLabels), heldOut),
      inRecipes: scoreAsking(drawn.unseen.slice(drawn.onLabels), heldOut),
      asOften: scoreAsking(drawn.met, heldOut),
    },
    met: {
      drawn: scoreAsking(drawn.met.slice(0, drawSize), all),
      every: scoreAsking(drawn.met, all),
      occurrences: drawn.met.length,
    },
  };
}
