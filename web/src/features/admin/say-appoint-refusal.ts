import { hasCode } from '../../shared/api/api-error.ts';
import { issuesOf, sayRefusal } from '../../shared/api/say-refusal.ts';
import { say } from '../../translations/say.ts';

const failed = () => say('They were not appointed');

/** Why somebody was not appointed, in words. */
export function sayAppointRefusal(error: unknown): string {
  if (hasCode(error, 'conflict')) return `${failed()}: ${error.message}.`;
  const { email, accept_unconfirmed } = issuesOf(error);
  if (email) return say('{failed}: this address {email}.', { failed: failed(), email });
  return accept_unconfirmed
    ? say('{failed}: the address is not confirmed. Tick that the account is theirs once you know.', {
        failed: failed(),
      })
    : sayRefusal(error, failed());
}
