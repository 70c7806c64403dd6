import type { enquiryCalls } from '@clearplate/contract/enquiries';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { type Acting, logAdminAct } from '../../db/admin-log.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { actingFor } from '../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Context } from '../../context.ts';
import { appointOwner } from './appoint-owner.ts';
import { appointmentAnswer } from './enquiry-mail.ts';
import type { AdminAction } from '@clearplate/contract/admin-log';
import {
  type EnquiryRow,
  type LockedEnquiry,
  deleteEnquiry,
  findAnsweredEnquiries,
  findEnquiry,
  findOpenEnquiries,
  lockEnquiry,
  resolveEnquiryRow,
} from './enquiries.queries.ts';

/** Loads and locks an enquiry that waits for an answer. Otherwise throws a refusal that says why. */
async function takeOpen(db: Db, id: number): Promise<LockedEnquiry> {
  const enquiry = await lockEnquiry(db, id);
  if (!enquiry) throw notFound('Enquiry');
  if (!enquiry.isOpen) throw new AppError('conflict', 'Somebody else has answered this in the meantime');
  return enquiry;
}

/** Mails the answer, or closes the enquiry without one, in the caller's transaction. */
async function settle(db: Db, jobs: Context['jobs'], id: number, answer: string | null, acting: Acting): Promise<void> {
  await takeOpen(db, id);
  await resolveEnquiryRow(db, id, { ...acting, answer });
  const action: AdminAction = answer === null ? 'close_enquiry' : 'answer_enquiry';
  await logAdminAct(db, acting, { action, enquiryId: id });
  if (answer !== null) await jobs.enqueue(db, 'enquiry-mail', { enquiryId: id });
}

interface ClaimToGrant {
  readonly enquiryId: number;
  readonly acceptUnconfirmed: boolean;
}

/** Appoints the sender as owner of the claimed restaurant and answers them, in one transaction. */
async function appointClaimant(
  db: Db,
  jobs: Context['jobs'],
  { enquiryId, acceptUnconfirmed }: ClaimToGrant,
  acting: Acting,
): Promise<void> {
  const { email, language, claimed } = await takeOpen(db, enquiryId);
  if (!claimed) throw new AppError('conflict', 'The restaurant that was claimed is no longer listed');
  await appointOwner(db, { restaurantId: claimed.id, email, acceptUnconfirmed }, acting);
  await settle(db, jobs, enquiryId, appointmentAnswer(claimed.name, language), acting);
}

function shown({ answeredAt, answeredBy, answer, isMailed, isUndelivered, created_at, ...row }: EnquiryRow) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    answer: answeredAt && {
      at: answeredAt.toISOString(),
      by: answeredBy,
      text: answer,
      mailed: isMailed,
      undelivered: isUndelivered,
    },
  };
}

async function read(db: Db, id: number) {
  const row = await findEnquiry(db, id);
  if (!row) throw notFound('Enquiry');
  return shown(row);
}

const openList = 'open enquiries';
const answeredList = 'answered enquiries';
const AnsweredCursor = z.tuple([z.iso.datetime(), z.int()]);

export const enquiryHandlers: Handlers<typeof enquiryCalls> = {
  async listEnquiries({ query: { state, limit, cursor } }, { context: { db } }) {
    if (state === 'open') {
      const rows = await findOpenEnquiries(db, decodeCursor(openList, z.int(), cursor), limit);
      return toPage(rows, limit, ({ id }) => encodeCursor(openList, id), shown);
    }
    const rows = await findAnsweredEnquiries(db, decodeCursor(answeredList, AnsweredCursor, cursor), limit);
    const cursorOf = ({ answeredAt, id }: EnquiryRow) => encodeCursor(answeredList, [answeredAt?.toISOString(), id]);
    return toPage(rows, limit, cursorOf, shown);
  },

  getEnquiry: ({ params: { id } }, { context: { db } }) => read(db, id),

  async answerEnquiry({ params: { id }, body: { answer } }, request) {
    const { db, jobs } = request.context;
    await db.transaction((transaction) => settle(transaction, jobs, id, answer, actingFor(request)));
    return read(db, id);
  },

  async closeEnquiry({ params: { id } }, request) {
    const { db, jobs } = request.context;
    await db.transaction((transaction) => settle(transaction, jobs, id, null, actingFor(request)));
    return read(db, id);
  },

  async appointClaimant({ params: { id }, body }, request) {
    const { db, jobs } = request.context;
    const claim = { enquiryId: id, acceptUnconfirmed: body.accept_unconfirmed };
    await db.transaction((transaction) => appointClaimant(transaction, jobs, claim, actingFor(request)));
    return read(db, id);
  },

  async deleteEnquiry({ params: { id } }, request) {
    await request.context.db.transaction(async (db) => {
      const deleted = await deleteEnquiry(db, id);
      if (!deleted) throw notFound('Enquiry');
      const act = { action: 'delete_enquiry', enquiryId: id, before: deleted };
      await logAdminAct(db, actingFor(request), act);
    });
    return { ok: true };
  },
};
