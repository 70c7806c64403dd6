import { ApiError } from '../shared/api/api-error.ts';

/** Logs caught errors, but not `ApiError`s: a missing record is a response and not a bug. */
export function reportCaughtError(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}
