import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';

const day = 86_400_000;

/** Says whether a watched dish `k` has something in its history that was neither mailed nor seen in the app. */
const hasNews: Sql = sql`k.is_watched and exists (
  select 1 from dish_history h
  where h.dish_id = k.dish_id and h.id > greatest(k.mailed_history_id, k.seen_history_id))`;

export interface WatchersToTell {
  readonly userIds: number[];
  /** Is the last person who was looked at, or `null` behind the last one of all. */
  readonly last: number | null;
}

/**
 * Returns, of the next people with a confirmed address, those who may be mailed again and whose watched dishes have a
 * history that has gone on. A million watches cost seconds, so that they are gone through in small statements.
 */
export async function findWatchersToTell(
  db: Db,
  now: Date,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<WatchersToTell> {
  const [row] = await db.query<WatchersToTell>(sql`
    with person as (
      select id from users where id > ${after} and email_confirmed_at is not null order by id limit ${limit})
    select max(p.id) as last, coalesce(array_agg(p.id order by p.id) filter (where
        (m.user_id is null or m.left_at <= ${new Date(now.getTime() - day)})
        and exists (select 1 from favourite_dishes k where k.user_id = p.id and ${hasNews})), '{}') as "userIds"
    from person p left join watch_mails m on m.user_id = p.id`);
  return row ?? { userIds: [], last: null };
}

export interface ChangedWatched {
  readonly user_id: number;
  readonly dish_id: number;
  readonly dish_name: string;
  readonly restaurant_name: string;
  /** What happened up to here was mailed or seen. */
  readonly known_history_id: number;
  /** And up to here it is to be told. */
  readonly history_id: number;
}

/** Returns the watched dishes of these people whose history has gone on. */
export function findChangedWatched(db: Db, userIds: readonly number[]): Promise<ChangedWatched[]> {
  return db.query(sql`
    select k.user_id, k.dish_id, d.name as dish_name, r.name as restaurant_name,
      greatest(k.mailed_history_id, k.seen_history_id) as known_history_id,
      (select max(h.id) from dish_history h where h.dish_id = k.dish_id) as history_id
    from favourite_dishes k join dishes d on d.id = k.dish_id join restaurants r on r.id = d.restaurant_id
    where k.user_id = any(${userIds}::bigint[]) and ${hasNews}
    order by k.user_id, r.name, d.name, d.id`);
}

/** These were told, or there was nothing to say of them. */
export async function updateMailed(
  db: Db,
  told: readonly Pick<ChangedWatched, 'user_id' | 'dish_id' | 'history_id'>[],
): Promise<void> {
  await db.query(sql`
    update favourite_dishes k set mailed_history_id = greatest(k.mailed_history_id, given.history_id)
    from json_to_recordset(${JSON.stringify(told)}::json) as given (user_id bigint, dish_id bigint, history_id bigint)
    where k.user_id = given.user_id and k.dish_id = given.dish_id`);
}

/** Takes it upon this server to mail them, once over all servers; gives those of whom it may. */
export async function claimWatchers(db: Db, userIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    insert into watch_mails as m (user_id, left_at) select id, ${now} from unnest(${userIds}::bigint[]) as id order by id
    on conflict (user_id) do update set left_at = excluded.left_at
      where m.left_at <= ${new Date(now.getTime() - day)}
    returning user_id as id`);
  return rows.map(({ id }) => id);
}

/** Is somebody who is told of what they watch. */
export interface Watcher {
  readonly email: string;
  readonly language: SpokenLanguage;
  readonly stopToken: string;
}

/**
 * Returns where to mail, and the token that stops it; `undefined` when they are gone or the address isn't confirmed any
 * more.
 */
export async function findWatcher(db: Db, userId: number): Promise<Watcher | undefined> {
  const [row] = await db.query<Watcher>(sql`
    select u.email, u.language, m.stop_token as "stopToken" from users u join watch_mails m on m.user_id = u.id
    where u.id = ${userId} and u.email_confirmed_at is not null`);
  return row;
}

/** Stops the watching of all of their dishes. Returns whether the token is anybody's. */
export async function stopWatching(db: Db, token: string): Promise<boolean> {
  const rows = await db.query(sql`
    with person as (select user_id from watch_mails where stop_token = ${token}),
    stopped as (update favourite_dishes k set is_watched = false from person p where k.user_id = p.user_id)
    select 1 from person`);
  return rows.length > 0;
}
