import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import type { workTitles } from '../works/works.ts';
import { drawChart, panelsOf, type Panel } from './chart.ts';
import type { Row } from './rows.ts';
import { measurementTable, systemTable, targetTable } from './tables.ts';
import { checkTargets, publishedElsewhere, publishedSize } from './targets.ts';

const chartFile = 'benchmarks.svg';
const growthFile = 'benchmarks-growth.svg';
/** Explains the remaining costs; it is written by hand and included in each new report. */
const floorFile = 'benchmark-floor.md';
const number = (value: number) => value.toLocaleString('en-US');

/** Returns the rows of clients that ask in turn on the usual data, which compare with one another. */
function inTurn(rows: readonly Row[]): Row[] {
  return rows.filter(({ loop, set }) => loop === 'closed' && set === 'usual');
}

/** Returns the app's rows with several clients, which show how the cost grows. */
function growing(rows: readonly Row[]): Row[] {
  return inTurn(rows).filter(({ system, clients }) => system === 'Clearplate' && clients > 1);
}

const published = publishedElsewhere.map(([name, p50, p95]) => `${name} ${p50} / ${p95}`).join(', ');

function reportOf(rows: readonly Row[], titles: ReadonlyMap<string, string>, rounds: string, floor: string): string {
  const most = Math.max(...rows.map(({ dishes }) => dishes));
  const atMost = inTurn(rows).filter(({ dishes }) => dishes === most);
  const further = rows.filter(({ loop, set, dishes, work }) => {
    const isBeside = rows.some((one) => one.dishes === dishes && one.set !== 'usual' && one.work === work);
    return loop !== 'closed' || set !== 'usual' || work === 'mixture' || (isBeside && dishes !== most);
  });
  const others = rows.filter(({ dishes, clients }) => dishes === publishedSize && clients === 1);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node.js ${process.versions.node}`;
  return `# How fast it is

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}; server, PostgreSQL and load
generator on the same machine; the median of ${rounds}. How it is measured, and on what data: [benchmark-method.md](../benchmark-method.md).

## Targets

${targetTable(checkTargets(rows))}

${floor}
## ${number(most)} dishes, 4 clients at once

![What half of the answers take at most](${chartFile})

${measurementTable(atMost, titles)}

${systemTable(atMost)}

## Asked in other ways, and on other data

${measurementTable(further, titles)}

## How the cost grows

![How p50 grows from size to size](${growthFile})
${
  others.length === 0
    ? ''
    : `
## ${number(publishedSize)} dishes, one client

${measurementTable(others, titles)}

Others published, for text with excluded allergens within 10 km (p50 / p95 ms): ${published}.
`
}`;
}

/** Writes the report and its charts. `rounds` says how many there were, and how long. */
export async function writeReport(folder: string, rows: readonly Row[], works: typeof workTitles, rounds: string) {
  const titles = new Map<string, string>([
    ...works.map(({ name, title }) => [name, title] as const),
    ['mixture', 'Everything at once'] as const,
  ]);
  const most = Math.max(...rows.map(({ dishes }) => dishes));
  const [systems, sizes] = [inTurn(rows).filter(({ dishes }) => dishes === most), growing(rows)];
  const draw = async (file: string, panels: readonly Panel[]) =>
    writeFile(path.join(folder, file), drawChart(panels, 'Half of the answers take at most so many milliseconds'));
  await draw(
    chartFile,
    panelsOf(systems, titles, ({ system }) => system),
  );
  await draw(
    growthFile,
    panelsOf(sizes, titles, ({ dishes }) => `${number(dishes)} dishes`),
  );
  const floor = await readFile(path.join(folder, floorFile), 'utf8');
  await writeFile(path.join(folder, 'benchmarks.md'), reportOf(rows, titles, rounds, floor.replace(/^# /, '## ')));
}
