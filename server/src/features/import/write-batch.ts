import { DatabaseUnreachable, errorCode, violatedConstraint } from '../../db/database-errors.ts';
import type { Db } from '../../db/db.ts';
import type { Dish, StatementSource } from '@clearplate/domain/facts/dish';
import { dishOf, instantOf, sourceOf } from './dish-of-record.ts';
import { findMenuRestaurantIds, findRestaurantIds } from './dish-targets.queries.ts';
import { reachedFrom } from '@clearplate/domain/facts/component';
import { faultInVariants } from '@clearplate/domain/menu/variant-edits';
import type { UsedComponents } from '@clearplate/domain/menu/dish-edits';
import { findComponents, type StoredComponent } from '../../db/components.ts';
import { lockPlaces } from './lock-places.ts';
import { writeComponent } from './write-component.ts';
import { documentOfRecord } from './chart/document-of-record.ts';
import { findMenuNames, lockChain } from './chart/chart.queries.ts';
import { matchRows } from './chart/plan-chart.ts';
import { recordChart } from './chart/record-chart.ts';
import type { ChartRecord, DishRecord, ImportRecord } from './import-record.ts';
import type { ChartOutcome, Counts } from './import-report.ts';
import type { DishTarget } from './plan-dish.ts';
import { writeDishes, type DishOutcome, type WriteOptions } from './write-dishes.ts';
import { writeRestaurants, type RestaurantOutcome } from './write-restaurants.ts';

/** Is the outcome of one record of a batch. */
export type RecordOutcome =
  | { readonly kind: 'restaurant'; readonly outcome: keyof Counts; readonly misplaced: boolean }
  | {
      readonly kind: 'dish';
      readonly outcomes: readonly DishOutcome[];
      readonly undated: boolean;
      readonly unvouched: boolean;
    }
  | { readonly kind: 'component'; readonly outcome: keyof Counts }
  | ({ readonly kind: 'chart' } & ChartOutcome)
  | { readonly kind: 'bad'; readonly reason: string };

export interface BatchOptions extends WriteOptions {
  readonly source: Extract<StatementSource, 'import' | 'restaurant'>;
}

type Resolved =
  | {
      readonly restaurantIds: readonly number[];
      readonly dish: Dish;
      readonly uses: readonly string[];
      /** Names the components that each way to make it adds. */
      readonly ofWays: readonly (readonly string[])[];
    }
  | { readonly reason: string };

const uniqueViolation = '23505';

// This is far more than a batch takes, because a disk may be slow, or an owner's save may hold a lock.
const statementTimeout = 120_000;

function bad(reason: string): RecordOutcome {
  return { kind: 'bad', reason };
}

async function resolveDishes(db: Db, dishes: readonly DishRecord[], options: BatchOptions): Promise<Resolved[]> {
  const restaurants = dishes.flatMap(({ restaurant }) => restaurant ?? []);
  const menus = [...new Set(dishes.flatMap(({ menu }) => menu ?? []))];
  const byExternalId = restaurants.length > 0 ? await findRestaurantIds(db, restaurants) : new Map<string, number>();
  const byMenu = menus.length > 0 ? await findMenuRestaurantIds(db, menus) : new Map<string, number[]>();
  return dishes.map((record): Resolved => {
    const dish = dishOf(record, options.source);
    if ('problem' in dish) return { reason: dish.problem };
    const { uses } = record;
    const ofWays = record.variants.map((way) => way.uses);
    if (record.menu !== undefined) {
      const restaurantIds = byMenu.get(record.menu);
      return restaurantIds
        ? { restaurantIds, dish, uses, ofWays }
        : { reason: `menu: no restaurant has the menu "${record.menu}"; import the restaurants first` };
    }
    const id = byExternalId.get(record.restaurant ?? '');
    return id === undefined
      ? { reason: `restaurant: "${record.restaurant}" is not known; import the restaurants first` }
      : { restaurantIds: [id], dish, uses, ofWays };
  });
}

