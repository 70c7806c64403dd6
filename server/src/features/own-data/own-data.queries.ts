import type { OwnData } from '@clearplate/contract/own-data';
import type { Db } from '../../db/db.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';

type AccountWithDates = {
  [Field in keyof OwnData['account']]: Field extends `${string}_at`
    ? Date | Extract<OwnData['account'][Field], null>
    : OwnData['account'][Field];
};

export interface AccountRow extends AccountWithDates {
  readonly pictureUrl: string | null;
  readonly passwordHash: string;
}

export async function findAccount(db: Db, userId: number): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(sql`
    select id, username, email, email_confirmed_at, role, language, created_at, password_changed_at, avoiding_changed_at, actor_id,
      profile_picture_url as "pictureUrl", password_hash as "passwordHash"
    from users where id = ${userId}`);
  return row;
}

// An unconfirmed address may be a stranger's, and so may be what was sent from it.
const ofConfirmedEmail = sql`lower(q.email) = lower(u.email) and u.email_confirmed_at is not null`;

export type ListName = {
  [Part in keyof OwnData]: OwnData[Part] extends readonly unknown[] ? Part : never;
}[keyof OwnData];

export interface Person {
  readonly userId: number;
  /** Is the person's id in the histories. */
  readonly actorId: string;
}

/** Holds the lists of the export that are more than the rows of one table. */
const queries: { readonly [Name in ListName]?: (person: Person) => Sql } = {
  eaters: ({ userId }) => sql`
    select e.name, e.is_eating,
      coalesce((select json_agg(json_build_object('name', a.name, 'strictness', a.strictness) order by a.name)
        from eater_allergens a where a.eater_id = e.id), '[]') as allergens,
      coalesce((select json_agg(json_build_object('name', p.name, 'kind', p.kind, 'is_on', p.is_on, 'ingredients', array(
          select i.name from preference_ingredients i where i.preference_id = p.id order by i.position)) order by p.id)
        from preferences p where p.eater_id = e.id), '[]') as preferences
    from eaters e where e.user_id = ${userId} order by e.position`,

  cart: ({ userId }) => sql`
    select c.dish_id, d.name as dish_name, nullif(c.variant, '') as variant, c.quantity, c.added_at, c.seen_at, c.seen_price_cents
    from cart_lines c join dishes d on d.id = c.dish_id
    where c.user_id = ${userId} and c.removed_at is null order by c.added_at, c.dish_id, c.variant`,

  favourite_dishes: ({ userId }) => sql`
    select k.dish_id, d.name as dish_name, k.is_watched, k.added_at
    from favourite_dishes k join dishes d on d.id = k.dish_id where k.user_id = ${userId} order by k.added_at, k.dish_id`,

  favourite_ways: ({ userId }) => sql`
    select k.dish_id, d.name as dish_name, k.seen_name, k.added_at
    from favourite_ways k join dishes d on d.id = k.dish_id where k.user_id = ${userId} order by k.added_at, k.dish_id, k.way`,

  favourite_restaurants: ({ userId }) => sql`
    select k.restaurant_id, r.name as restaurant_name, k.added_at
    from favourite_restaurants k join restaurants r on r.id = k.restaurant_id
    where k.user_id = ${userId} order by k.added_at, k.restaurant_id`,

  reports: ({ userId }) => sql`
    select p.dish_id, d.name as dish_name, p.kind, p.state, p.reported_at, p.settled_at, w.words,
      coalesce((select json_agg(json_build_object('allergen_id', a.allergen_id, 'reported_at',
          to_char(a.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.allergen_id)
        from dish_report_allergens a where a.report_id = p.id), '[]') as allergens
    from dish_reports p join dishes d on d.id = p.dish_id left join dish_report_words w on w.report_id = p.id
    where p.user_id = ${userId} order by p.id`,

  kitchen_orders: ({ userId }) => sql`
    select restaurant_id, language, place, people, sent_at, expires_at,
      (select json_agg(json_build_object('dish_name', l -> 'dish' ->> 'name', 'variant', l -> 'dish' -> 'variant' ->> 'name', 'for', l -> 'for',
          'warned', coalesce(l -> 'warned', '[]')) order by n)
        from jsonb_array_elements(lines) with ordinality as each (l, n)) as lines
    from kitchen_orders where user_id = ${userId} order by id`,

  enquiries: ({ userId }) => sql`
    select q.kind, q.name, q.email, q.phone, q.message, q.restaurant_name, q.restaurant_address, q.zipcode, q.website,
      q.language, q.created_at, q.restaurant_id, q.answered_at, q.answer
    from enquiries q join users u on ${ofConfirmedEmail} where u.id = ${userId} order by q.id`,
};

interface Source {
  readonly table: string;
  /** Is the column with the id of the person. */
  readonly whose: 'user_id' | 'owner_id' | 'actor_id';
  readonly order: string;
}

/** Lists the exceptions from the rule that a list is the table of its name, with the person in `user_id`. */
const sources: { readonly [Name in ListName]?: Partial<Source> } = {
  sessions: { order: 'created_at' },
  watch_mails: { order: 'left_at' },
  restaurants: { whose: 'owner_id' },
  dish_edits: { table: 'dish_history', whose: 'actor_id' },
  component_edits: { table: 'component_history', whose: 'actor_id' },
  restaurant_edits: { table: 'restaurant_history', whose: 'actor_id' },
  admin_acts: { table: 'admin_log', whose: 'actor_id' },
};

function rowsOfTable(name: ListName, fields: readonly string[], { userId, actorId }: Person): Sql {
  const { table = name, whose = 'user_id', order = 'id' } = sources[name] ?? {};
  const columns = fields.map((field) => raw(field));
  const person = whose === 'actor_id' ? actorId : userId;
  return sql`select ${join(columns)} from ${raw(table)} where ${raw(whose)} = ${person} order by ${raw(order)}`;
}

/** Loads these fields of one list of the export, with times as the database has them. */
export const findOwnList = (
  db: Db,
  { name, fields }: { readonly name: ListName; readonly fields: readonly string[] },
  person: Person,
): Promise<Record<string, unknown>[]> => db.query(queries[name]?.(person) ?? rowsOfTable(name, fields, person));

/**
 * Deletes the account and what was sent under its confirmed e-mail. What refers to the account is deleted with its row,
 * or loses the reference: restaurants remain without an owner, and the history with an id that leads nowhere.
 */
export function deleteAccount(db: Db, userId: number): Promise<{ pictureUrl: string | null } | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.query(sql`delete from enquiries q using users u where u.id = ${userId} and ${ofConfirmedEmail}`);
    await transaction.query(sql`delete from sign_in_failures f using users u
      where u.id = ${userId} and f.key = sha256(convert_to(lower(u.email), 'UTF8'))`);
    const [row] = await transaction.query<{ pictureUrl: string | null }>(
      sql`delete from users where id = ${userId} returning profile_picture_url as "pictureUrl"`,
    );
    return row;
  });
}
