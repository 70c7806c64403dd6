import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPictureWords } from '../../menus/src/node/picture-words.ts';
import { readMenu } from '../../menus/src/read-menu.ts';
import { layoutDishes } from '../../menus/test/layout-dishes.ts';
import { layoutsOf, type Layout } from '../../menus/test/layouts.ts';
import { openPrinter, printPdf, takePicture } from '../../menus/test/render-layouts.ts';
import { keyOf, scoreDraft, type Counts, type Score } from '../../menus/test/score-draft.ts';
import { root } from '../run-program.ts';
import { publishedCharts, scoreChart, type ChartScore } from './published-charts.ts';

const report = 'docs/reports/menu-reading.md';

interface Measured {
  readonly layout: Layout;
  readonly score: Score;
  readonly seconds: number;
}
interface MeasuredPicture extends Measured {
  /** This is a chart whose marks can't be read. */
  readonly isRefused: boolean;
  readonly exact: number;
  /** Counts names that were read wrongly, and how many of these were marked as doubtful. */
  readonly wrong: number;
  readonly marked: number;
  /** Counts how many of the names that were read correctly are marked all the same. */
  readonly right: number;
  readonly alarmed: number;
  readonly processorSeconds: number;
}

async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number; processorSeconds: number }> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(used);
  return { result, seconds: (performance.now() - start) / 1000, processorSeconds: (user + system) / 1e6 };
}

async function measurePdf(layout: Layout, bytes: Uint8Array): Promise<Measured> {
  const { result, seconds } = await timed(() => readMenu({ name: 'file', bytes }));
  if ('problem' in result) throw new Error(`${layout.name}: ${result.problem}`);
  return { layout, score: scoreDraft(result, layout.truth), seconds };
}

async function measurePicture(layout: Layout, bytes: Uint8Array): Promise<MeasuredPicture> {
  const { result, seconds, processorSeconds } = await timed(() =>
    readMenu({ name: 'file', bytes }, { readPictureWords }),
  );
  const isRefused = 'problem' in result && result.problem.includes('shows an allergen chart');
  const dishes = 'problem' in result ? [] : result.dishes;
  const names = new Set(layout.truth.map(({ name }) => keyOf(name)));
  const wrong = dishes.filter(({ name }) => !names.has(keyOf(name)));
  const isMarked = ({ doubts }: (typeof dishes)[number]) =>
    doubts.some(({ about }) => about === 'name' || about === 'price');
  const right = dishes.filter((dish) => !wrong.includes(dish));
  return {
    layout,
    isRefused,
    score: scoreDraft({ dishes }, layout.truth, true),
    exact: scoreDraft({ dishes }, layout.truth).found,
    wrong: wrong.length,
    marked: wrong.filter(isMarked).length,
    right: right.length,
    alarmed: right.filter(isMarked).length,
    seconds,
    processorSeconds,
  };
}

interface MeasuredLayouts {
  readonly printed: readonly Measured[];
  readonly pictures: readonly MeasuredPicture[];
  readonly charts: readonly MeasuredPicture[];
}

async function measureLayouts(): Promise<MeasuredLayouts> {
  const browser = await openPrinter();
  if (!browser) return { printed: [], pictures: [], charts: [] };
  try {
    const printed: Measured[] = [];
    for (const layout of layoutsOf(layoutDishes(6), layoutDishes(3, 6)))
      printed.push(await measurePdf(layout, await printPdf(browser, layout.html)));
    const pictures: MeasuredPicture[] = [];
    for (const skip of [8, 12, 20])
      for (const layout of layoutsOf([], layoutDishes(1, skip)).filter(({ isChart }) => !isChart))
        pictures.push(await measurePicture(layout, await takePicture(browser, layout.html)));
    const charts: MeasuredPicture[] = [];
    for (const layout of layoutsOf(layoutDishes(2), []).filter(({ isChart }) => isChart))
      charts.push(await measurePicture(layout, await takePicture(browser, layout.html)));
    return { printed, pictures, charts };
  } finally {
    await browser.close();
  }
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
const precision = ({ right, wrong }: Counts): string => share(right, right + wrong);
const recall = ({ right, missing }: Counts): string => share(right, right + missing);
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string[] => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows,
];

function describeCharts(charts: readonly ChartScore[]): string[] {
  if (charts.length === 0) return ['Skipped: CLEARPLATE_DATA names no folder with the collected charts.'];
  const rows = charts.map(({ file, score, seconds, processorSeconds }) =>
    row(
      file,
      score.dishes,
      share(score.found, score.dishes),
      precision(score.contains),
      recall(score.contains),
      recall(score.mayContain),
      score.wronglyAbsent,
      `${seconds.toFixed(1)} s`,
      `${processorSeconds.toFixed(1)} s`,
    ),
  );
  const missed = charts.flatMap(({ file, score }) => score.missed.map((name) => `- ${file}: “${name}” was not found.`));
  return [
    ...table(
      [
        'chart',
        'dishes',
        'found',
        'contains: precision',
        'recall',
        'may contain: recall',
        'wrongly absent',
        'time',
        'of a processor',
      ],
      rows,
    ),
    ...(missed.length > 0 ? ['', ...missed] : []),
  ];
}

