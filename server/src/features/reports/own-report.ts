import type { ReportBody } from '@clearplate/contract/reports';
import { withRelated } from '@clearplate/domain/facts/dismissed-allergens';
import type { Context } from '../../context.ts';
import type { Author } from '../../db/dish-history.ts';
import type { Db } from '../../db/db.ts';
import { changeReports } from '../../dish-changes/change-reports.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import {
  addAllergens,
  findDishOfOwn,
  findStored,
  insertReport,
  reopenReport,
  replaceAllergens,
  replaceWords,
  withdrawRow,
  type StoredReport,
} from './own-report.queries.ts';

/**
 * Leaves the author out of the history. Only the report itself names its author: a dish's history outlives an account,
 * and this is about a person's health.
 */
export const asDiner = (requestId: string, now: Date): Author => ({ source: 'report', actorId: null, requestId, now });

interface Clocked {
  readonly requestId: string;
  readonly now: () => Date;
}

export interface Saying {
  readonly userId: number;
  readonly dishId: number;
  readonly body: ReportBody;
}

/**
 * Leaves out what was dismissed: for good in a report of the same kind, and in one of another kind if it would name the
 * allergen, or its group, again. What counts already isn't stated again by being sent along.
 */
function refuseDismissed(stored: readonly StoredReport[], body: ReportBody): void {
  const before = stored.find(({ kind }) => kind === body.kind);
  if (before?.state === 'dismissed')
    throw new AppError('conflict', 'Your report on this dish was dismissed. Please write to us through Contact Us');
  if (body.kind === 'wrong') return;
  const counted = new Set(before?.state === 'open' ? before.counted : []);
  const dismissed = withRelated(stored.flatMap(({ state, named }) => (state === 'dismissed' ? named : [])));
  if (body.allergens.some((one) => dismissed.has(one) && !counted.has(one)))
    throw new AppError(
      'conflict',
      'Your report that named this allergen for the dish was dismissed. Please write to us through Contact Us',
    );
}

/** Returns the report's id, and whether it says something new. */
async function write(
  db: Db,
  before: StoredReport | undefined,
  { userId, dishId, body }: Saying,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const words = body.kind === 'told' ? '' : (body.words ?? '');
  const id = before?.id ?? (await insertReport(db, { userId, dishId, kind: body.kind }, now));
  const isSettled = before !== undefined && before.state !== 'open';
  if (isSettled) await reopenReport(db, id, now);
  const reported = await reportAllergens(db, id, body, now);
  await replaceWords(db, id, userId, words);
  return { id, isNew: before === undefined || isSettled || reported > 0 };
}

/** Adds what somebody was told as one more warning to those before. Returns how many are new. */
function reportAllergens(db: Db, id: number, body: ReportBody, now: Date): Promise<number> {
  if (body.kind === 'told') return addAllergens(db, id, body.allergens, now);
  return replaceAllergens(db, id, body.kind === 'reaction' ? body.allergens : [], now);
}

/**
 * Reports a dish, in place of the same person's former report of the same kind, and of no other: a reaction, and what
 * they were told, warn independently. The restaurant is told of what is new.
 */
export function saveReport(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  saying: Saying,
  { requestId, now }: Clocked,
): Promise<void> {
  return db.transaction((transaction) =>
    changeReports(
      transaction,
      saying.dishId,
      () => asDiner(requestId, now()),
      async (locked, { now: at }) => {
        const stored = await findStored(locked, saying.userId, saying.dishId);
        refuseDismissed(stored, saying.body);
        const before = stored.find(({ kind }) => kind === saying.body.kind);
        const { id, isNew } = await write(locked, before, saying, at);
        if (isNew) await jobs.enqueue(locked, 'report-mail', { reportId: id });
      },
    ),
  );
}

/** Withdraws one. What was dismissed stays dismissed, or the same could be reported again. */
export function takeBack(db: Db, userId: number, id: number, { requestId, now }: Clocked): Promise<void> {
  return db.transaction(async (transaction) => {
    const dishId = await findDishOfOwn(transaction, userId, id);
    if (dishId === undefined) throw notFound('Report');
    const author = () => asDiner(requestId, now());
    await changeReports(transaction, dishId, author, (locked, { now: at }) => withdrawRow(locked, id, at));
  });
}
