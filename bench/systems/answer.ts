import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../../server/src/db/db.ts';
import { dishColumns, dishTables, packedDishColumns } from '../../server/src/db/dish-rows.ts';
import { restaurantColumns } from '../../server/src/db/restaurant-rows.ts';
import { sql } from '../../server/src/db/sql.ts';
import type { PackedDish } from '../../server/src/features/search/assessed-lists.queries.ts';
import { writeDish } from '../../server/src/features/search/write-dish.ts';
import { compressAnswer } from '../../server/src/http/compression.ts';
import type { DishRequest, RestaurantRequest, Searcher } from './searcher.ts';

/** Returns the dishes of a page as the app shows them, in this order. */
async function readDishes(db: Db, ids: readonly number[]): Promise<unknown[]> {
  return db.query(sql`
    select ${dishColumns} from unnest(${ids}::bigint[]) with ordinality as page (id, n)
    join (${dishTables}) on d.id = page.id order by n`);
}

/**
 * Builds a server like the app's in front of a searcher, with the same framework and compression. Every system answers
 * with the same dishes from the same PostgreSQL; only how it finds their ids differs.
 */
export function buildAnswers(db: Db, searcher: Searcher): FastifyInstance {
  const app = Fastify({ logger: false });
  app.addHook('onSend', compressAnswer);
  app.post<{ Body: DishRequest }>('/dishes', async ({ body }) => readDishes(db, await searcher.findDishes(body)));
  app.post<{ Body: DishRequest }>('/ids', async ({ body }) => searcher.findDishes(body));
  app.post<{ Body: { q: string; limit: number } }>('/suggest', async ({ body }) =>
    searcher.suggest(body.q, body.limit),
  );
  const { findRestaurants, findMenu } = searcher;
  if (findRestaurants) app.post<{ Body: RestaurantRequest }>('/restaurants', ({ body }) => findRestaurants(body));
  if (findMenu)
    app.get<{ Params: { id: string } }>('/menu/:id', async ({ params }) => ({
      recipes: await readDishes(db, await findMenu(Number(params.id))),
    }));
  return app;
}

/** Reads the dishes of a page by their keys, with what an assessment takes, as the app reads those that it found. */
async function readPage(db: Db, ids: readonly number[]): Promise<string> {
  const dishes = await db.query<PackedDish>(sql`
    select ${packedDishColumns}, null::float8 as distance_miles
    from unnest(${ids}::bigint[]) with ordinality as listed (id, n)
    cross join lateral (select listed.id, listed.n, false as by_change) page
    join (${dishTables}) on d.id = page.id order by page.n`);
  return `[${dishes.map(writeDish).join()}]`;
}

/**
 * Builds a server that only reads given rows by their keys and sends them as the app does, with the same framework and
 * compression: what a page costs before anything is searched or assessed.
 */
export function buildFloor(db: Db): FastifyInstance {
  const app = Fastify({ logger: false });
  app.addHook('onSend', compressAnswer);
  app.post<{ Body: { ids: number[] } }>('/dishes', async ({ body }, reply) => {
    void reply.type('application/json; charset=utf-8');
    return readPage(db, body.ids);
  });
  app.post<{ Body: { ids: number[] } }>('/restaurants', ({ body }) =>
    db.query(sql`
      select ${restaurantColumns} from unnest(${body.ids}::bigint[]) with ordinality as page (id, n)
      join restaurants r on r.id = page.id order by page.n`),
  );
  return app;
}
