import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

const keyOf = (email: string) => sql`sha256(convert_to(lower(${email}), 'UTF8'))`;

/** Counts a wrong password for this e-mail, whether or not it has an account. Returns how many in a row there were. */
export async function countSignInFailure(db: Db, email: string, now: Date): Promise<number> {
  const [row] = await db.query<{ failures: number }>(sql`
    insert into sign_in_failures (key, failures, last_at) values (${keyOf(email)}, 1, ${now})
    on conflict (key) do update set failures = least(sign_in_failures.failures + 1, 1000000), last_at = ${now}
    returning failures`);
  return row?.failures ?? 1;
}

/** Returns how many wrong passwords in a row were given for this e-mail. */
export async function findSignInFailures(db: Db, email: string): Promise<number> {
  const [row] = await db.query<{ failures: number }>(
    sql`select failures from sign_in_failures where key = ${keyOf(email)}`,
  );
  return row?.failures ?? 0;
}

export async function forgetSignInFailures(db: Db, email: string): Promise<void> {
  await db.query(sql`delete from sign_in_failures where key = ${keyOf(email)}`);
}
