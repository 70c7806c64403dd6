import type { discoveryCalls } from '@clearplate/contract/discovery';
import type { Eaters, VerdictCounts } from '@clearplate/contract/eaters-body';
import { z } from 'zod';
import { countMenuVerdicts } from '../../db/menu-verdicts.ts';
import type { Context } from '../../context.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { judgingFor, sumVerdicts } from '../../http/judging.ts';
import { findArea } from '../../places/find-area.ts';
import { findCuisines, findMarks, findRestaurantPage, type MarkRow, type Wanted } from './discovery.queries.ts';

const mostMarks = 300;
const mostCuisines = 100;
/** Counts are given for clusters of so many restaurants at most, and for so many restaurants altogether. */
const judged = { inCluster: 10, altogether: 200 };
/** What a mark takes on the map, in pixels, of the 256 that the whole earth has at zoom 0. */
const markPixels = 60;

interface Query {
  readonly q?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly max_price?: number | undefined;
  readonly open?: 'now' | undefined;
}

function wantedBy({ q: text, cuisine, max_price: dollars, open }: Query, { now }: Context): Wanted {
  return { text, cuisine, maxCents: dollars && dollars * 100, openAt: open && now() };
}

/** Counts of verdicts by the restaurant's id. */
async function countFor(ids: readonly number[], eaters: Eaters, context: Context): Promise<Map<number, VerdictCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await countMenuVerdicts(context.db, ids, judgingFor(eaters, context));
  const byRestaurant = Map.groupBy(rows, ({ restaurantId }) => restaurantId);
  return new Map(ids.map((id) => [id, sumVerdicts(byRestaurant.get(id) ?? [])]));
}

function addUp(all: readonly VerdictCounts[]): VerdictCounts {
  const sum = sumVerdicts([]);
  for (const one of all) for (const key of Object.keys(sum) as (keyof VerdictCounts)[]) sum[key] += one[key];
  return sum;
}

/** The restaurants whose menus are judged: those of the smallest marks first. */
function idsToJudge(rows: readonly MarkRow[]): number[] {
  const small = rows.filter(({ restaurants }) => restaurants <= judged.inCluster);
  const ids: number[] = [];
  for (const row of small.toSorted((one, other) => one.restaurants - other.restaurants)) {
    if (ids.length + row.ids.length > judged.altogether) break;
    ids.push(...row.ids);
  }
  return ids;
}

function showMark(row: MarkRow, counts: ReadonlyMap<number, VerdictCounts>) {
  const { lat, lng, restaurants, ids, name, cuisine } = row;
  const of = ids.flatMap((id) => counts.get(id) ?? []);
  const [id] = ids;
  return {
    lat,
    lng,
    restaurants,
    restaurant: restaurants === 1 && id !== undefined ? { id, name, cuisine } : null,
    counts: of.length === restaurants ? addUp(of) : null,
  };
}

type DiscoveryCalls = Omit<typeof discoveryCalls, 'suggestSearch'>;

export const discoveryHandlers: Handlers<DiscoveryCalls> = {
  async discoverRestaurants({ query, body }, { context }) {
    const { limit, cursor, ...which } = query;
    // Where somebody is goes into no address, hashed or not.
    const list = JSON.stringify(['discovered', which, body.here !== undefined]);
    const after = decodeCursor(list, z.tuple([z.number(), z.int()]), cursor);
    const area = await findArea(context.db, { ...which, here: body.here });
    const page = { ...wantedBy(which, context), area, now: context.now(), after, limit };
    const rows = await findRestaurantPage(context.db, page);
    const ids = rows.slice(0, limit).map(({ id }) => id);
    const counts = await countFor(ids, body, context);
    return toPage(
      rows,
      limit,
      ({ rank, id }) => encodeCursor(list, [rank, id]),
      (row) => ({ ...row, counts: counts.get(row.id) ?? sumVerdicts([]) }),
    );
  },

  async mapRestaurants({ query, body }, { context }) {
    const { bounds, zoom } = body;
    const degrees = (360 / 256 / 2 ** zoom) * markPixels;
    const area = { bounds, degrees, most: mostMarks, mostIds: judged.inCluster };
    const rows = await findMarks(context.db, { ...wantedBy(query, context), ...area });
    const counts = await countFor(idsToJudge(rows), body, context);
    return rows.map((row) => showMark(row, counts));
  },

  async listCuisines(_, { context }) {
    const rows = await findCuisines(context.db, mostCuisines);
    return rows.map(({ cuisine }) => cuisine);
  },
};
