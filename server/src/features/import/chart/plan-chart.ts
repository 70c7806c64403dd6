import type { ChartChange, ChartDocument, ChartPlan, ChartRow } from '@clearplate/contract/charts';
import { denies, levelWeight, type Dish, type Statement } from '@clearplate/domain/facts/dish';
import { timeOf } from '@clearplate/domain/facts/instants';
import { findNear } from '@clearplate/domain/menu/match-chart';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { Db } from '../../../db/db.ts';
import { loadDishes } from '../../../dish-changes/load-dishes.ts';
import { chartInForce, followInForce } from '../../../dish-changes/chart-in-force.ts';
import { findPasts, type MenuName } from './chart.queries.ts';

type FoundRow = ChartRow & { readonly found: string[] };

/** Matches the rows of a chart with the names on a menu. */
export function findRows(
  rows: readonly ChartRow[],
  menu: readonly string[],
): { readonly rows: FoundRow[]; readonly notInChart: string[] } {
  const byForm = Map.groupBy(menu, normalise);
  const found = rows.map((row) => {
    const forms = new Set([row.name, ...row.also].map(normalise));
    return { ...row, found: [...forms].flatMap((form) => (form === '' ? [] : (byForm.get(form) ?? []))) };
  });
  const named = new Set(found.flatMap((row) => row.found));
  return { rows: found, notInChart: menu.filter((name) => !named.has(name)) };
}

/** Does the same, and finds similar names on the menu for each row that matches none. */
export function matchRows(rows: readonly ChartRow[], menu: readonly string[]) {
  const found = findRows(rows, menu);
  const near = findNear(
    rows.map(({ name }) => name),
    menu,
  );
  const nearOf = (row: FoundRow) => (row.found.length > 0 ? [] : [...(near.get(row.name) ?? [])]);
  return { ...found, rows: found.rows.map((row) => ({ ...row, near: nearOf(row) })) };
}

const published = (dish: Dish): Statement[] => dish.statements.filter(({ source }) => source === 'published');
const warnings = (dish: Dish) => published(dish).filter(({ level }) => level !== 'absent');
const denials = (dish: Dish) => published(dish).filter(denies);
const isSame = (one: Statement, other: Statement) => one.allergen === other.allergen;
const isAtLeast = (one: Statement, other: Statement) =>
  isSame(one, other) && levelWeight[one.level] >= levelWeight[other.level];

/** Returns those that no other one covers. */
const without = (some: readonly Statement[], others: readonly Statement[], covers = isSame): Statement[] =>
  some.filter((one) => !others.some((other) => covers(other, one)));

const unsettled = (dish: Dish): Statement[] =>
  denials(dish).filter(({ stated_at }) => timeOf(stated_at) < timeOf(dish.ingredients_changed_at));

interface Change {
  readonly before: Dish;
  readonly after: Dish;
}

function countChanges(changes: readonly Change[]) {
  const count = (find: (change: Change) => readonly Statement[]): number =>
    changes.reduce((sum, change) => sum + find(change).length, 0);
  return {
    warnings_added: count(({ before, after }) => without(warnings(after), warnings(before), isAtLeast)),
    warnings_ended: count(({ before, after }) => without(warnings(before), warnings(after))),
    denials_added: count(({ before, after }) => without(denials(after), denials(before))),
    denials_ended: count(({ before, after }) => without(denials(before), denials(after))),
    denials_unsettled: count(({ after }) => unsettled(after)),
  };
}

/** Returns what the chain then says differently about a dish. */
function changesOf({ before, after }: Change): ChartChange[] {
  const open = new Set(unsettled(after));
  const levels = (dish: Dish) => new Map(published(dish).map((one) => [one.allergen, one]));
  const [was, is] = [levels(before), levels(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((allergen) => {
    const now = is.get(allergen);
    const change = { allergen, before: was.get(allergen)?.level ?? null, after: now?.level ?? null };
    return change.before === change.after ? [] : [{ ...change, is_unsettled: now !== undefined && open.has(now) }];
  });
}

/** Returns what recording a chart would change. Each name on the menu represents its dishes of all places. */
export async function planChart(
  db: Db,
  menu: readonly MenuName[],
  document: ChartDocument,
): Promise<Omit<ChartPlan, 'version' | 'is_too_old'>> {
  const inForce = chartInForce(document);
  const ids = menu.map(({ dishId }) => dishId);
  const loaded = await loadDishes(db, ids);
  const pasts = await findPasts(db, ids, inForce.at);
  const changes = loaded.map((each) => ({
    before: each.dish,
    after: followInForce(each, inForce, pasts.get(each.id)),
  }));
  const { rows, notInChart } = matchRows(
    document.rows,
    menu.map(({ name }) => name),
  );
  const perDish = changes.map((change) => ({ dish: change.before.name, changes: changesOf(change) }));
  return {
    rows,
    not_in_chart: notInChart,
    changes: perDish.filter((one) => one.changes.length > 0),
    ...countChanges(changes),
  };
}
