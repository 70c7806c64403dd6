import type { discoveryCalls } from '@clearplate/contract/discovery';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { assessingFor } from '../../search/assessing.ts';
import { findArea } from '../../places/find-area.ts';
import { readQuery } from '../../search/read-query.ts';
import { type After, findCuisines, findRestaurantPage, type Wanted } from './discovery.queries.ts';

const mostCuisines = 100;

interface Query {
  readonly q?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly max_price?: number | undefined;
  readonly open?: 'now' | undefined;
}

export async function wantedBy({ q, cuisine, max_price: dollars, open }: Query, { db, now }: Context): Promise<Wanted> {
  const query = q === undefined ? undefined : await readQuery(db, q);
  return { query, cuisine, maxCents: dollars && dollars * 100, openAt: open && now() };
}

const AfterPage = z.union([
  z.strictObject({ passed: z.int().min(0).max(100_000) }),
  z.strictObject({ rank: z.number(), id: z.int() }),
]) satisfies z.ZodType<After>;

type DiscoveryCalls = Omit<typeof discoveryCalls, 'suggestSearch' | 'mapRestaurants'>;

export const discoveryHandlers: Handlers<DiscoveryCalls> = {
  async discoverRestaurants({ query, body }, { context }) {
    const { limit, cursor, ...which } = query;
    // A person's location is in no address, not even hashed.
    const list = JSON.stringify(['discovered', which, body.here !== undefined]);
    const after = decodeCursor(list, AfterPage, cursor);
    const area = await findArea(context.db, { ...which, here: body.here });
    const outside = which.outside && which.zipcode;
    const page = { ...(await wantedBy(which, context)), area, outside, now: context.now(), after, limit };
    const rows = await findRestaurantPage(context.db, page, assessingFor(body, context, which));
    const passed = after && 'passed' in after ? after.passed : 0;
    return toPage(
      rows,
      limit,
      ({ rank, id }) => encodeCursor(list, area.kind === 'around' ? { passed: passed + limit } : { rank, id }),
      ({ none_declared, cross_contact, not_verified, avoid, unchecked, disliked, with_change, ...restaurant }) => ({
        ...restaurant,
        counts: {
          none_declared,
          cross_contact,
          not_verified,
          avoid,
          unchecked,
          disliked,
          ...(with_change !== undefined && { with_change }),
        },
      }),
    );
  },

  async listCuisines(_, { context }) {
    const rows = await findCuisines(context.db, mostCuisines);
    return rows.map(({ cuisine }) => cuisine);
  },
};
