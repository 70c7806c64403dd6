import { z } from 'zod';
import { errorStatus, type ErrorCode } from './define-contract.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every error. `issues` names the wrong fields of a bad request, and why they are wrong. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
