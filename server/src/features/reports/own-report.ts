import type { ReportBody } from '@clearplate/contract/reports';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Context } from '../../context.ts';
import type { Author } from '../../db/dish-history.ts';
import type { Db } from '../../db/db.ts';
import { changeReports } from '../../dish-changes/change-reports.ts';
import { AppError } from '../../http/app-error.ts';
import {
  addAllergens,
  findCounting,
  findStored,
  insertReport,
  reopenReport,
  replaceAllergens,
  replaceWords,
  withdrawRow,
  type StoredReport,
} from './own-report.queries.ts';

/** Who says it is in the report alone: the history of a dish outlives an account, and this is about somebody's health. */
export const asDiner = (requestId: string, now: Date): Author => ({ source: 'report', actorId: null, requestId, now });

export interface Saying {
  readonly userId: number;
  readonly dishId: number;
  readonly body: ReportBody;
}

/** Gives the report's id, and whether it says something that it didn't say before. */
async function write(
  db: Db,
  before: StoredReport | undefined,
  { userId, dishId, body }: Saying,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const { kind } = body;
  const words = body.kind === 'told' ? '' : (body.words ?? '');
  const id = before?.id ?? (await insertReport(db, { userId, dishId, kind }, now));
  const isOther = before !== undefined && (before.state !== 'open' || before.kind !== kind);
  if (isOther) await reopenReport(db, id, kind, now);
  const reported = await reportAllergens(db, id, body, now);
  await replaceWords(db, id, userId, words);
  return { id, isNew: before === undefined || isOther || reported > 0 };
}

/** What somebody was told is one more warning beside those that they were told of before. Gives how many are new. */
function reportAllergens(db: Db, id: number, body: ReportBody, now: Date): Promise<number> {
  if (body.kind === 'told') return addAllergens(db, id, body.allergens, now);
  return replaceAllergens(db, id, body.kind === 'reaction' ? body.allergens : [], now);
}

/**
 * An open report gives way to one of another kind only if nothing of it is lost: what warns everybody, and what the restaurant
 * has answered in public, goes when its author withdraws it, not in passing.
 */
async function expectNothingLost(db: Db, before: StoredReport | undefined, body: ReportBody): Promise<void> {
  if (before?.state !== 'open' || before.kind === body.kind) return;
  if (body.kind === 'told')
    throw before.kind === 'reaction'
      ? new AppError('conflict', 'You reported a reaction to this dish, which counts. Change that report instead')
      : new AppError('conflict', 'You reported that something looks wrong with this dish. Withdraw that report first');
  if (before.kind === 'wrong') return;
  const said: readonly AllergenId[] = body.kind === 'reaction' ? body.allergens : [];
  const counting = await findCounting(db, before.id);
  if (body.kind === 'wrong' || counting.some((one) => !said.includes(one)))
    throw new AppError('conflict', 'Your earlier report warns others, and this would end it. Withdraw it first');
}

/** Reports a dish in place of what the same person reported before; the restaurant is told of what is new. */
export function saveReport(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  saying: Saying,
  { requestId, now }: { readonly requestId: string; readonly now: Date },
): Promise<void> {
  return db.transaction((transaction) =>
    changeReports(transaction, saying.dishId, asDiner(requestId, now), async (locked) => {
      const before = await findStored(locked, saying.userId, saying.dishId);
      if (before?.state === 'dismissed')
        throw new AppError('conflict', 'Your report on this dish was dismissed. Please write to us through Contact Us');
      await expectNothingLost(locked, before, saying.body);
      const { id, isNew } = await write(locked, before, saying, now);
      if (isNew) await jobs.enqueue(locked, 'report-mail', { reportId: id });
    }),
  );
}

/** Takes it back. What was dismissed stays so: else the same could be said again. */
export function takeBack(
  db: Db,
  userId: number,
  dishId: number,
  { requestId, now }: { readonly requestId: string; readonly now: Date },
): Promise<void> {
  return db.transaction((transaction) =>
    changeReports(transaction, dishId, asDiner(requestId, now), async (locked) => {
      const report = await findStored(locked, userId, dishId);
      if (report && report.state !== 'dismissed') await withdrawRow(locked, report.id, now);
    }),
  );
}
