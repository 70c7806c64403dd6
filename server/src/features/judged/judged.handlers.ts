import type { Eaters } from '@clearplate/contract/eaters-body';
import type { judgedCalls } from '@clearplate/contract/judged';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { countMenuVerdicts } from '../../db/menu-verdicts.ts';
import type { Judging } from '../../db/verdict-sql.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Handlers, RequestInfo } from '../../http/handlers.ts';
import { judgingFor, sumVerdicts } from '../../http/judging.ts';
import { findArea, type Where } from '../../places/find-area.ts';
import {
  countDishVerdicts,
  findJudgedDishes,
  findJudgedRecipes,
  type DishFilters,
  type JudgedList,
  type JudgedRow,
} from './judged.queries.ts';

/** So many dishes are looked at for one page, hidden ones included, and so many are counted. */
const most = { onPage: 10_000, counted: 2000 };
/** A dish costs about 10 µs, and a name that has to be looked for in its texts 0.7. */
const namesLikeADish = 14;

/** Fewer where many names are avoided: the database's time is what is bounded. */
function boundFor({ avoided }: Judging, most: number): number {
  const names = avoided.names.length + avoided.unknownNames.length;
  return Math.ceil(most / (1 + names / namesLikeADish));
}

interface DishQuery {
  readonly q?: string | undefined;
  readonly zipcode?: string | undefined;
  readonly radius?: number | undefined;
  readonly cuisine?: string | undefined;
  readonly max_price?: number | undefined;
  readonly open?: 'now' | undefined;
}

interface JudgedQuery extends DishQuery {
  readonly show: 'shown' | 'hidden';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Body = Eaters & Pick<Where, 'here'>;

async function filtersOf(query: DishQuery, { here }: Body, { db, now }: RequestInfo['context']): Promise<DishFilters> {
  const { q: text, zipcode, radius, cuisine, max_price: dollars, open } = query;
  const area = await findArea(db, { zipcode, radius, here });
  return { text, area, cuisine, maxCents: dollars && dollars * 100, openAt: open && now() };
}

/** Neither what is avoided nor where somebody is: a hash of it in an address could be guessed. */
function nameOf(kind: string, query: JudgedQuery, { here }: Body): string {
  const { show, q, zipcode, radius, cuisine, max_price: dollars, open } = query;
  return JSON.stringify(['judged', kind, show, q, zipcode, radius, cuisine, dollars, open, here !== undefined]);
}

async function listPage<T>(
  kind: string,
  find: (db: Db, list: JudgedList, judging: Judging) => Promise<JudgedRow<T>[]>,
  { query, body }: { query: JudgedQuery; body: Body },
  { context }: RequestInfo,
) {
  const { show, limit } = query;
  const list = nameOf(kind, query, body);
  const after = decodeCursor(list, z.tuple([z.number(), z.int()]), query.cursor);
  const judging = judgingFor(body, context);
  const filters = await filtersOf(query, body, context);
  const which = { ...filters, after, limit, hidden: show === 'hidden', bound: boundFor(judging, most.onPage) };
  const rows = await find(context.db, which, judging);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit || last?.isEnd === true;
  return {
    items: items.filter(({ isKept }) => isKept),
    next: isMore && last ? encodeCursor(list, [last.rank, last.id]) : undefined,
  };
}

export const judgedHandlers: Handlers<typeof judgedCalls> = {
  judgeDishes: (input, request) => listPage('dishes', findJudgedDishes, input, request),
  judgeRecipes: (input, request) => listPage('recipes', findJudgedRecipes, input, request),

  async countVerdicts({ query, body }, { context }) {
    const judging = judgingFor(body, context);
    const list = { ...(await filtersOf(query, body, context)), bound: boundFor(judging, most.counted) };
    const rows = await countDishVerdicts(context.db, list, judging);
    return { ...sumVerdicts(rows), capped: rows.some(({ isMore }) => isMore) };
  },

  async countRestaurantVerdicts({ body }, { context }) {
    const rows = await countMenuVerdicts(context.db, body.restaurants, judgingFor(body, context));
    const byRestaurant = Map.groupBy(rows, ({ restaurantId }) => restaurantId);
    return body.restaurants.map((id) => ({ restaurant_id: id, ...sumVerdicts(byRestaurant.get(id) ?? []) }));
  },
};
