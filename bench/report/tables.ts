import type { Row } from './rows.ts';
import type { Target } from './targets.ts';

type Cell = string | number;

const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;

/** Formats a table in Markdown: text in the first columns, numbers in the others. */
function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [
    line(head),
    line(head.map((name, at) => (at < 2 || name === 'asked' ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

const ms = (value: number) => (Number.isNaN(value) ? '–' : value < 10 ? value.toFixed(2) : value.toFixed(0));
const share = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value * 100)} %`);

function howAsked({ loop, clients, rate, saves, set }: Row): string {
  const asked =
    loop === 'cold' ? 'cold, once' : loop === 'open' ? `${Math.round(rate ?? 0)} a second` : `${clients} in turn`;
  const data = { usual: '', plain: ', no components or variants', crowded: ', densest cell × 60' }[set];
  return `${asked}${data}${saves === undefined ? '' : `, ${saves} menus saved`}`;
}

/** Returns the table of measurements by system and task. */
export function measurementTable(rows: readonly Row[], titles: ReadonlyMap<string, string>): string {
  return table(
    ['work', 'system', 'asked', 'p50 ms', 'p95 ms', 'p99 ms', 'requests/s', 'CPU ms', 'failed'],
    rows.map((row) => [
      titles.get(row.work) ?? row.work,
      row.system === 'Clearplate' ? '**Clearplate**' : row.system,
      howAsked(row),
      ms(row.p50_ms),
      ms(row.p95_ms),
      ms(row.p99_ms),
      row.rps < 10 ? row.rps.toFixed(1) : Math.round(row.rps),
      ms(row.cpu_ms),
      row.failures,
    ]),
  );
}

/** Returns the table of each system's other properties, one line each. */
export function systemTable(rows: readonly Row[]): string {
  const bySystem = new Map(rows.map((row) => [row.system, row]));
  return table(
    ['system', 'memory MB', 'index built in s', "finds of the app's hits", 'its hits the app has'],
    [...bySystem.values()].map((row) => [
      row.system,
      Math.round(row.memory_mb),
      row.build_s.toFixed(1),
      share(row.app_hits_found),
      share(row.hits_app_has),
    ]),
  );
}

export function targetTable(targets: readonly Target[]): string {
  return table(
    ['target', 'reached', 'measured'],
    targets.map(({ name, measured, isReached }) => [name, isReached ? 'reached' : '**not reached**', measured]),
  );
}
