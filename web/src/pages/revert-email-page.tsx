import { useState } from 'react';
import { Link } from 'react-router';
import { LinkGone, LinkMissing } from '../features/session/link-gone.tsx';
import { LinkStep } from '../features/session/link-step.tsx';
import { leaveSession } from '../features/session/sign-out.ts';
import { useLinkToken } from '../features/session/use-link-token.ts';
import { client } from '../shared/api/client.ts';
import { expectDone } from '../shared/api/expect-done.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { Outcome } from '../shared/ui/outcome.tsx';
import { AccountSheet } from './parts/account-sheet.tsx';

const help = (
  <p>
    Can’t get into your account? <Link to="/forgotten-password">Set a new password</Link>, or{' '}
    <Link to="/contactUs">write to us</Link>.
  </p>
);

export function RevertEmailPage() {
  const token = useLinkToken();
  return (
    <AccountSheet title="Take back the change of e-mail">
      {token === undefined ? <LinkMissing>{help}</LinkMissing> : <Revert key={token} token={token} />}
    </AccountSheet>
  );
}

function Revert({ token }: { token: string }) {
  const [wasPasswordReset, setPasswordReset] = useState(false);
  const revert = async () => {
    const answer = await client.revertEmail({ body: { token } });
    expectDone(answer);
    setPasswordReset(answer.password_reset);
    void leaveSession();
  };
  return (
    <LinkStep
      button="Take it back"
      refusal="The change was not taken back"
      use={revert}
      done={<Reverted wasPasswordReset={wasPasswordReset} />}
      gone={<LinkGone lifetime="7 days">{help}</LinkGone>}
    >
      <p>
        Somebody gave your account another e-mail address. If that was you, close this page. If it wasn’t, your account
        gets this address back and is signed out everywhere.
      </p>
    </LinkStep>
  );
}

function Reverted({ wasPasswordReset }: { wasPasswordReset: boolean }) {
  if (wasPasswordReset) {
    return (
      <Outcome kind="done" title="Your account has its address back">
        <p>
          The password was changed meanwhile, so it no longer signs in. A mail with a link to set a new one is on its
          way. Until then nobody gets in.
        </p>
      </Outcome>
    );
  }
  return (
    <Outcome kind="done" title="Your account has its address back">
      <p>
        It is signed out everywhere. Sign in with this address, and set another password if somebody may know yours.
      </p>
      <LinkButton kind="primary" to="/login">
        Login
      </LinkButton>
    </Outcome>
  );
}
