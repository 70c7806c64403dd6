import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { AllergenId, Instant } from './facts.ts';
import { ById, OptionalParagraphs, PageQuery, Paragraphs } from './fields.ts';

/** Says what the report is about. `told`: nobody reacted, but the restaurant told the author that it is in there. */
export const ReportKind = z.enum(['reaction', 'wrong', 'told']);
export type ReportKind = z.infer<typeof ReportKind>;

/**
 * Says what became of the report. `closed`: it is resolved; `dismissed`: a site admin decided that it doesn't count.
 */
const ReportState = z.enum(['open', 'withdrawn', 'closed', 'dismissed']);
export type ReportState = z.infer<typeof ReportState>;

const ReportedAllergen = z.object({
  allergen: AllergenId,
  reported_at: Instant,
  /** Says when the restaurant last stated the allergen after the report; `null` if it hasn't yet. */
  restated_at: Instant.nullable(),
  /** Says when a site admin checked that; `null` while the report counts. */
  cleared_at: Instant.nullable(),
});

const Report = z.object({
  id: z.int(),
  dish_id: z.int(),
  dish_name: z.string(),
  kind: ReportKind,
  state: ReportState,
  reported_at: Instant,
  /** Is empty for a reaction whose cause the author doesn't know. */
  allergens: z.array(ReportedAllergen),
  /** Is the restaurant's public answer. */
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
});

/** This is a report as its author sees it. */
export const OwnReport = Report.extend({ words: z.string() });
export type OwnReport = z.infer<typeof OwnReport>;

/** This is a report as everybody sees it. It never says who wrote it, nor quotes them. */
export const PublicReport = Report.omit({ dish_name: true }).extend({ state: z.enum(['open', 'closed']) });
export type PublicReport = z.infer<typeof PublicReport>;

/** This is a report as the restaurant sees it, without the author's words about a reaction. */
export const RestaurantReport = Report.extend({ words: z.string().nullable() });
export type RestaurantReport = z.infer<typeof RestaurantReport>;

/**
 * This is a report as a site admin sees it. `author` is an opaque id of the person; `null` if their account is gone.
 */
export const AdminReport = Report.extend({
  words: z.string().nullable(),
  author: z.uuid().nullable(),
  restaurant_id: z.int(),
  restaurant_name: z.string(),
});
export type AdminReport = z.infer<typeof AdminReport>;

export const mostReportWords = 500;

const ReportBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reaction'),
    allergens: z.array(AllergenId).max(20, 'must have at most {number}'),
    words: OptionalParagraphs(mostReportWords),
  }),
  z.object({ kind: z.literal('wrong'), words: Paragraphs(mostReportWords) }),
  z.object({
    kind: z.literal('told'),
    allergens: z.array(AllergenId).min(1, 'must not be empty').max(20, 'must have at most {number}'),
  }),
]);
export type ReportBody = z.input<typeof ReportBody>;

export const reportCalls = defineContract({
  getOwnReports: {
    method: 'GET',
    path: '/api/dish/:id/report',
    summary: 'The own reports of a dish, at most one of each kind; without those that were taken back',
    access: 'user',
    params: ById,
    response: z.array(OwnReport),
    errors: ['unauthenticated', 'not_found'],
  },
  reportDish: {
    method: 'PUT',
    path: '/api/dish/:id/report',
    summary:
      'Reports a reaction to a dish, or that something about it looks wrong, in place of what the same person reported of the same kind, or adds what they were told that it contains. Reports of other kinds stay. `forbidden` before the e-mail is confirmed, `conflict` once theirs of this kind about the dish was dismissed, or one that named the same allergen or its group',
    access: 'user',
    params: ById,
    body: ReportBody,
    response: OwnReport,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict', 'rate_limited'],
  },
  withdrawReport: {
    method: 'DELETE',
    path: '/api/report/:id',
    summary: 'Takes one of the own reports back; the others about the same dish stay',
    access: 'user',
    params: ById,
    response: Done,
    errors: ['unauthenticated', 'not_found'],
  },
  listDishReports: {
    method: 'GET',
    path: '/api/dish/:id/reports',
    summary:
      'The reactions to a dish that were reported and still count, what diners were told that it contains, and what the restaurant answered to reports',
    access: 'public',
    params: ById,
    response: z.array(PublicReport),
    errors: ['not_found'],
  },
  listRestaurantReports: {
    method: 'GET',
    path: '/api/restaurant/:id/reports',
    summary: 'What diners reported of a restaurant’s dishes: open ones first, then the latest',
    access: 'owner',
    params: ById,
    query: PageQuery,
    response: z.array(RestaurantReport),
    paged: true,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  answerReport: {
    method: 'PUT',
    path: '/api/report/:id/answer',
    summary: 'What the restaurant answers, in public; `null` takes it back',
    access: 'owner',
    params: ById,
    body: z.object({ answer: Paragraphs(1000).nullable() }),
    response: RestaurantReport,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'rate_limited'],
  },
  listReports: {
    method: 'GET',
    path: '/api/admin/report',
    summary:
      'Reports of all restaurants: open ones, the oldest first, settled ones, or all of one author, the latest first',
    access: 'admin',
    query: PageQuery.extend({ state: z.enum(['open', 'settled']).default('open'), author: z.uuid().optional() }),
    response: z.array(AdminReport),
    paged: true,
    errors: ['unauthenticated', 'forbidden'],
  },
  closeReport: {
    method: 'PUT',
    path: '/api/admin/report/:id/closed',
    summary:
      'An admin has looked at what the restaurant stated since: for those allergens the report no longer counts. `conflict` where it has stated nothing',
    access: 'admin',
    params: ById,
    response: AdminReport,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  dismissReport: {
    method: 'PUT',
    path: '/api/admin/report/:id/dismissed',
    summary:
      'It is not to be counted, and its author can’t say the same of this dish again; the reason goes into the admins’ log',
    access: 'admin',
    params: ById,
    body: z.object({ reason: Paragraphs(500) }),
    response: AdminReport,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
});
