import { z } from 'zod';

/** Calls that have nothing to return answer with this. */
export const Done = z.object({ ok: z.literal(true) });
