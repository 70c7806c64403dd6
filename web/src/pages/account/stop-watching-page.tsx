import { LinkMissing } from '../../features/session/link-gone.tsx';
import { LinkStep } from '../../features/session/link-step.tsx';
import { useLinkToken } from '../../features/session/use-link-token.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { AccountSheet } from '../../shared/ui/account-sheet.tsx';
import { t } from '../../translations/t.ts';

const favourites = () => <LinkButton to="/profile/favourites">{t('Your favourites')}</LinkButton>;

/** Ends the mails about watched dishes that link here. Nobody needs to sign in for that. */
export function StopWatchingPage() {
  const token = useLinkToken();
  return (
    <AccountSheet title={t('Stop these e-mails')}>
      {token === undefined ? <LinkMissing>{favourites()}</LinkMissing> : <Stop key={token} token={token} />}
    </AccountSheet>
  );
}

function Stop({ token }: { token: string }) {
  return (
    <LinkStep
      button={t('Stop all of these e-mails')}
      refusal={t('The e-mails were not stopped')}
      use={async () => expectDone(await client.stopWatching({ body: { token } }))}
      done={<Stopped />}
      gone={<Gone />}
    >
      <p>
        {t(
          'We no longer tell you when dishes change, by e-mail or in the app. They stay in your favourites, and you can watch any of them again.',
        )}
      </p>
    </LinkStep>
  );
}

function Stopped() {
  return (
    <Outcome kind="done" title={t('No more e-mails about dishes')}>
      <p>{t('You can switch them on again for each dish in your favourites.')}</p>
      {favourites()}
    </Outcome>
  );
}

function Gone() {
  return (
    <Outcome kind="problem" title={t('This link no longer works')}>
      <p>{t('The account was deleted, so these e-mails have stopped.')}</p>
    </Outcome>
  );
}
