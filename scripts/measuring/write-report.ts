import { findAllergen } from '../../domain/src/facts/allergens.ts';
import { lexiconNames, lexiconVersion } from '../../domain/src/lexicon/lexicon.ts';
import { labelErrorAt } from './label-errors.ts';
import type { Asking } from './asked-scores.ts';
import { describeAsking } from './asking-report.ts';
import { row, share, table } from './markdown-table.ts';
import type { Speed } from './measure-speed.ts';
import { type Count, type Difference, mendedCount, precisionOf, recallOf, type Score, scoreSet } from './score.ts';

const round = (value: number): string => Math.round(value).toLocaleString('en-US');

const nameOf = (id: Difference['allergen']): string => findAllergen(id)?.name ?? id;

function describeAllergens(score: Score): string[] {
  const { byAllergen, set } = score;
  const precision = (count: Count): string => (set.isComplete ? share(precisionOf(count)) : '–');
  const rows = [...byAllergen].map(([allergen, count]) => {
    const right = mendedCount(score, allergen);
    const positives = count.found + count.missed;
    return row(
      nameOf(allergen),
      positives,
      share(recallOf(count)),
      precision(count),
      share(recallOf(right)),
      precision(right),
    );
  });
  return table(
    ['allergen', 'positives', 'recall', 'precision', 'recall, labels mended', 'precision, labels mended'],
    rows,
  );
}

function describeDifferences(score: Score): string[] {
  const rows = score.differences
    .toSorted((one, other) => one.what.localeCompare(other.what) || one.allergen.localeCompare(other.allergen))
    .map(({ id, allergen, what, words }) => row(id, nameOf(allergen), what, words, labelErrorAt(id, allergen) ?? ''));
  if (rows.length === 0) return ['No answer differs from a label.'];
  return table(['text', 'allergen', 'what', 'words', 'where the label is wrong'], rows);
}

const totals = (name: string, { texts, total, set }: Score): string =>
  row(name, texts, share(recallOf(total)), set.isComplete ? share(precisionOf(total)) : '–');

function describeSet(score: Score): string[] {
  const { set, traces } = score;
  const kinds = [...new Set(set.texts.flatMap(({ kind }) => kind ?? []))];
  const parts = kinds.map((kind) =>
    totals(
      kind,
      scoreSet(set, (text) => text.kind === kind),
    ),
  );
  const traps = set.texts.some(({ trap }) => trap)
    ? [
        totals(
          'traps',
          scoreSet(set, ({ trap }) => trap === true),
        ),
      ]
    : [];
  const traced = traces.found + traces.missed;
  return [
    `## ${set.name}`,
    '',
    `${score.texts} texts: ${set.about}.`,
    '',
    ...table(['texts', 'number', 'recall', 'precision'], [totals('all', score), ...parts, ...traps]),
    '',
    ...(traced > 0
      ? [`Of ${traced} allergens labelled as possible, ${traces.found} are named as possible or as contained.`, '']
      : []),
    ...(set.isComplete ? [`Missed without a question or a warning: ${score.silent.length}.`, ''] : []),
    ...describeAllergens(score),
    '',
    ...describeDifferences(score),
    '',
  ];
}

/** A phone's processor is this many times slower, as in the other reports. */
const slower = 4;

function describeSpeed(speed: Speed): string[] {
  const ratio = speed.split / speed.assessed;
  return [
    '## Speed',
    '',
    `${round(speed.texts)} real ingredient statements of ${round(speed.characters / speed.texts)} characters on average.`,
    '',
    ...table(
      ['what', 'texts a second'],
      [
        row('`assessText`, one core, processor time', round(speed.assessed)),
        row('splitting into words and looking each up in a set', round(speed.split)),
        row('`npm run assess`, by the clock, with its start', round(speed.command)),
      ],
    ),
    '',
    `An assessment costs ${ratio.toFixed(1)} times as much as the splitting, whatever the machine.`,
    '',
    `A menu of ${speed.menu.dishes} dishes is assessed (\`assessDish\`, two who eat, seven things avoided) in ${speed.menu.first.toFixed(1)} ms of a processor the first time,`,
    `when nothing is compiled, and in ${speed.menu.later.toFixed(1)} ms later; on a processor ${slower} times as slow, that is ${(speed.menu.first * slower).toFixed(0)} and ${(speed.menu.later * slower).toFixed(0)} ms.`,
    'The goal there is 50 ms. What a press costs in a browser with all else is in `interaction-times.md`.',
    '',
  ];
}

/** Returns the report in Markdown. It includes no text of a collected set except a few words. */
export function writeReport(
  scores: readonly Score[],
  skipped: readonly string[],
  speed: Speed | undefined,
  asking?: Asking,
): string {
  return [
    '# How well allergens are found',
    '',
    `Written by \`npm run measure\` with version ${lexiconVersion} of the lexicon (${round(lexiconNames.length)} names). Recall is the share of labelled`,
    'allergens that are named as contained; precision is the share of those named that are labelled. What is "labels mended"',
    'leaves out the answers that differ because the label is wrong, each listed with its reason.',
    '',
    'What a thing always has is contained; what it usually has (four of five recipes, or more) as well, unless its parts are',
    'listed behind it, or the text is a label that lists everything, or it is but the name above a whole recipe: then it may be',
    'contained. What it sometimes has, and what stands in a statement about traces, may be contained. Refined oils that the law',
    'exempts are named as open. `domain/src/reading/assess-text.ts` is the only place that decides it.',
    '',
    ...skipped.map((line) => `- ${line}`),
    ...(skipped.length > 0 ? [''] : []),
    ...scores.flatMap(describeSet),
    ...(asking === undefined ? [] : describeAsking(asking)),
    ...(speed === undefined ? [] : describeSpeed(speed)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
