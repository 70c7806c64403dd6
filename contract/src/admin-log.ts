import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Instant } from './facts.ts';
import { PageQuery } from './fields.ts';

const AdminAction = z.enum([
  'create_restaurant',
  'appoint_owner',
  'remove_owner',
  'answer_enquiry',
  'close_enquiry',
  'delete_enquiry',
  'close_report',
  'dismiss_report',
  'record_chart',
  'withdraw_chart',
]);
export type AdminAction = z.infer<typeof AdminAction>;

/** Records one action of a site admin. Names are the current ones; `null` if the account or record is gone. */
export const AdminLogEntry = z.object({
  id: z.int(),
  at: Instant,
  by: z.string().nullable(),
  action: AdminAction,
  restaurant_id: z.int().nullable(),
  restaurant_name: z.string().nullable(),
  /** Is the chain that the action was about. */
  chain: z.string().nullable(),
  person: z.string().nullable(),
});
export type AdminLogEntry = z.infer<typeof AdminLogEntry>;

export const adminLogCalls = defineContract({
  getAdminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'What waits for the site’s admins',
    access: 'admin',
    response: z.object({ open_enquiries: z.int(), open_claims: z.int(), open_reports: z.int() }),
    errors: ['unauthenticated', 'forbidden'],
  },
  listAdminLog: {
    method: 'GET',
    path: '/api/admin/log',
    summary: 'What the site’s admins did, the latest first',
    access: 'admin',
    query: PageQuery,
    response: z.array(AdminLogEntry),
    paged: true,
    errors: ['unauthenticated', 'forbidden'],
  },
});