function describePrinted(printed: readonly Measured[]): string[] {
  const rows = printed.map(({ layout, score, seconds }) =>
    row(
      layout.name,
      score.dishes,
      share(score.found, score.dishes),
      share(score.sections, score.dishes),
      share(score.prices, score.priced),
      precision(score.contains),
      recall(score.contains),
      recall(score.mayContain),
      score.wronglyAbsent,
      `${seconds.toFixed(1)} s`,
    ),
  );
  return table(
    [
      'layout, printed to PDF',
      'dishes',
      'names',
      'sections',
      'prices',
      'contains: precision',
      'recall',
      'may contain: recall',
      'wrongly absent',
      'time',
    ],
    rows,
  );
}

function describePictures(pictures: readonly MeasuredPicture[]): string[] {
  const rows = [...Map.groupBy(pictures, ({ layout }) => layout.name)].map(([name, own]) => {
    const sum = (of: (one: MeasuredPicture) => number) => own.reduce((total, one) => total + of(one), 0);
    const dishes = sum(({ score }) => score.dishes);
    return row(
      name,
      dishes,
      share(
        sum(({ exact }) => exact),
        dishes,
      ),
      share(
        sum(({ score }) => score.found),
        dishes,
      ),
      share(
        sum(({ score }) => score.prices),
        dishes,
      ),
      share(
        sum(({ marked }) => marked),
        sum(({ wrong }) => wrong),
      ),
      share(
        sum(({ alarmed }) => alarmed),
        sum(({ right }) => right),
      ),
      `${(sum(({ seconds }) => seconds) / own.length).toFixed(1)} s`,
      `${(sum((one) => one.processorSeconds) / own.length).toFixed(1)} s`,
    );
  });
  return table(
    [
      'layout, as a degraded picture',
      'dishes',
      'names exact',
      'within an eighth of their letters',
      'prices',
      'of wrong names marked doubtful',
      'of right names',
      'time each',
      'of a processor',
    ],
    rows,
  );
}

function describeChartPictures(charts: readonly MeasuredPicture[]): string[] {
  const rows = charts.map(({ layout, score, isRefused, seconds }) =>
    isRefused
      ? row(layout.name, score.dishes, 'recognised, refused', '–', '–', 0, `${seconds.toFixed(1)} s`)
      : row(
          layout.name,
          score.dishes,
          share(score.found, score.dishes),
          precision(score.contains),
          recall(score.contains),
          score.wronglyAbsent,
          `${seconds.toFixed(1)} s`,
        ),
  );
  return table(
    ['chart, as a degraded picture', 'dishes', 'found', 'contains: precision', 'recall', 'wrongly absent', 'time'],
    rows,
  );
}

/** Measures how well and fast menus and charts are read, and writes the report. */
export async function measureMenus(data: string | undefined): Promise<void> {
  // The first reader compiles the lexicon, which costs time only once.
  await readMenu({ name: 'warm-up.csv', bytes: new TextEncoder().encode('Item,Milk,Egg\nDal,X,\n') });
  const charts: ChartScore[] = [];
  if (data !== undefined) for (const chart of publishedCharts) charts.push(await scoreChart(data, chart));
  const { printed, pictures, charts: chartPictures } = await measureLayouts();
  const text = [
    '# How well menus and charts are read',
    '',
    'Written by `npm run measure -- menus`. Times are of one reading on a machine that others use, without the start of the process.',
    '',
    '## Published charts',
    '',
    'Cell by cell, against what people read in them. A single nut counts as tree nuts, as the truth has it.',
    '',
    ...describeCharts(charts),
    '',
    '## Layouts of our own',
    '',
    'Dishes of the sample restaurants, printed by Chromium. Charts have 104 dishes over several pages.',
    '',
    ...(printed.length > 0 ? describePrinted(printed) : ['Skipped: there is no Chromium.']),
    '',
    'The pictures are screenshots, turned by 0.8 degrees, blurred, darkened, with less contrast, as JPEG.',
    '',
    ...describePictures(pictures),
    '',
    'Of a chart in a picture only what warns is taken, with a doubt beside each dish; one that wasn’t found whole is refused.',
    '',
    ...describeChartPictures(chartPictures),
    '',
  ];
  await writeFile(path.join(root, report), text.join('\n'));
  for (const { file, score } of charts)
    console.log(
      `${file}: ${score.found} of ${score.dishes} dishes, contains: precision ${precision(score.contains)}, recall ${recall(score.contains)}, wrongly absent ${score.wronglyAbsent}`,
    );
  console.log(`Written: ${report}`);
}
