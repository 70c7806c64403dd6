import type { Eaters, judgedCalls, VerdictCounts } from '@clearplate/contract/judged';
import { avoidedSets } from '@clearplate/domain/avoided-sets';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Judging } from '../../db/verdict-sql.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Handlers, RequestInfo } from '../../http/handlers.ts';
import {
  countDishVerdicts,
  countMenuVerdicts,
  findJudgedDishes,
  findJudgedRecipes,
  type JudgedList,
  type JudgedRow,
  type VerdictCount,
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

interface JudgedQuery {
  readonly q?: string | undefined;
  readonly zipcode?: string | undefined;
  readonly show: 'shown' | 'hidden';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

function judgingFor({ eaters }: Eaters, { settings, now }: RequestInfo['context']): Judging {
  const { statementDays } = settings;
  return { avoided: avoidedSets(eaters), now: now().toISOString(), statementDays, lexiconVersion };
}

async function listPage<T>(
  kind: string,
  find: (db: Db, list: JudgedList, judging: Judging) => Promise<JudgedRow<T>[]>,
  { query, body }: { query: JudgedQuery; body: Eaters },
  { context }: RequestInfo,
) {
  const { q: text, zipcode: zip, show, limit } = query;
  // What is avoided is no part of the name: a hash of it in an address could be guessed.
  const list = JSON.stringify(['judged', kind, show, zip, text]);
  const after = decodeCursor(list, z.tuple([z.number(), z.int()]), query.cursor);
  const judging = judgingFor(body, context);
  const which = { text, zip, after, limit, hidden: show === 'hidden', bound: boundFor(judging, most.onPage) };
  const rows = await find(context.db, which, judging);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit || last?.isEnd === true;
  return {
    items: items.filter(({ isKept }) => isKept),
    next: isMore && last ? encodeCursor(list, [last.rank, last.id]) : undefined,
  };
}

function sumUp(rows: readonly VerdictCount[]): VerdictCounts {
  const counts = { none_declared: 0, cross_contact: 0, not_verified: 0, avoid: 0, unchecked: 0 };
  for (const { verdict, count } of rows) counts[verdict ?? 'unchecked'] += count;
  return counts;
}

export const judgedHandlers: Handlers<typeof judgedCalls> = {
  judgeDishes: (input, request) => listPage('dishes', findJudgedDishes, input, request),
  judgeRecipes: (input, request) => listPage('recipes', findJudgedRecipes, input, request),

  async countVerdicts({ query: { q: text, zipcode: zip }, body }, { context }) {
    const judging = judgingFor(body, context);
    const list = { text, zip, bound: boundFor(judging, most.counted) };
    const rows = await countDishVerdicts(context.db, list, judging);
    return { ...sumUp(rows), capped: rows.some(({ isMore }) => isMore) };
  },

  async countRestaurantVerdicts({ body }, { context }) {
    const rows = await countMenuVerdicts(context.db, body.restaurants, judgingFor(body, context));
    const byRestaurant = Map.groupBy(rows, ({ restaurantId }) => restaurantId);
    return body.restaurants.map((id) => ({ restaurant_id: id, ...sumUp(byRestaurant.get(id) ?? []) }));
  },
};
