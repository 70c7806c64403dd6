import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { hashPassword } from '../../http/passwords.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

let minute = 0;

/** Returns one request's answer and its milliseconds, in a window of its own. */
async function ask(url: string, payload: object) {
  server.setNow(new Date(Date.UTC(2038, 0, 1, 0, (minute += 61))));
  const start = performance.now();
  const response = await server.app.inject({ method: 'POST', url, payload });
  const { date: _, ...headers } = response.headers;
  return { took: performance.now() - start, answer: [response.statusCode, headers, response.body] };
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

/** Asks them in turn, each first in every other round, so that whatever else the machine does slows both alike. */
async function compare(url: string, rounds: number, known: () => object, unknown: () => object) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let round = 0; round < rounds; round += 1)
    for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const { took, answer } = await ask(url, kind === 'known' ? known() : unknown());
      times[kind].push(took);
      answers.add(JSON.stringify(answer));
    }
  return { answers: [...answers], ratio: median(times.known) / median(times.unknown) };
}

describe('whether an e-mail has an account', () => {
  // Where no hashing drowns it, a busy machine's medians need more rounds to settle.
  it.each([
    ['/api/auth/login', 40],
    ['/api/auth/forgot-password', 100],
    ['/api/auth/sign-in-link', 100],
  ])(
    'shows neither in the answer of %s nor in its time',
    async (url, rounds) => {
      const { id, email } = await buildUser(server.db);
      // It is as dear as a real one: the builder's is cheap.
      await server.db.query(
        sql`update users set password_hash = ${await hashPassword('correct horse')} where id = ${id}`,
      );
      const password = 'wrong horse';
      const { answers, ratio } = await compare(
        url,
        rounds,
        () => ({ email_address: email, password }),
        () => ({ email_address: `${unique()}@example.com`, password }),
      );
      expect(answers).toHaveLength(1);
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.6);
    },
    60_000,
  );
});
