import { formatWhen } from '../lib/format-when.ts';
import { ApiError, hasCode } from './api-error.ts';
import { t } from '../../translations/t.ts';

/** Explains a refusal to the user. `what` begins the sentence: "Your address was not saved". */
export function describeRefusal(error: unknown, what: string): string {
  if (hasCode(error, 'unavailable'))
    return t('{what}: Clearplate isn’t answering right now. Please try again.', { what });
  if (hasCode(error, 'unauthenticated')) return t('{what}: you have been signed out. Please sign in again.', { what });
  if (hasCode(error, 'rate_limited'))
    return t('{what}: please try again {when}.', { what, when: formatWhen(error.retryAfter, new Date()) });
  if (hasCode(error, 'not_found')) return t('{what}: it no longer exists.', { what });
  if (hasCode(error, 'bad_request') && error.issues.length === 0) return `${what}: ${error.message}.`;
  if (hasCode(error, 'bad_request')) return t('{what}: please look at it again.', { what });
  return t('{what}. Please try again.', { what });
}

/** Returns the server's issues by field name. */
export function issuesOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ field, message }) => [field.replace(/^body\./, ''), message]));
}
