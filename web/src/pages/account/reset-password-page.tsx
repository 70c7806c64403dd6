import { useState } from 'react';
import { LinkGone, LinkMissing } from '../../features/session/link-gone.tsx';
import { ResetPasswordForm } from '../../features/session/reset-password-form.tsx';
import { leaveSession } from '../../features/session/sign-out.ts';
import { useLinkToken } from '../../features/session/use-link-token.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { t } from '../../translations/t.ts';

const anotherLink = () => (
  <LinkButton kind="primary" to="/forgotten-password">
    {t('Get a new link')}
  </LinkButton>
);

export function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <AccountSheet title={t('Set a new password')}>
      {token === undefined ? <LinkMissing>{anotherLink()}</LinkMissing> : <ResetPassword key={token} token={token} />}
    </AccountSheet>
  );
}

function ResetPassword({ token }: { token: string }) {
  const [end, setEnd] = useState<'done' | 'gone'>();
  if (end === 'gone') return <LinkGone lifetime={t('30 minutes')}>{anotherLink()}</LinkGone>;
  if (end === undefined) {
    const finish = () => {
      setEnd('done');
      void leaveSession();
    };
    return <ResetPasswordForm token={token} onDone={finish} onGone={() => setEnd('gone')} />;
  }
  return (
    <Outcome kind="done" title={t('Your new password is set')}>
      <p>{t('Your account is signed out everywhere. Sign in with the new password.')}</p>
      <LinkButton kind="primary" to="/login">
        {t('Login')}
      </LinkButton>
    </Outcome>
  );
}
