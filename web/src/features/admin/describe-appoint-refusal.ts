import { hasCode } from '../../shared/api/api-error.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { t } from '../../translations/t.ts';

const failed = () => t('They were not appointed');

/** Says why somebody was not appointed. */
export function describeAppointRefusal(error: unknown): string {
  if (hasCode(error, 'conflict')) return `${failed()}: ${error.message}.`;
  const { email, accept_unconfirmed } = issuesOf(error);
  if (email) return t('{failed}: this address {email}.', { failed: failed(), email });
  return accept_unconfirmed
    ? t('{failed}: the address is not confirmed. Once you know that the account is theirs, tick the box.', {
        failed: failed(),
      })
    : describeRefusal(error, failed());
}
