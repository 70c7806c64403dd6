import type { ChartDocument, ChartPlan } from '@clearplate/contract/charts';
import { denies, levelWeight, type Dish, type Statement } from '@clearplate/domain/facts/dish';
import { isCurrent, timeOf } from '@clearplate/domain/facts/instants';
import { findNear } from '@clearplate/domain/menu/match-chart';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { Db } from '../../../db/db.ts';
import { loadDishes } from '../../../dish-changes/load-dishes.ts';
import { chartInForce, followInForce } from './chart-says.ts';
import { findMenuNames, findPasts } from './chart.queries.ts';

interface Matched {
  readonly rows: readonly (ChartDocument['rows'][number] & { found: string[]; near: string[] })[];
  readonly notInChart: string[];
}

/** Sets the rows of a chart beside the names on a menu. */
export function matchRows(rows: ChartDocument['rows'], menu: readonly string[]): Matched {
  const byForm = Map.groupBy(menu, normalise);
  const near = findNear(
    rows.map(({ name }) => name),
    menu,
  );
  const matched = rows.map((row) => {
    const forms = new Set([row.name, ...row.also].map(normalise));
    const found = [...forms].flatMap((form) => (form === '' ? [] : (byForm.get(form) ?? [])));
    return { ...row, found, near: found.length > 0 ? [] : [...(near.get(row.name) ?? [])] };
  });
  const found = new Set(matched.flatMap((row) => row.found));
  return { rows: matched, notInChart: menu.filter((name) => !found.has(name)) };
}

const published = (dish: Dish): Statement[] => dish.statements.filter(({ source }) => source === 'published');
const warnings = (dish: Dish) => published(dish).filter(({ level }) => level !== 'absent');
const denials = (dish: Dish) => published(dish).filter(denies);
const isIn = (one: Statement, others: readonly Statement[]): boolean =>
  others.some(({ allergen, level }) => allergen === one.allergen && levelWeight[level] >= levelWeight[one.level]);

type Counts = Pick<
  ChartPlan,
  'warnings_added' | 'warnings_ended' | 'denials_added' | 'denials_ended' | 'denials_unsettled'
>;

function countChanges(before: Dish, after: Dish): Counts {
  const [warned, warns, denied, denying] = [warnings(before), warnings(after), denials(before), denials(after)];
  return {
    warnings_added: warns.filter((one) => !isIn(one, warned)).length,
    warnings_ended: warned.filter((one) => !warns.some(({ allergen }) => allergen === one.allergen)).length,
    denials_added: denying.filter((one) => !denied.some(({ allergen }) => allergen === one.allergen)).length,
    denials_ended: denied.filter((one) => !denying.some(({ allergen }) => allergen === one.allergen)).length,
    denials_unsettled: denying.filter(({ stated_at }) => timeOf(stated_at) < timeOf(after.ingredients_changed_at))
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
  menu: string,
  document: ChartDocument,
  context: { readonly now: Date; readonly statementDays: number },
): Promise<Omit<ChartPlan, 'version'>> {
  const names = await findMenuNames(db, menu);
  const inForce = chartInForce(document);
  const ids = names.map(({ dishId }) => dishId);
  const loaded = await loadDishes(db, ids);
  const pasts = await findPasts(db, ids, inForce.at);
  const counts = loaded
    .map((each) => countChanges(each.dish, followInForce(each, inForce, pasts.get(each.id))))
    .reduce(add, none);
  const { rows, notInChart } = matchRows(
    document.rows,
    names.map(({ name }) => name),
  );
  return {
    rows: [...rows],
    not_in_chart: notInChart,
    ...counts,
    is_too_old: !isCurrent(inForce.at, context.now.toISOString(), context.statementDays),
  };
}
