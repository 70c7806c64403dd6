import type { Enquiry } from '@clearplate/contract/enquiries';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Db } from '../../db/db.ts';
import { empty, sql } from '../../db/sql.ts';

export interface EnquiryRow extends Omit<Enquiry, 'created_at' | 'answer'> {
  readonly created_at: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly answer: string | null;
  readonly isMailed: boolean;
  readonly isUndelivered: boolean;
}

const enquiryRows = sql`
  select q.id, q.kind, q.name, q.email, q.phone, q.message, q.restaurant_name, q.restaurant_address, q.zipcode,
    q.website, q.created_at, q.answered_at as "answeredAt", w.username as "answeredBy", q.answer,
    q.answer_mailed_at is not null as "isMailed",
    q.answer_mailed_at is null and q.answer_mail_failed_at is not null as "isUndelivered",
    case when r.id is not null then json_build_object('restaurant_id', r.id, 'restaurant_name', r.name,
      'restaurant_address', concat_ws(', ', nullif(r.address, ''), nullif(r.city, ''), concat_ws(' ', r.state, r.pin)),
      'restaurant_phone', r.phone, 'restaurant_site', r.url, 'owner', o.username) end as claim,
    case when a.id is not null then json_build_object('username', a.username, 'role', a.role,
      'email_confirmed', a.email_confirmed_at is not null) end as account
  from enquiries q
    left join restaurants r on r.id = q.restaurant_id
    left join users o on o.id = r.owner_id
    left join users a on lower(a.email) = lower(q.email)
    left join users w on w.actor_id = q.answered_by`;

/** Loads open ones, oldest first; one row more than the limit if there is a next page. */
export function findOpenEnquiries(db: Db, after: number | undefined, limit: number): Promise<EnquiryRow[]> {
  return db.query(sql`${enquiryRows} where q.answered_at is null
    ${after === undefined ? empty : sql`and q.id > ${after}`} order by q.id limit ${limit + 1}`);
}

/** Loads answered and closed ones, latest first; one row more than the limit if there is a next page. */
export function findAnsweredEnquiries(
  db: Db,
  before: readonly [at: string, id: number] | undefined,
  limit: number,
): Promise<EnquiryRow[]> {
  const goOn = before ? sql`and (q.answered_at, q.id) < (${before[0]}::timestamptz, ${before[1]}::bigint)` : empty;
  return db.query(sql`${enquiryRows} where q.answered_at is not null ${goOn}
    order by q.answered_at desc, q.id desc limit ${limit + 1}`);
}

export async function findEnquiry(db: Db, id: number): Promise<EnquiryRow | undefined> {
  const [row] = await db.query<EnquiryRow>(sql`${enquiryRows} where q.id = ${id}`);
  return row;
}

export interface LockedEnquiry {
  readonly email: string;
  readonly language: SpokenLanguage;
  /** Is the listed restaurant that is claimed. */
  readonly claimed: { readonly id: number; readonly name: string } | null;
  readonly isOpen: boolean;
}

/** Loads an enquiry and locks it until the transaction ends. */
export async function lockEnquiry(db: Db, id: number): Promise<LockedEnquiry | undefined> {
  const [row] = await db.query<LockedEnquiry>(sql`
    select q.email, q.language, q.answered_at is null as "isOpen",
      (select json_build_object('id', r.id, 'name', r.name) from restaurants r where r.id = q.restaurant_id) as claimed
    from enquiries q where q.id = ${id} for update of q`);
  return row;
}

export async function resolveEnquiryRow(
  db: Db,
  id: number,
  { answer, actorId, now }: { readonly answer: string | null; readonly actorId: string; readonly now: Date },
): Promise<void> {
  await db.query(sql`update enquiries set answered_at = ${now}, answered_by = ${actorId}, answer = ${answer}
    where id = ${id}`);
}

export async function deleteEnquiry(db: Db, id: number): Promise<{ kind: string } | undefined> {
  const [row] = await db.query<{ kind: string }>(sql`delete from enquiries where id = ${id} returning kind`);
  return row;
}

export interface AnswerToMail {
  readonly email: string;
  readonly name: string;
  readonly answer: string;
  readonly message: string | null;
  readonly restaurantName: string | null;
  readonly sentAt: Date;
  readonly language: SpokenLanguage;
}

export async function findAnswerToMail(db: Db, id: number): Promise<AnswerToMail | undefined> {
  const [row] = await db.query<AnswerToMail>(sql`
    select email, name, answer, message, restaurant_name as "restaurantName", created_at as "sentAt", language
    from enquiries where id = ${id} and answer is not null and answer_mailed_at is null`);
  return row;
}

export async function markMailed(db: Db, id: number, now: Date): Promise<void> {
  await db.query(sql`update enquiries set answer_mailed_at = ${now} where id = ${id}`);
}

export async function markUndelivered(db: Db, id: number, now: Date): Promise<void> {
  await db.query(sql`update enquiries set answer_mail_failed_at = ${now} where id = ${id}`);
}

export async function countOpen(db: Db): Promise<{ enquiries: number; claims: number; reports: number }> {
  const [row] = await db.query<{ enquiries: number; claims: number; reports: number }>(sql`
    select count(*) as enquiries, count(restaurant_id) as claims,
      (select count(*) from dish_reports where state = 'open') as reports
    from enquiries where answered_at is null`);
  return row ?? { enquiries: 0, claims: 0, reports: 0 };
}