type WithUses =
  | (Exclude<Resolved, { readonly reason: string }> & { readonly dishOf: (restaurantId: number) => Dish })
  | { readonly reason: string };

/**
 * Finds the components that dishes use, each restaurant's own before its chain's. The restaurants are locked, so that
 * nobody changes a component while a dish begins to use it.
 */
async function resolveUses(db: Db, resolved: readonly Resolved[]): Promise<WithUses[]> {
  const using = resolved.flatMap((each) =>
    'reason' in each || [each.uses, ...each.ofWays].flat().length === 0 ? [] : each.restaurantIds,
  );
  const byRestaurant = new Map<number, StoredComponent[]>();
  for (const id of new Set(using)) byRestaurant.set(id, await findComponents(db, id));
  const usedIn = (restaurantId: number, keys: readonly string[]): UsedComponents => {
    const known = byRestaurant.get(restaurantId) ?? [];
    const ids = keys.flatMap((key) => known.find(({ externalId }) => externalId === key)?.id ?? []);
    const uses = [...new Set(ids)].toSorted((one, other) => one - other);
    const components = known.map(({ component }) => component);
    return { uses, components: reachedFrom(uses, components) };
  };
  return resolved.map((each): WithUses => {
    if ('reason' in each) return each;
    const keys = [each.uses, ...each.ofWays].flat();
    const isKnown = (restaurantId: number, key: string) =>
      byRestaurant.get(restaurantId)?.some(({ externalId }) => externalId === key) === true;
    const missing = each.restaurantIds.flatMap((id) => keys.filter((key) => !isKnown(id, key)));
    if (missing.length > 0) return { reason: `uses: "${missing[0]}" is not a component here; import it first` };
    const dishes = new Map(
      each.restaurantIds.map((id): [number, Dish] => {
        const variants = each.dish.variants.map((way, index) => {
          const added = usedIn(id, each.ofWays[index] ?? []);
          return added.uses.length === 0 ? way : { ...way, ...added };
        });
        return [id, keys.length === 0 ? each.dish : { ...each.dish, ...usedIn(id, each.uses), variants }];
      }),
    );
    for (const dish of dishes.values()) {
      const ways = dish.variants.map(({ name, leaves_out, adds, uses = [] }) => ({
        name,
        leaves_out,
        adds,
        used: { uses },
      }));
      const found = faultInVariants(dish, ways);
      if (found) return { reason: `variants.${found.at}: ${found.fault}` };
    }
    return { ...each, dishOf: (id) => dishes.get(id) ?? each.dish };
  });
}

function isUndated({ statements }: Dish): boolean {
  return statements.some(({ stated_at }) => stated_at === null);
}

/** Returns whether a record denies or confirms something without saying who vouches for it. */
function isUnvouched(record: DishRecord, { statements }: Dish, taken: BatchOptions['source']): boolean {
  if (record.source !== undefined || sourceOf(record, taken) !== 'claimed') return false;
  const isDenied = statements.some(({ level, ingredient }) => level === 'absent' || ingredient === 'absent');
  return isDenied || record.ingredients_complete || record.cross_contact_stated;
}

async function writeDishRecords(
  db: Db,
  dishes: readonly DishRecord[],
  options: BatchOptions,
): Promise<RecordOutcome[]> {
  const placed = await resolveDishes(db, dishes, options);
  const resolved = await resolveUses(db, placed);
  const targets = resolved.flatMap((each, index): DishTarget[] => {
    const record = dishes[index];
    if (!record || 'reason' in each) return [];
    return each.restaurantIds.map((restaurantId) => ({
      restaurantId,
      externalId: record.id,
      dish: each.dishOf(restaurantId),
      statedAt: instantOf(record.stated_on),
    }));
  });
  const outcomes = await writeDishes(db, targets, options);
  let next = 0;
  return resolved.map((each, index): RecordOutcome => {
    if ('reason' in each) return bad(each.reason);
    const own = outcomes.slice(next, (next += each.restaurantIds.length));
    const record = dishes[index];
    const unvouched = record !== undefined && isUnvouched(record, each.dish, options.source);
    return { kind: 'dish', outcomes: own, undated: isUndated(each.dish), unvouched };
  });
}

