import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, badField } from './app-error.ts';

// A proxy that compresses may mark a version as weak; ours mean the same either way.
const list = /^\s*(?:W\/)?"[\w-]{1,100}"\s*(?:,\s*(?:W\/)?"[\w-]{1,100}"\s*)*$/;

/**
 * The versions in `If-Match`. Any version at all (`*`) is refused: whoever changes something says what they have seen
 * (RFC 6585).
 */
export function readIfMatch(request: FastifyRequest): string[] {
  const header = request.headers['if-match'];
  if (header === undefined)
    throw new AppError('precondition_required', 'Send the version that you changed in the header If-Match');
  if (!list.test(header)) throw badField('If-Match', 'must be a version in double quotes');
  return [...header.matchAll(/"([\w-]+)"/g)].map(([, version = '']) => version);
}

/** Ends the call where none of the versions is the one that is there. `undefined`: whoever calls doesn't say. */
export function demandVersion(current: string, ifMatch: readonly string[] | undefined): void {
  if (ifMatch === undefined || ifMatch.includes(current)) return;
  throw new AppError('precondition_failed', 'Somebody else changed this since you loaded it. Nothing was saved.');
}

/** Sends the answer's version along as its `ETag`. */
export function tag(reply: FastifyReply, answer: unknown): void {
  void reply.header('etag', `"${(answer as { version: string }).version}"`);
}
