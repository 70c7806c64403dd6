import { z } from 'zod';

/** The answer of a call that has nothing to return. */
export const Done = z.object({ ok: z.literal(true) });
