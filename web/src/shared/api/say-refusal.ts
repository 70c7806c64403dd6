import { sayWhen } from '../lib/say-when.ts';
import { ApiError, hasCode } from './api-error.ts';

/** Why something was not done, for the person who asked for it. `what` begins the sentence: "Your address was not saved". */
export function sayRefusal(error: unknown, what: string): string {
  if (hasCode(error, 'unavailable')) return `${what}: there is no answer from Clearplate just now. Please try again.`;
  if (hasCode(error, 'unauthenticated')) return `${what}: you have been signed out. Please sign in again.`;
  if (hasCode(error, 'rate_limited')) return `${what}: please try again ${sayWhen(error.retryAfter, new Date())}.`;
  if (hasCode(error, 'not_found')) return `${what}: it no longer exists.`;
  if (hasCode(error, 'bad_request') && error.issues.length === 0) return `${what}: ${error.message}.`;
  if (hasCode(error, 'bad_request')) return `${what}: please look at it again.`;
  return `${what}. Please try again.`;
}

/** What the server says about single fields, by the field's name. */
export function issuesOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ field, message }) => [field.replace(/^body\./, ''), message]));
}
