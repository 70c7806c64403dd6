import type { Call } from '@clearplate/contract/define-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, badField } from './app-error.ts';

// An element of the list may be empty (RFC 9110, 5.6.1). A proxy that compresses may mark a version as weak; ours mean
// the same either way.
const list = /^(?:[ \t]*(?:(?:W\/)?"[!#-~\u0080-\u00ff]*"[ \t]*)?(?:,|$))+$/;

/** Matches any version. In quotes, an asterisk would be an ordinary version, which ours never are. */
const any = '*';

function versionsIn(header: string): string[] {
  if (header.trim() === any) return [any];
  const versions = list.test(header) ? [...header.matchAll(/"([^"]*)"/g)].map(([, version = '']) => version) : [];
  if (versions.length === 0) throw badField('If-Match', 'must be a version in double quotes, several of them, or *');
  // In quotes, an asterisk is a version that nothing has.
  return versions.filter((version) => version !== any);
}

/**
 * Returns the versions that `If-Match` names for a call; `undefined` if it names none. `*` matches anything that exists
 * (RFC 9110, 13.1.1): its sender wants to change it unseen, while somebody who sends nothing may have forgotten to
 * look. A record without a version matches no named one, so a write that names one is refused.
 */
export function readIfMatch(call: Call, request: FastifyRequest): readonly string[] | undefined {
  const header = request.headers['if-match'];
  if (header === undefined && call.ifMatch === true)
    throw new AppError('precondition_required', 'Send the version that you changed in the header If-Match');
  if (header === undefined || call.method === 'GET' || call.reads) return undefined;
  const versions = versionsIn(header);
  if (call.ifMatch) return versions;
  if (versions.includes(any)) return undefined;
  throw new AppError(
    'precondition_failed',
    'What this changes has no version that If-Match could name. Nothing was done.',
  );
}

/** Refuses the call unless one of the versions is the current one. `undefined` if the caller names none. */
export function demandVersion(current: string, ifMatch: readonly string[] | undefined): void {
  if (ifMatch === undefined || ifMatch.includes(any) || ifMatch.includes(current)) return;
  throw new AppError('precondition_failed', 'Somebody else changed this since you loaded it. Nothing was saved.');
}

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The chooser of a component has seen its content, and says by the version which content that was. */
export function expectComponentsVersion(
  componentsVersion: string | undefined,
  before: readonly number[],
  after: readonly number[],
): void {
  if (componentsVersion !== undefined || isSameSet(before, after)) return;
  throw new AppError('precondition_required', 'Send the version of the components that you saw as components_version');
}

/** Sends the answer's version as its `ETag`. */
export function tag(reply: FastifyReply, answer: unknown): void {
  void reply.header('etag', `"${(answer as { version: string }).version}"`);
}
