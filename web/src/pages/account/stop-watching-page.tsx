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
    <AccountSheet title={t('Stop these mails')}>
      {token === undefined ? <LinkMissing>{favourites()}</LinkMissing> : <Stop key={token} token={token} />}
    </AccountSheet>
  );
}

function Stop({ token }: { token: string }) {
  return (
    <LinkStep
      button={t('Stop all of these mails')}
      refusal={t('The mails were not stopped')}
      use={async () => expectDone(await client.stopWatching({ body: { token } }))}
      done={<Stopped />}
      gone={<Gone />}
    >
      <p>
        {t(
          'You are no longer told when dishes change, neither by mail nor in the app. You keep them all the same, and can watch single ones again.',
        )}
      </p>
    </LinkStep>
  );
}

function Stopped() {
  return (
    <Outcome kind="done" title={t('No more mails about dishes')}>
      <p>{t('You can switch them on again for each dish under your favourites.')}</p>
      {favourites()}
    </Outcome>
  );
}

function Gone() {
  return (
    <Outcome kind="problem" title={t('This link no longer works')}>
      <p>{t('The account that it was for is gone, and with it these mails.')}</p>
    </Outcome>
  );
}
