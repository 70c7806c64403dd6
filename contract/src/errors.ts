import { inEnglish, type Slots } from '@clearplate/domain/wording/translate';
import { z } from 'zod';
import { errorStatus, type ErrorCode } from './define-contract.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

const message = {
  message: z.string(),
  /** Is the English sentence before its `slots` were filled in, for translation. It is absent if it has none. */
  sentence: z.string().optional(),
  slots: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

/** Says something about a request in English, with what a translation needs. */
const Message = z.object(message);
export type Message = z.infer<typeof Message>;

/** Says what is wrong with a column of a menu file. */
export const Fault = z.object({ column: z.string(), ...message });
export type Fault = z.infer<typeof Fault>;

const Issue = z.object({ field: z.string(), ...message });
export type Issue = z.infer<typeof Issue>;

/** Every error has this body. `issues` names the wrong fields of a bad request and says why they are wrong. */
export const ErrorBody = z.object({
  error: z.object({ code: z.enum(codes), ...message, issues: z.array(Issue).optional() }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Fills the slots of an English sentence: `fillMessage('must have at most {number}', { number: 5 })`. */
export function fillMessage(sentence: string, slots?: Slots): Message {
  return slots ? { message: inEnglish(sentence, slots), sentence, slots: { ...slots } } : { message: sentence };
}

/**
 * Returns the message of a schema. `{number}` in it stands for the schema's limit, or for the `params` of a refinement.
 */
export function messageOfIssue(issue: z.core.$ZodIssue): Message {
  if (!issue.message.includes('{number}')) return { message: issue.message };
  const { maximum, minimum, params } = issue as { maximum?: unknown; minimum?: unknown; params?: { number?: unknown } };
  return fillMessage(issue.message, { number: Number(params?.number ?? maximum ?? minimum) });
}
