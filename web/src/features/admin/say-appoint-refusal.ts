import { hasCode } from '../../shared/api/api-error.ts';
import { issuesOf, sayRefusal } from '../../shared/api/say-refusal.ts';

const failed = 'They were not appointed';

/** Why somebody was not appointed, in words. */
export function sayAppointRefusal(error: unknown): string {
  if (hasCode(error, 'conflict')) return `${failed}: ${error.message}.`;
  const { email, accept_unconfirmed } = issuesOf(error);
  if (email) return `${failed}: this address ${email}.`;
  return accept_unconfirmed
    ? `${failed}: the address is not confirmed. Tick that the account is theirs once you know.`
    : sayRefusal(error, failed);
}