function asRecordOutcome(result: RestaurantOutcome): RecordOutcome {
  return 'reason' in result ? bad(result.reason) : { kind: 'restaurant', ...result };
}

async function writeChart(db: Db, record: ChartRecord, { now }: BatchOptions): Promise<RecordOutcome> {
  const document = documentOfRecord(record);
  if ('problem' in document) return bad(document.problem);
  if ((await lockChain(db, record.menu)) === 0)
    return bad(`menu: no restaurant has the menu "${record.menu}"; import the restaurants first`);
  const author = { source: 'chart' as const, actorId: null, requestId: null, now: now() };
  const recorded = await recordChart(db, record.menu, document, author);
  if ('problem' in recorded) return bad(recorded.problem.join(': '));
  const names = (await findMenuNames(db, record.menu)).map(({ name }) => name);
  return { kind: 'chart', ...recorded, ...matchRows(document.rows, names) };
}

async function writeWhole(db: Db, records: readonly ImportRecord[], options: BatchOptions): Promise<RecordOutcome[]> {
  return db.transaction(
    async (transaction) => {
      await lockPlaces(transaction, records);
      const restaurants = records.filter((record) => record.type === 'restaurant');
      const dishes = records.filter((record) => record.type === 'dish');
      const written = {
        restaurant: restaurants.length > 0 ? await writeRestaurants(transaction, restaurants, options.now) : [],
        dish: dishes.length > 0 ? await writeDishRecords(transaction, dishes, options) : [],
      };
      const components: RecordOutcome[] = [];
      for (const record of records)
        if (record.type === 'component') {
          const outcome = await writeComponent(transaction, record, options);
          components.push('problem' in outcome ? bad(outcome.problem) : { kind: 'component', ...outcome });
        }
      const charts: RecordOutcome[] = [];
      for (const record of records)
        if (record.type === 'chart') charts.push(await writeChart(transaction, record, options));
      const next = {
        restaurant: written.restaurant.map(asRecordOutcome).values(),
        dish: written.dish.values(),
        component: components.values(),
        chart: charts.values(),
      };
      return records.map(({ type }) => next[type].next().value ?? bad('was lost'));
    },
    { statementTimeout },
  );
}

/** Returns whether an error is the data's fault (SQLSTATE classes 21 to 23) and not the database's. */
function dataFault(error: unknown): string | undefined {
  if (error instanceof DatabaseUnreachable) return undefined;
  const code = errorCode(error);
  if (code === undefined || !/^2[123]/.test(code)) return undefined;
  return `the database refuses it: ${violatedConstraint(error) ?? (error instanceof Error ? error.message : code)}`;
}

/**
 * Writes one record alone that the database refused in its batch. If another import inserted the same new row
 * meanwhile, the second attempt finds it.
 */
async function writeAgain(
  db: Db,
  record: ImportRecord,
  options: BatchOptions,
  refusal: unknown,
): Promise<RecordOutcome> {
  try {
    if (errorCode(refusal) !== uniqueViolation) throw refusal;
    const [outcome] = await writeWhole(db, [record], options);
    return outcome ?? bad('was lost');
  } catch (error) {
    const reason = dataFault(error);
    if (reason === undefined) throw error;
    return bad(reason);
  }
}

/**
 * Writes records with distinct keys in one transaction, all or none. If the database refuses one of them, each gets a
 * transaction of its own, so that only the bad one is left out.
 */
export async function writeBatch(
  db: Db,
  records: readonly ImportRecord[],
  options: BatchOptions,
): Promise<RecordOutcome[]> {
  try {
    return await writeWhole(db, records, options);
  } catch (error) {
    const reason = dataFault(error);
    if (reason === undefined) throw error;
    const [first] = records;
    if (first && records.length === 1) return [await writeAgain(db, first, options, error)];
    const outcomes: RecordOutcome[] = [];
    for (const record of records) outcomes.push(...(await writeBatch(db, [record], options)));
    return outcomes;
  }
}
