import { z } from 'zod';

/** The answer of a call that only does something. */
export const Done = z.object({ ok: z.literal(true) });
