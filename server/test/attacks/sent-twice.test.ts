import { randomUUID } from 'node:crypto';
import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw, sql } from '../../src/db/sql.ts';
import { headersOf, payloadOf, pathOf } from '../api-client.ts';
import { inputOf } from '../matrix/call-inputs.ts';
import { buildCast } from '../matrix/cast.ts';
import { callerOf, expectedAnswers } from '../matrix/expected-answers.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let tables: string[];
beforeAll(async () => {
  server = await createTestServer();
  const rows = await server.db.query<{ name: string }>(sql`
    select table_name as name from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'clearplate_app' and privilege_type = 'INSERT'
      and table_name <> 'rate_limits'`);
  tables = rows.map(({ name }) => `public.${name}`).concat('jobs.job');
});
afterAll(() => server.end());

/** What a second time adds all the same, and why that does no harm. */
const mayAdd: Record<string, string[]> = {
  // Another session: the first one's token never arrived. It ends by itself, and stands in the list of sessions.
  login: ['public.sessions'],
  // Another order: nobody has the link of the first one, and it ends by itself after four hours.
  sendKitchenOrder: ['public.kitchen_orders'],
  // Another mail, three in fifteen minutes at most; either link works.
  requestPasswordReset: ['jobs.job'],
  requestSignInLink: ['jobs.job'],
  requestEmailConfirmation: ['public.mailed_links', 'jobs.job'],
  // The same picture in the place of the same picture, which the history tells of.
  setRestaurantImage: ['public.restaurant_history'],
  setDishImage: ['public.dish_history'],
  // The statement was repeated, which renews its date.
  addDishAllergen: ['public.dish_history'],
};

const writing = Object.entries<Call>(api).filter(([, call]) => call.method !== 'GET' && !call.reads);

async function countRows(): Promise<Record<string, number>> {
  const counts = tables.map((name) => `(select count(*) from ${name}) as "${name}"`);
  const [row] = await server.db.query<Record<string, number>>(raw(`select ${counts.join(', ')}`));
  return row ?? {};
}

describe('a write whose answer was lost, sent again as it was, adds nothing', () => {
  it.each(writing)('%s', async (name, call) => {
    const cast = await buildCast(server);
    const input = { ...(await inputOf(name, cast)), ...(call.idempotencyKey && { idempotencyKey: randomUUID() }) };
    const caller = callerOf(name);
    const send = () =>
      server.app.inject({
        method: call.method,
        url: pathOf(call, input),
        headers: headersOf(input, cast.tokens[caller]),
        ...payloadOf(call, input),
      });
    expect((await send()).statusCode).toBe(expectedAnswers.get(name)?.[caller]);
    const once = await countRows();
    expect((await send()).statusCode).toBeLessThan(500);
    const twice = await countRows();
    const added = tables.filter((table) => (twice[table] ?? 0) > (once[table] ?? 0));
    expect(added.toSorted()).toEqual((mayAdd[name] ?? []).toSorted());
  });
});
