import type { User } from '@clearplate/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice, StatusNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

/** Says whether the user's address is confirmed, and offers another mail if not. */
export function EmailState({ user }: { user: User }) {
  const sending = useMutation({
    mutationFn: async () => expectDone(await client.requestEmailConfirmation({})),
  });
  if (user.email_confirmed) {
    return (
      <p>
        <Translation sentence="{strong} is confirmed." strong={<strong>{user.email}</strong>} />
      </p>
    );
  }
  return (
    <>
      <p>
        <Translation
          sentence="{strong} is not confirmed yet. Open the link we e-mailed you, so that we can reach you if you forget your password."
          strong={<strong>{user.email}</strong>}
        />
      </p>
      <StatusNotice>{sending.isSuccess && t('A new e-mail is on its way. Its link works for 7 days.')}</StatusNotice>
      <ProblemNotice>{sending.error && describeRefusal(sending.error, t('No e-mail was sent'))}</ProblemNotice>
      <Button busy={sending.isPending} onClick={() => sending.mutate()}>
        {t('Send again')}
      </Button>
    </>
  );
}
