import type { AdminReport, OwnReport, PublicReport, RestaurantReport, reportCalls } from '@clearplate/contract/reports';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { findPlacedDish } from '../../db/restaurant-lock.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { actingFor, authorize, authorizeReading } from '../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { isEmailConfirmed } from './own-report.queries.ts';
import { saveReport, takeBack } from './own-report.ts';
import {
  type ReportRow,
  findOwnReports,
  findPublicReports,
  findReport,
  findReports,
  findReportsOfRestaurant,
} from './reports.queries.ts';
import { findReportPlace, updateAnswer } from './resolve.queries.ts';
import { closeOpenReport, dismissOpenReport } from './resolve.ts';

const instant = (json: string) => new Date(json).toISOString();
const instantOrNull = (json: string | null) => (json === null ? null : instant(json));

/** Returns the part of a report that everybody who may see it sees. */
function shown({ id, dish_id, dish_name, kind, state, reported_at, allergens, answer, answered_at }: ReportRow) {
  return {
    id,
    dish_id,
    dish_name,
    kind,
    state,
    reported_at: reported_at.toISOString(),
    allergens: allergens.map(({ allergen, reported_at, restated_at, cleared_at }) => ({
      allergen,
      reported_at: instant(reported_at),
      restated_at: instantOrNull(restated_at),
      cleared_at: instantOrNull(cleared_at),
    })),
    answer,
    answered_at: answered_at?.toISOString() ?? null,
  };
}

function toAuthor(row: ReportRow): OwnReport {
  return { ...shown(row), words: row.words ?? '' };
}

function toEverybody(row: ReportRow): PublicReport {
  const { dish_name: _, state, ...rest } = shown(row);
  return { ...rest, state: state === 'open' ? 'open' : 'closed' };
}

/** The restaurant may read what is wrong with its menu, but not how somebody felt. */
function toRestaurant(row: ReportRow): RestaurantReport {
  return { ...shown(row), words: row.kind === 'wrong' ? row.words : null };
}

function toAdmin(row: ReportRow): AdminReport {
  const { words, author, restaurant_id, restaurant_name } = row;
  return { ...shown(row), words, author, restaurant_id, restaurant_name };
}

/** Every reported dish says "Avoid" at once, and nobody eats so many dishes a day. */
const reportsOfPerson: Limit = { name: 'reports', hits: 10, seconds: 86_400 };

/** The first answer to a report is mailed. */
const answersOfPerson: Limit = { name: 'report answers', hits: 60, seconds: 3600 };

async function expectDish(db: Db, id: number): Promise<void> {
  if (!(await findPlacedDish(db, id))) throw notFound('Dish');
}

function found(row: ReportRow | undefined): ReportRow {
  if (!row) throw notFound('Report');
  return row;
}

const RestaurantCursor = z.tuple([z.boolean(), z.int()]);

export const reportHandlers: Handlers<typeof reportCalls> = {
  async getOwnReports({ params }, { context: { db }, actor }) {
    await expectDish(db, params.id);
    return (await findOwnReports(db, actor.userId, params.id)).map(toAuthor);
  },

  async reportDish({ params, body }, { context, actor, requestId }) {
    const { db, now } = context;
    await expectDish(db, params.id);
    if (!(await isEmailConfirmed(db, actor.userId)))
      throw new AppError('forbidden', 'Please confirm your e-mail first');
    await limitTries(db, reportsOfPerson, `user ${actor.userId}`, now());
    await saveReport(context, { userId: actor.userId, dishId: params.id, body }, { requestId, now });
    const own = await findOwnReports(db, actor.userId, params.id);
    return toAuthor(found(own.find(({ kind }) => kind === body.kind)));
  },

  async withdrawReport({ params }, { context: { db, now }, actor, requestId }) {
    await takeBack(db, actor.userId, params.id, { requestId, now });
    return { ok: true };
  },

  async listDishReports({ params }, { context: { db } }) {
    await expectDish(db, params.id);
    return (await findPublicReports(db, params.id)).map(toEverybody);
  },

  async listRestaurantReports({ params, query: { limit, cursor } }, { context: { db }, actor }) {
    const restaurant = await authorizeReading(db, actor, params.id);
    const list = `reports of ${restaurant.id}`;
    const key = decodeCursor(list, RestaurantCursor, cursor);
    const after = key && { isOpen: key[0], id: key[1] };
    const rows = await findReportsOfRestaurant(db, restaurant.id, { after, limit });
    return toPage(rows, limit, ({ state, id }) => encodeCursor(list, [state === 'open', id]), toRestaurant);
  },

  async answerReport({ params, body }, { context: { db, jobs, now }, actor }) {
    await limitTries(db, answersOfPerson, `user ${actor.userId}`, now());
    await db.transaction(async (transaction) => {
      const place = await findReportPlace(transaction, params.id);
      if (!place) throw notFound('Report');
      await authorize(transaction, actor, place.restaurantId);
      const before = await updateAnswer(transaction, params.id, body.answer, now());
      if (!before) throw notFound('Report');
      // Only the first answer is mailed, so that nobody can write to the author again and again.
      if (before.isFirst && body.answer !== null)
        await jobs.enqueue(transaction, 'report-outcome-mail', { reportId: params.id, outcome: 'answered' });
    });
    return toRestaurant(found(await findReport(db, params.id)));
  },

  async listReports({ query: { state, author, limit, cursor } }, { context: { db } }) {
    const list = `reports ${state} ${author ?? ''}`;
    const rows = await findReports(db, { state, author, after: decodeCursor(list, z.int(), cursor), limit });
    return toPage(rows, limit, ({ id }) => encodeCursor(list, id), toAdmin);
  },

  async closeReport({ params }, request) {
    const { db } = request.context;
    await closeOpenReport(request.context, params.id, () => actingFor(request));
    return toAdmin(found(await findReport(db, params.id)));
  },

  async dismissReport({ params, body }, request) {
    const { db } = request.context;
    await dismissOpenReport(request.context, params.id, body.reason, () => actingFor(request));
    return toAdmin(found(await findReport(db, params.id)));
  },
};
