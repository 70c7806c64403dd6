import { z } from 'zod';
import { Role } from './accounts.ts';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { Instant } from './facts.ts';
import { ById, PageQuery, Paragraphs } from './fields.ts';

/** Is the listed restaurant that the sender claims to own. */
const Claim = z.object({
  restaurant_id: z.int(),
  restaurant_name: z.string(),
  restaurant_address: z.string(),
  /** Comes from the listing, not from what the sender wrote. */
  restaurant_phone: z.string(),
  restaurant_site: z.string().nullable(),
  /** Names the current owner. */
  owner: z.string().nullable(),
});

/** This account has the sender's e-mail address. Unless the address is confirmed, it may belong to somebody else. */
const Account = z.object({ username: z.string(), role: Role, email_confirmed: z.boolean() });

const Answer = z.object({
  at: Instant,
  /** Is `null` if the account is gone. */
  by: z.string().nullable(),
  /** Is `null` if it was closed without an answer. */
  text: z.string().nullable(),
  /** Is `false` if the mail is still waiting or was given up. */
  mailed: z.boolean(),
  /** The mail was given up after days of retries, so nobody received it. */
  undelivered: z.boolean(),
});

/** This is one message of the contact forms. Fields that the form doesn't have are `null`. */
export const Enquiry = z.object({
  id: z.int(),
  kind: z.enum(['general', 'restaurant']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string().nullable(),
  restaurant_name: z.string().nullable(),
  restaurant_address: z.string().nullable(),
  zipcode: z.string().nullable(),
  website: z.string().nullable(),
  created_at: Instant,
  claim: Claim.nullable(),
  account: Account.nullable(),
  /** Is `null` while the message is open. */
  answer: Answer.nullable(),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const enquiryCalls = defineContract({
  listEnquiries: {
    method: 'GET',
    path: '/api/admin/enquiry',
    summary: 'What came in through the contact forms: open ones, the oldest first, or answered ones, the latest first',
    access: 'admin',
    query: PageQuery.extend({ state: z.enum(['open', 'answered']).default('open') }),
    response: z.array(Enquiry),
    paged: true,
    errors: ['unauthenticated', 'forbidden'],
  },
  getEnquiry: {
    method: 'GET',
    path: '/api/admin/enquiry/:id',
    summary: 'One of them as it is now',
    access: 'admin',
    params: ById,
    response: Enquiry,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  answerEnquiry: {
    method: 'PUT',
    path: '/api/admin/enquiry/:id/answer',
    summary: 'Mails an answer to the sender; `conflict` when somebody else answered or closed it before',
    access: 'admin',
    params: ById,
    body: z.object({ answer: Paragraphs(5000) }),
    response: Enquiry,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  closeEnquiry: {
    method: 'PUT',
    path: '/api/admin/enquiry/:id/closed',
    summary: 'Marks it as done without an answer; `conflict` when somebody else answered or closed it before',
    access: 'admin',
    params: ById,
    response: Enquiry,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  appointClaimant: {
    method: 'PUT',
    path: '/api/admin/enquiry/:id/owner',
    summary:
      'Makes the sender the owner of the restaurant that they claim, and mails them so; `issues` says what stands against it',
    access: 'admin',
    params: ById,
    body: z.object({ accept_unconfirmed: z.boolean().default(false) }),
    response: Enquiry,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
  deleteEnquiry: {
    method: 'DELETE',
    path: '/api/admin/enquiry/:id',
    summary: 'Deletes spam',
    access: 'admin',
    params: ById,
    response: Done,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
});
