import type { ChartDocument } from '@clearplate/contract/charts';
import type { Db } from '../../../db/db.ts';
import type { Author } from '../../../db/dish-history.ts';
import { isToCome } from '../parse-record.ts';
import { applyChart } from './apply-chart.ts';
import { findRows } from './plan-chart.ts';
import { endChart, findChart, findMenuNames, insertChart, type StoredChart } from './chart.queries.ts';

/** Says why the chain can't have this chart, as a field and a message; `undefined` if it can. */
export function faultOfChart(
  { dated, rows }: ChartDocument,
  {
    current,
    menu,
    now,
  }: { readonly current: StoredChart | undefined; readonly menu: readonly string[]; readonly now: Date },
): readonly [string, string] | undefined {
  if (isToCome(dated, now)) return ['dated', 'lies in the future'];
  if (current && dated < current.dated) return ['dated', 'is older than the chain’s current chart'];
  if (findRows(rows, menu).rows.every(({ found }) => found.length === 0))
    return ['rows', 'name no dish of this menu: is it another chain’s chart?'];
  return undefined;
}

const contentOf = ({ title, address, dated, rows }: ChartDocument): string =>
  JSON.stringify([
    title,
    address,
    dated,
    rows.map(({ name, section, also, statements }) => [
      name,
      section,
      also,
      statements.map(({ allergen, level, reason, ingredient }) => [
        allergen,
        level,
        reason ?? null,
        ingredient ?? null,
      ]),
    ]),
  ]);

const isSameChart = (one: ChartDocument, other: ChartDocument): boolean => contentOf(one) === contentOf(other);

export type Recorded =
  | { readonly problem: readonly [string, string] }
  | { readonly chartId: number; readonly outcome: 'recorded' | 'unchanged' };

/** Replaces the current chart. `applyChart` then applies it to the dishes. */
export async function storeChart(
  db: Db,
  menu: string,
  document: ChartDocument,
  { current, author }: { readonly current: StoredChart | undefined; readonly author: Author },
): Promise<Recorded> {
  const names = (await findMenuNames(db, menu)).map(({ name }) => name);
  const problem = faultOfChart(document, { current, menu: names, now: author.now });
  if (problem) return { problem };
  if (current && isSameChart(current, document)) return { chartId: current.id, outcome: 'unchanged' };
  if (current) await endChart(db, current.id, author.now);
  return { chartId: await insertChart(db, menu, document, author), outcome: 'recorded' };
}

/** Records a whole chart, with what it says about every dish, in the caller's transaction. */
export async function recordChart(
  db: Db,
  menu: string,
  document: ChartDocument,
  author: Author,
): Promise<
  | { readonly problem: readonly [string, string] }
  | { readonly outcome: 'recorded' | 'unchanged'; readonly dishes: number }
> {
  // What a job still had to do about the previous chart is done first, because its warnings still count.
  const before = await findChart(db, menu);
  const isPending = before?.isApplied === false;
  if (isPending) await applyChart(db, menu, author);
  const current = isPending ? await findChart(db, menu) : before;
  const stored = await storeChart(db, menu, document, { current, author });
  if ('problem' in stored) return stored;
  const dishes = await applyChart(db, menu, author);
  return { outcome: stored.outcome, dishes };
}
