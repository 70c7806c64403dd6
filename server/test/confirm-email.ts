import type { Db } from '../src/db/db.ts';
import { sql } from '../src/db/sql.ts';
import type { TestServer } from './test-server.ts';

export async function confirmEmail(db: Db, { id }: { readonly id: number }): Promise<void> {
  await db.query(sql`update users set email_confirmed_at = now() where id = ${id}`);
}

/** A new person with a confirmed address. */
export async function signUpConfirmed(server: TestServer, fields?: Parameters<TestServer['signUp']>[0]) {
  const person = await server.signUp(fields);
  await confirmEmail(server.db, person);
  return person;
}
