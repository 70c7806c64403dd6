import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { readMigrations } from './migration-files.ts';
import { checkRights, rightsOf } from './rights.ts';
import { raw, sql } from './sql.ts';
import { StartRefused } from './start-refused.ts';

const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../migrations'));

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ fresh: true });
});
afterEach(() => database.end());

const refusal = () => checkRights(database.app, migrations).catch((error: unknown) => error);

it('the rights that are read out of the migrations are those that a migrated database has', async () => {
  const given = await database.owner.query<{ name: string; rights: string[] }>(sql`
    select c.relname as name, array_agg(lower(a.privilege_type) order by 1) as rights
    from pg_class c cross join lateral aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and a.grantee = 'clearplate_app'::regrole group by 1`);
  const read = [...rightsOf(migrations).tables].filter(([, rights]) => rights.size > 0);
  const sorted = (all: [string, Iterable<string>][]) =>
    Object.fromEntries(all.map(([of, each]) => [of, [...each].toSorted()]));
  expect(sorted(read)).toEqual(sorted(given.map(({ name, rights }) => [name, rights])));
  const made = await database.owner.query<{ name: string }>(sql`
    select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  expect([...rightsOf(migrations).functions]).toEqual(expect.arrayContaining(made.map(({ name }) => name)));
  expect(await refusal()).toBeUndefined();
});

it.each([
  ['revoke insert on users from clearplate_app', 'grant insert on users to clearplate_app;'],
  ['revoke all on all tables in schema public from clearplate_app', 'grant select, insert on '],
  ['drop owned by clearplate_app', 'grant select, insert, update, delete on '],
  ['revoke usage on schema public from clearplate_app, public', 'grant usage on schema public to clearplate_app;'],
  ['revoke execute on function plain_phrase from public', 'grant execute on function plain_phrase(text)'],
  ['grant update, delete on dish_history to clearplate_app', 'revoke update, delete on dish_history from'],
  ['grant truncate on admin_log, restaurant_history to public', 'revoke truncate on '],
])('after "%s" the start is refused, with the SQL that mends it', async (change, said) => {
  await database.owner.query(raw(change));
  const error = await refusal();
  expect(error).toBeInstanceOf(StartRefused);
  const { message } = error as StartRefused;
  expect(message).toContain(said);
  await database.owner.query(raw(message.split('\n').slice(2).join('\n')));
  expect(await refusal()).toBeUndefined();
});

it('a role that has the owner’s rights is refused, whatever it was granted', async () => {
  const other = `owner_${randomBytes(4).toString('hex')}`;
  await database.owner.query(raw(`create role ${other}; alter table users owner to ${other}`));
  try {
    await database.owner.query(raw(`grant ${other} to clearplate_app`));
    expect(String(await refusal())).toContain('MIGRATION_DATABASE_URL');
  } finally {
    await database.owner.query(raw(`alter table users owner to current_user; drop role ${other}`));
  }
});
