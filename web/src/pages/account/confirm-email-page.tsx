import { useQueryClient } from '@tanstack/react-query';
import { LinkGone, LinkMissing } from '../../features/session/link-gone.tsx';
import { LinkStep } from '../../features/session/link-step.tsx';
import { useLinkToken } from '../../features/session/use-link-token.ts';
import { useSession } from '../../entities/eater/use-session.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { t } from '../../translations/t.ts';

const anotherLink = () => (
  <LinkButton kind="primary" to="/profile/security">
    {t('Get a new link')}
  </LinkButton>
);

export function ConfirmEmailPage() {
  const token = useLinkToken();
  return (
    <AccountSheet title={t('Confirm your e-mail')}>
      {token === undefined ? <LinkMissing>{anotherLink()}</LinkMissing> : <Confirm key={token} token={token} />}
    </AccountSheet>
  );
}

function Confirm({ token }: { token: string }) {
  const queries = useQueryClient();
  const confirm = async () => {
    expectDone(await client.confirmEmail({ body: { token } }));
    void queries.invalidateQueries({ queryKey: ['getUser'] });
  };
  return (
    <LinkStep
      button={t('Confirm my e-mail')}
      refusal={t('Your e-mail was not confirmed')}
      use={confirm}
      done={<Confirmed title={t('Your e-mail is confirmed')} />}
      gone={<Gone />}
    >
      <p className="form__note">{t('This lets us reach you, and nobody else, if you forget your password.')}</p>
    </LinkStep>
  );
}

/** Pressing twice, or following the same mail again, is not an error. */
function Gone() {
  const { user } = useSession();
  if (user?.email_confirmed === true) return <Confirmed title={t('Your e-mail is already confirmed')} />;
  return <LinkGone lifetime={t('7 days')}>{anotherLink()}</LinkGone>;
}

function Confirmed({ title }: { title: string }) {
  return (
    <Outcome kind="done" title={title}>
      <p>{t('There is nothing more to do.')}</p>
      <LinkButton kind="primary" to="/">
        {t('Find food around you')}
      </LinkButton>
    </Outcome>
  );
}
