import type { Asking } from './asked-scores.ts';
import { type AskedCounts, type AskingScore, precisionOfAsking, recallOfAsking } from './asked-terms.ts';
import { row, share, table } from './markdown-table.ts';

const countsOf = ({ asked, needless, silent }: AskingScore): AskedCounts => ({
  asked,
  needless: needless.length,
  silent: silent.length,
});

type Cells = readonly (string | number)[];

const cellsOf = (what: string, { asked, needless, silent }: AskedCounts): Cells => [
  what,
  asked,
  needless,
  silent,
  share(precisionOfAsking(asked, needless)),
  share(recallOfAsking(asked, silent)),
];

const many = (value: number): string => value.toLocaleString('en-US');

/** Shows every first run in order, then what the same terms get now, and what an eater meets. */
function runsOf({ firstRun, earlierRuns, development, heldOut, met }: Asking): Cells[] {
  const now = (what: string, score: AskingScore) => cellsOf(`${what}, ${many(score.terms)}`, countsOf(score));
  return [
    ...earlierRuns.map((run, index): Cells => {
      const what = `set ${index + 1}, its first run`;
      if ('asked' in run) return cellsOf(what, run);
      return [`${what} (counts lost)`, '–', '–', run.silent, run.precision.toFixed(2), run.recall.toFixed(2)];
    }),
    ...(firstRun === undefined
      ? []
      : [
          cellsOf(`set ${earlierRuns.length + 1}, its first run`, firstRun.all),
          cellsOf('its terms of labels, at the first run', firstRun.onLabels),
          cellsOf('occurrences on labels, at the first run', firstRun.met),
        ]),
    now('held out, today', heldOut.all),
    now('held out, terms of labels', heldOut.onLabels),
    now('held out, lines of recipes', heldOut.inRecipes),
    now('held out, as often as they stand on labels', heldOut.asOften),
    now('occurrences drawn from held-out labels', met.drawn),
    now('every decided occurrence on held-out labels', met.every),
    now('terms it was mended by', development),
  ];
}

const head = ['terms', 'rightly asked', 'needlessly', 'missed', 'precision', 'recall'];

/** Returns the runs as lines of a terminal. */
export const describeRuns = (asking: Asking): string[] =>
  runsOf(asking).map(
    ([what, asked, needless, silent, precision, recall]) =>
      `Asking, ${what}: ${asked} rightly, ${needless} needlessly, ${silent} missed; precision ${precision}, recall ${recall}`,
  );

/** Describes how the questions about terms from whole labels agree with the decisions. */
export const describeAsking = (asking: Asking): string[] => [
  '## Questions',
  '',
  'Terms drawn with a fixed seed from whole ingredient statements, each decided by hand by written rules',
  '(`scripts/measuring/asked-rubric.md`): would a sensible eater ask what is in it? `scripts/measuring/asked-decisions.json`',
  'keeps the decisions by a hash of the term. Asked: the kitchen is asked by itself, or warned of; missed: neither. A held-out set',
  'is decided before the program has read it; it runs once, and nothing is mended by it. Each has 800 terms; one reader decided the fifth.',
  'The goal for a held-out set is a precision of 0.9 at a recall of 0.98. The first three sets are development now, the oldest decided by',
  'other rules for misspelt words and enzymes; of the fourth only its shares are left. How the fifth was drawn, and why it has lines of',
  'recipes, says [decision 0047](../decisions/0047-held-out-by-occurrence.md).',
  '',
  ...table(
    head,
    runsOf(asking).map((cells) => row(...cells)),
  ),
  '',
  `On the held-out labels stand ${many(asking.met.occurrences)} occurrences of terms; ${many(asking.met.every.terms)} of them are decided, nearly all by the sets that asking`,
  'was mended by: what is said of them is what an eater meets on such labels, and no proof for other labels.',
  '',
];
