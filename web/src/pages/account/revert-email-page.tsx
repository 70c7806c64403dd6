import { Link } from 'react-router';
import { LinkGone, LinkMissing } from '../../features/session/link-gone.tsx';
import { LinkStep } from '../../features/session/link-step.tsx';
import { leaveSession } from '../../features/session/sign-out.ts';
import { useLinkToken } from '../../features/session/use-link-token.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

const help = () => (
  <p>
    <Translation
      sentence="Can’t get into your account? {link}, or {link2}."
      link={<Link to="/forgotten-password">{t('Set a new password')}</Link>}
      link2={<Link to="/contactUs">{t('write to us')}</Link>}
    />
  </p>
);

export function RevertEmailPage() {
  const token = useLinkToken();
  return (
    <AccountSheet title={t('Undo the change of e-mail')}>
      {token === undefined ? <LinkMissing>{help()}</LinkMissing> : <Revert key={token} token={token} />}
    </AccountSheet>
  );
}

function Revert({ token }: { token: string }) {
  const revert = async () => {
    expectDone(await client.revertEmail({ body: { token } }));
    void leaveSession();
  };
  return (
    <LinkStep
      button={t('Withdraw it')}
      refusal={t('The change was not undone')}
      use={revert}
      done={<Reverted />}
      gone={<LinkGone lifetime={t('7 days')}>{help()}</LinkGone>}
    >
      <p>
        {t(
          'Somebody gave your account another e-mail address. If that was you, close this page. If it wasn’t, press the button: your account gets this address back and is signed out everywhere, and you set a new password.',
        )}
      </p>
    </LinkStep>
  );
}

function Reverted() {
  return (
    <Outcome kind="done" title={t('Your account has its address back')}>
      <p>
        {t(
          'It’s signed out everywhere, and its password no longer works, since somebody may know it. An e-mail with a link to set a new one is on its way. Until then nobody can sign in.',
        )}
      </p>
    </Outcome>
  );
}
