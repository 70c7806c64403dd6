import { readTold } from '@clearplate/domain/verdict/told';
import { lazy, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { forgetOrder, readOrders, useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { signOut } from '../../features/session/sign-out.ts';
import { answerTimeoutMs } from '../../shared/lib/answer-timeout.ts';
import { localStore, tabStore, toldKey } from '../../shared/lib/storage.ts';
import { useBoundedWait } from '../../shared/lib/use-bounded-wait.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { t, tCount } from '../../translations/t.ts';

const LeaveDialog = lazy(async () => ({
  default: (await import('../../features/session/leave-dialog.tsx')).LeaveDialog,
}));

/** Returns whether something that can't be had again goes with the session: an open order's key, or a note. */
function losesSomething(): boolean {
  const now = Date.now();
  const hasNotes = [localStore, tabStore].some((store) => readTold(store.read(toldKey), now).length > 0);
  return hasNotes || readOrders(localStore.read('kitchenOrders'), now).length > 0;
}

/** What a page is hydrated with knows nothing of the stores. */
const notKnown = () => undefined;

const neverChanges = () => () => undefined;

/** Decides once: what is lost may end, or go in another tab, while the question is open, and that confirms nothing. */
function useQuestion(): boolean | undefined {
  const [decide] = useState(() => {
    let isAsking: boolean | undefined;
    return () => (isAsking ??= losesSomething());
  });
  return useSyncExternalStore(neverChanges, decide, notKnown);
}

/** Signs out at once, or, where something would be lost, once that is confirmed. */
export function LogoutPage() {
  const navigate = useNavigate();
  const isAsking = useQuestion();
  const [isConfirmed, setConfirmed] = useState(false);
  usePageTitle(t('Signing out'));
  const end = useCallback(() => void signOut().then(() => navigate('/', { replace: true })), [navigate]);
  useEffect(() => {
    if (isAsking === false) end();
  }, [isAsking, end]);
  const leave = () => {
    setConfirmed(true);
    end();
  };
  return (
    <div className="page">
      <h1>{t('Signing out')}</h1>
      {isAsking && !isConfirmed ? (
        <LazyPart waiting={<WaitingToAsk onLeave={leave} />} lost={<Lost onLeave={leave} />}>
          <Ask onLeave={leave} onStay={() => void navigate('/profile', { replace: true })} />
        </LazyPart>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** Waits some seconds for the question's code, which may never come nor fail. Late code still asks. */
const WaitingToAsk = ({ onLeave }: { onLeave: () => void }) =>
  useBoundedWait(true, answerTimeoutMs) ? <Waiting /> : <Lost onLeave={onLeave} />;

const Waiting = () => (
  <p role="status">
    <Spinner /> {t('One moment.')}
  </p>
);

/** Whatever doesn't load, nobody has to stay signed in on a computer that they share. */
const Lost = ({ onLeave }: { onLeave: () => void }) => (
  <>
    <p role="alert">
      {t('Notes on this device go when you sign out, and you can’t withdraw what a kitchen can open any more.')}
    </p>
    <p>
      <LinkButton to="/told-kitchens">{t('What the kitchen answers')}</LinkButton>{' '}
      <Button onClick={onLeave}>{t('Sign out')}</Button>
    </p>
  </>
);

function Ask(props: { onLeave: () => void; onStay: () => void }) {
  const orders = useStoredOrders();
  return (
    <LeaveDialog
      {...props}
      orders={orders}
      onWithdrawn={forgetOrder}
      title={t('Sign out?')}
      kind="primary"
      cancel={t('Stay signed in')}
      confirm={
        orders.length === 0
          ? t('Sign out')
          : tCount(
              orders.length,
              'Sign out and withdraw one open kitchen page',
              'Sign out and withdraw {count} open kitchen pages',
            )
      }
    />
  );
}
