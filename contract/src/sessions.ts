import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';

/** Describes the device of a session as coarsely as it can be while still recognisable. */
export const Device = z.enum(['iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'other']);
export type Device = z.infer<typeof Device>;

/** This is a signed-in session. `id` is no token: it only identifies the session. */
export const Session = z.object({
  id: z.uuid(),
  device: Device,
  created_at: z.iso.datetime(),
  /** The server rounds this to the hour. */
  last_used_at: z.iso.datetime(),
  /** Says whether it is the session of this request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const sessionCalls = defineContract({
  listSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    summary: 'Where this person is signed in, last used first',
    access: 'user',
    response: z.array(Session),
    errors: ['unauthenticated'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    summary: 'End one of them',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    response: Done,
    errors: ['unauthenticated', 'not_found'],
  },
  endAllSessions: {
    method: 'DELETE',
    path: '/api/user/sessions',
    summary: 'Sign out everywhere, here too',
    access: 'user',
    response: Done,
    errors: ['unauthenticated'],
  },
});
