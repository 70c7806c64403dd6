import { ApiError } from './api-error.ts';

/** Throws for any response but `ok`, so that nobody is told of a change that may not have happened. */
export function expectDone(answer: unknown): void {
  if ((answer as { ok?: unknown } | null | undefined)?.ok === true) return;
  throw new ApiError({ status: 200, code: 'internal', message: 'Unreadable answer' });
}
