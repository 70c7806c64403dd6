import { floor } from '../systems/systems.ts';
import type { Row } from './rows.ts';

/** A target, and the measurement for it. */
export interface Target {
  readonly name: string;
  readonly measured: string;
  readonly isReached: boolean;
}

/** Published by others for 200,000 dishes and one client: text with excluded allergens within 10 km, p50 / p95 ms. */
export const publishedElsewhere = [
  ['PostgreSQL', 6.9, 10.3],
  ['Groonga', 8, 15.7],
  ['Xapian', 5.1, 15.3],
  ['Sphinx', 3.2, 11.9],
  ['FlexSearch', 9.1, 29],
  ['SQLite FTS5', 46, 182],
  ['MiniSearch', 44, 358],
] as const;

export const publishedSize = 200_000;
const ratio = (value: number) => value.toFixed(value < 10 ? 2 : 0);

class Rows {
  readonly #rows: readonly Row[];
  constructor(rows: readonly Row[]) {
    // Each client asks again as soon as it is answered, on the usual data: the other rows say how much worse it gets.
    this.#rows = rows.filter(({ loop, set }) => loop === 'closed' && set === 'usual');
  }
  find(dishes: number, work: Row['work'], system: Row['system'] = 'Clearplate', clients?: number): Row | undefined {
    const isWanted = (row: Row) => row.dishes === dishes && row.work === work && row.system === system;
    return this.#rows.find((row) => isWanted(row) && (clients === undefined || row.clients === clients));
  }
  /** Returns the rows of systems that are faster than the app at the same task. */
  faster(): Row[] {
    return this.#rows.filter((row) => {
      const app = this.find(row.dishes, row.work);
      const isOther = row.system !== 'Clearplate' && row.system !== floor;
      return app !== undefined && isOther && row.p50_ms < app.p50_ms;
    });
  }
}

function atLeast(name: string, wanted: number, measured: number | undefined): Target[] {
  if (measured === undefined || Number.isNaN(measured)) return [];
  return [{ name, measured: ratio(measured), isReached: measured >= wanted }];
}

function atMost(name: string, wanted: number, measured: number | undefined): Target[] {
  if (measured === undefined || Number.isNaN(measured)) return [];
  return [{ name, measured: ratio(measured), isReached: measured <= wanted }];
}

const over = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one / other;

function compareWithPublished(rows: Rows): Target[] {
  const app = rows.find(publishedSize, 'dishes', 'Clearplate', 1);
  if (!app) return [];
  const isReached = publishedElsewhere.every(([, p50, p95]) => app.p50_ms < p50 && app.p95_ms < p95);
  const measured = `${app.p50_ms.toFixed(1)} / ${app.p95_ms.toFixed(1)} ms`;
  return [
    { name: `${publishedSize} dishes, one client: p50 and p95 below all that others published`, measured, isReached },
  ];
}

/** Checks every target that was measured, on the largest size among the rows. */
export function checkTargets(all: readonly Row[]): Target[] {
  const rows = new Rows(all);
  const sizes = all.map(({ dishes }) => dishes);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  const of = (work: Row['work'], system?: Row['system']) => rows.find(most, work, system);
  const share = (work: Row['work']) => over(of(work)?.rps, of('ceiling')?.rps);
  const tail = (work: Row['work']) => over(of(work)?.p99_ms, of(work)?.p50_ms);
  const faster = rows.faster();
  return [
    ...atLeast("Dishes near a zip: a third of the ceiling's requests a second", 1 / 3, share('dishes')),
    ...atLeast(
      'Dishes near a zip: 0.6 of the requests a second of the same pages by key',
      0.6,
      over(of('dishes')?.rps, of('dishes', floor)?.rps),
    ),
    ...atMost('Dishes near a zip: p99 at most 8 times p50', 8, over(of('dishes')?.p99_ms, of('dishes')?.p50_ms)),
    ...atMost("Densest zip: p50 at most 10 times the ceiling's", 10, over(of('dense')?.p50_ms, of('ceiling')?.p50_ms)),
    ...atLeast('Restaurants with counts: a fifth of the ceiling', 1 / 5, share('restaurants')),
    ...atLeast(
      "National search: p50 30 times below the spec's way",
      30,
      over(of('national', 'spec (ILIKE)')?.p50_ms, of('national')?.p50_ms),
    ),
    ...atMost('National search: p99 at most 10 times p50', 10, tail('national')),
    ...atMost('National search, several words: p99 at most 10 times p50', 10, tail('national-words')),
    ...atMost(
      'Restaurants with counts: p50 at most 1.5 times plain SQL without them',
      1.5,
      over(of('restaurants')?.p50_ms, of('restaurants', 'PostgreSQL full text')?.p50_ms),
    ),
    ...atLeast('A menu: half of the ceiling', 1 / 2, share('menu')),
    ...atLeast('Suggestions: half of the ceiling', 1 / 2, share('suggest')),
    ...(least < most
      ? atMost(
          `From ${least} to ${most} dishes: near-zip p50 grows at most 2 times`,
          2,
          over(of('dishes')?.p50_ms, rows.find(least, 'dishes')?.p50_ms),
        )
      : []),
    ...compareWithPublished(rows),
    {
      name: 'No alternative is faster in any row',
      measured: faster.length === 0 ? 'none' : faster.map(({ work, system }) => `${system} (${work})`).join(', '),
      isReached: faster.length === 0,
    },
  ];
}
