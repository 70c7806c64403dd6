import type { Db } from './db.ts';
import type { Migration } from './migration-files.ts';
import { appRole } from './roles.ts';
import { sql } from './sql.ts';
import { StartRefused } from './start-refused.ts';

/** Holds the rights of the server's role as the migrations grant them: per table, and the functions. */
type Rights = { tables: Map<string, Set<string>>; functions: Set<string> };

const step = new RegExp(
  [
    String.raw`\bcreate (?:or replace )?(?:unlogged )?(?:table|view) (?<made>\w+)`,
    String.raw`\bdrop (?:table|view) (?<dropped>\w+)`,
    String.raw`\bcreate (?:or replace )?function (?<madeFunction>\w+)`,
    String.raw`\b(?<verb>grant|revoke) (?<rights>[a-z, ]+?) on (?<where>[^;]+?) (?:to|from) ${appRole}\b`,
  ].join('|'),
  'g',
);

// Text within a comment or a function's body is no statement.
const plain = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$.*?\$\$/gs, '')
    .replaceAll(/\s+/g, ' ');

const listed = (text = '') => text.split(',').map((each) => each.trim());

/** Reads the rights from the migrations' own text, so that there is no second list to maintain. */
export function rightsOf(migrations: readonly Migration[]): Rights {
  const tables = new Map([['schema_migrations', new Set<string>()]]);
  const functions = new Set<string>();
  for (const { groups = {} } of migrations.flatMap(({ text }) => [...plain(text).matchAll(step)])) {
    const { made, dropped, madeFunction, verb, rights, where } = groups;
    if (made !== undefined && !tables.has(made)) tables.set(made, new Set());
    if (dropped !== undefined) tables.delete(dropped);
    if (madeFunction !== undefined) functions.add(madeFunction);
    const names = where === 'all tables in schema public' ? tables.keys() : listed(where);
    if (verb === undefined || where === 'schema public') continue;
    for (const table of names)
      for (const right of listed(rights))
        if (verb === 'grant') tables.get(table)?.add(right);
        else tables.get(table)?.delete(right);
  }
  return { tables, functions };
}

const verbs = ['select', 'insert', 'update', 'delete', 'truncate'];

type Difference = { table: string; right: string; isWanted: boolean };

// A missing right is looked for at the login in use, a surplus one at the server's role.
async function findDifferences(app: Db, { tables }: Rights): Promise<Difference[]> {
  const all = [...tables].flatMap(([table, rights]) =>
    verbs.map((right) => ({ table, right, isWanted: rights.has(right) })),
  );
  return app.query<Difference>(sql`
    select w.name as "table", w.verb as "right", w.wanted as "isWanted"
    from unnest(${all.map(({ table }) => table)}::text[], ${all.map(({ right }) => right)}::text[],
      ${all.map(({ isWanted }) => isWanted)}::boolean[]) with ordinality as w (name, verb, wanted, place)
    join pg_class c on c.relname = w.name and c.relnamespace = 'public'::regnamespace
    where w.wanted <> has_table_privilege(case when w.wanted then current_user else ${appRole} end, c.oid, w.verb)
    order by w.place`);
}

async function findFunctions(app: Db, { functions }: Rights): Promise<string[]> {
  // Triggers call their functions without a right, and those call others with the owner's rights.
  const rows = await app.query<{ name: string }>(sql`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = any(${[...functions]})
      and p.prorettype <> 'trigger'::regtype and not p.prosecdef
      and not has_function_privilege(current_user, p.oid, 'execute')
    order by 1`);
  return rows.map(({ name }) => name);
}

async function findPlace(app: Db): Promise<{ database: string; mayEnter: boolean; isOwner: boolean }> {
  const [row] = await app.query<{ database: string; mayEnter: boolean; isOwner: boolean }>(sql`
    select current_database() as database, has_schema_privilege(current_user, 'public', 'usage') as "mayEnter",
      exists (select 1 from pg_class c where c.relname = 'users' and c.relnamespace = 'public'::regnamespace
        and pg_has_role(${appRole}, c.relowner, 'usage')) as "isOwner"`);
  return row ?? { database: '', mayEnter: true, isOwner: false };
}

/** Writes one statement for all tables with the same rights. */
function statements(differences: readonly Difference[], t: (rights: string, tables: string) => string): string[] {
  const byTable = Map.groupBy(differences, ({ table }) => table);
  const rightsOfTable = (table: string) =>
    byTable
      .get(table)
      ?.map(({ right }) => right)
      .join(', ') ?? '';
  const byRights = Map.groupBy(byTable.keys(), rightsOfTable);
  return [...byRights].map(([rights, tables]) => t(rights, tables.join(', ')));
}

/**
 * Refuses a database in which the server's role may do less than the migrations grant, so that every call would fail,
 * or more, so that it could rewrite the histories. The refusal contains the SQL that mends it.
 */
export async function checkRights(app: Db, migrations: readonly Migration[]): Promise<void> {
  const rights = rightsOf(migrations);
  const { database, mayEnter, isOwner } = await findPlace(app);
  if (isOwner)
    throw new StartRefused(
      `The role ${appRole} has the rights of the tables' owner in the database ${database}, so it could rewrite the histories. Make another login the owner of the tables, revoke its rights from ${appRole}, and set MIGRATION_DATABASE_URL to that login.`,
    );
  const differences = await findDifferences(app, rights);
  const [missing, tooMuch] = [true, false].map((wanted) => differences.filter(({ isWanted }) => isWanted === wanted));
  const mending = [
    ...(mayEnter ? [] : [`grant usage on schema public to ${appRole};`]),
    ...statements(missing ?? [], (verb, tables) => `grant ${verb} on ${tables} to ${appRole};`),
    ...(await findFunctions(app, rights)).map((name) => `grant execute on function ${name} to ${appRole};`),
    ...statements(tooMuch ?? [], (verb, tables) => `revoke ${verb} on ${tables} from ${appRole}, public;`),
  ];
  if (mending.length === 0) return;
  throw new StartRefused(
    [
      `In the database ${database}, the role ${appRole} doesn't have exactly the rights that the migrations give it.`,
      'As the owner of the tables, run there:',
      ...mending.map((statement) => `  ${statement}`),
    ].join('\n'),
  );
}
