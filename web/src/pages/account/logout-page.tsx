import { readTold } from '@clearplate/domain/verdict/told';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetOrder, readOrders, useStoredOrders } from '../../features/kitchen-orders/stored-orders.ts';
import { LeaveDialog } from '../../features/session/leave-dialog.tsx';
import { signOut } from '../../features/session/sign-out.ts';
import { localStore, tabStore, toldKey } from '../../shared/lib/storage.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { t, tCount } from '../../translations/t.ts';

/** Returns whether something that can't be had again goes with the session: an open order's key, or a note. */
function losesSomething(): boolean {
  const now = Date.now();
  const hasNotes = [localStore, tabStore].some((store) => readTold(store.read(toldKey), now).length > 0);
  return hasNotes || readOrders(localStore.read('kitchenOrders'), now).length > 0;
}

/** Signs out at once, or, where something would be lost, once that is confirmed. */
export function LogoutPage() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  usePageTitle(t('Signing out'));
  const leave = useCallback(() => {
    setAsking(false);
    void signOut().then(() => navigate('/', { replace: true }));
  }, [navigate]);
  // The stores are read here, because what a page is hydrated with knows nothing of them.
  useEffect(() => {
    if (losesSomething()) setAsking(true);
    else leave();
  }, [leave]);
  return (
    <div className="page">
      <h1>{t('Signing out')}</h1>
      {isAsking ? (
        <Ask onLeave={leave} onStay={() => void navigate('/profile', { replace: true })} />
      ) : (
        <p role="status">
          <Spinner /> {t('One moment.')}
        </p>
      )}
    </div>
  );
}

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
