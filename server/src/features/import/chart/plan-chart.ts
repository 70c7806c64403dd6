import type { ChartDocument, ChartPlan, ChartRow } from '@clearplate/contract/charts';
import type { Dish, Statement } from '@clearplate/domain/facts/dish';
import { timeOf } from '@clearplate/domain/facts/instants';
import { findNear } from '@clearplate/domain/menu/match-chart';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { Db } from '../../../db/db.ts';
import { loadDishes } from '../../../dish-changes/load-dishes.ts';
import { chartInForce, followInForce } from './chart-says.ts';
import { findPasts, type MenuName } from './chart.queries.ts';

type FoundRow = ChartRow & { readonly found: string[] };

/** Sets the rows of a chart beside the names on a menu. */
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

/** The same, with names that are like that of a row which is on no menu. */
export function matchRows(rows: readonly ChartRow[], menu: readonly string[]) {
  const found = findRows(rows, menu);
  const near = findNear(
    rows.map(({ name }) => name),
    menu,
  );
  const nearOf = (row: FoundRow) => (row.found.length > 0 ? [] : [...(near.get(row.name) ?? [])]);
  return { ...found, rows: found.rows.map((row) => ({ ...row, near: nearOf(row) })) };
}

const levels = { absent: 0, may_contain: 1, contains: 2 } as const;

const published = (dish: Dish): Statement[] => dish.statements.filter(({ source }) => source === 'published');
const warnings = (dish: Dish) => published(dish).filter(({ level }) => level !== 'absent');
const denials = (dish: Dish) =>
  published(dish).filter(({ level, ingredient }) => level === 'absent' || ingredient === 'absent');
const isIn = (one: Statement, others: readonly Statement[]): boolean =>
  others.some(({ allergen, level }) => allergen === one.allergen && levels[level] >= levels[one.level]);

type Counts = Pick<
  ChartPlan,
  'warnings_added' | 'warnings_ended' | 'denials_added' | 'denials_ended' | 'denials_unsettled'
>;

function countChanges(before: Dish, after: Dish): Counts {
  const [warned, warns, denied, denies] = [warnings(before), warnings(after), denials(before), denials(after)];
  return {
    warnings_added: warns.filter((one) => !isIn(one, warned)).length,
    warnings_ended: warned.filter((one) => !warns.some(({ allergen }) => allergen === one.allergen)).length,
    denials_added: denies.filter((one) => !denied.some(({ allergen }) => allergen === one.allergen)).length,
    denials_ended: denied.filter((one) => !denies.some(({ allergen }) => allergen === one.allergen)).length,
    denials_unsettled: denies.filter(({ stated_at }) => timeOf(stated_at) < timeOf(after.ingredients_changed_at))
      .length,
  };
}

const add = (one: Counts, other: Counts): Counts => ({
  warnings_added: one.warnings_added + other.warnings_added,
  warnings_ended: one.warnings_ended + other.warnings_ended,
  denials_added: one.denials_added + other.denials_added,
  denials_ended: one.denials_ended + other.denials_ended,
  denials_unsettled: one.denials_unsettled + other.denials_unsettled,
});

const none: Counts = { warnings_added: 0, warnings_ended: 0, denials_added: 0, denials_ended: 0, denials_unsettled: 0 };

/** What recording a chart would change. Each name on the menu stands for its dishes of all places. */
export async function planChart(
  db: Db,
  menu: readonly MenuName[],
  document: ChartDocument,
): Promise<Omit<ChartPlan, 'version' | 'is_too_old'>> {
  const inForce = chartInForce(document);
  const ids = menu.map(({ dishId }) => dishId);
  const loaded = await loadDishes(db, ids);
  const pasts = await findPasts(db, ids, inForce.at);
  const counts = loaded
    .map((each) => countChanges(each.dish, followInForce(each, inForce, pasts.get(each.id))))
    .reduce(add, none);
  const { rows, notInChart } = matchRows(
    document.rows,
    menu.map(({ name }) => name),
  );
  return { rows, not_in_chart: notInChart, ...counts };
}
