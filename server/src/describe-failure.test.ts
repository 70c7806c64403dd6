import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspect } from 'node:util';
import { buildUser, unique } from '../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../test/create-test-database.ts';
import { DatabaseTimeout } from './db/database-errors.ts';
import { raw, sql } from './db/sql.ts';
import { StartRefused } from './db/start-refused.ts';
import { describeFailure } from './describe-failure.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);
// This is as a terminal shows it, whatever it is.
const shown = (error: unknown) => inspect(describeFailure(error), { depth: 9 });

it('what the database refuses is told by its code and its place, without the row and the values that it quotes', async () => {
  const { email } = await buildUser(database.app, { email: `${unique()}@example.com` });
  const taken = await failureOf(buildUser(database.app, { email }));
  const misread = await failureOf(database.app.query(sql`select ${email}::int`));
  const raised = raw(`do $$ begin raise exception '${email}' using detail = '${email}', hint = '${email}'; end $$`);
  const errors = [taken, misread, await failureOf(database.app.query(raised))];
  for (const error of [...errors, new DatabaseTimeout('A statement took too long', { cause: taken })])
    expect(shown(error)).not.toContain(email);
  expect(shown(taken)).toMatch(/23505, users, users_email.* at /s);
  expect(shown(misread)).toContain('22P02');
  expect(shown(new DatabaseTimeout('A statement took too long', { cause: taken }))).toMatch(/too long.*23505/s);
});

it('anything else is told whole, and what the operator can mend by its message alone', () => {
  expect(shown(new Error('no such page', { cause: new TypeError('not a page') }))).toMatch(
    /Error: no such page.*describe-failure\.test.*TypeError: not a page/s,
  );
  expect(describeFailure(new StartRefused('Set PORT.'))).toBe('Set PORT.');
});
