import { errorCode } from './database-errors.ts';
import type { Db } from './db.ts';
import { raw, sql } from './sql.ts';
import { StartRefused } from './start-refused.ts';

/** Is the role that the server works under; the migrations grant it what it may do. */
export const appRole = 'clearplate_app';

/** Returns a name as SQL writes it. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

// Roles belong to the whole cluster, so another server may create it at the same moment.
const alreadyThere = new Set(['42710', '23505']);

async function createRole(db: Db, attributes: string): Promise<void> {
  const [row] = await db.query<{ exists: boolean }>(
    sql`select exists (select 1 from pg_roles where rolname = ${appRole}) as exists`,
  );
  if (row?.exists) return;
  await db.query(raw(`create role ${appRole} ${attributes}`)).catch((error: unknown) => {
    if (!alreadyThere.has(errorCode(error) ?? '')) throw error;
  });
}

// From PostgreSQL 16 on, the creator of a role may grant it without being able to take it on.
async function mayTakeOn(db: Db, login: string): Promise<boolean> {
  const [row] = await db.query<{ may: boolean }>(sql`
    select pg_has_role(${login}, ${appRole},
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as may`);
  return row?.may ?? false;
}

function refusal(login: string, cause: unknown): StartRefused {
  return new StartRefused(
    [
      `The server works as the database role ${appRole}, which the login ${login} isn't allowed to set up.`,
      'As an administrator of the database, run:',
      `  create role ${appRole} nologin;`,
      `  grant ${appRole} to ${quoteIdentifier(login)};`,
    ].join('\n'),
    { cause },
  );
}

/** Makes sure that the server's role exists and, unless it logs in as that role itself, that `login` may take it on. */
export async function ensureAppRole(db: Db, login: string): Promise<void> {
  try {
    await createRole(db, login === appRole ? 'login' : 'nologin');
    if (login !== appRole && !(await mayTakeOn(db, login)))
      await db.query(raw(`grant ${appRole} to ${quoteIdentifier(login)}`));
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw refusal(login, error);
  }
}
