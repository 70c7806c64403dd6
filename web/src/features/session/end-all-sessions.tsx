import { useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import type { LeavingOrders } from './leave-dialog.tsx';
import { useEndAllSessions } from './use-sessions.ts';
import { t, tCount } from '../../translations/t.ts';

const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

export function EndAllSessions({ onEnded, ...leaving }: LeavingOrders & { onEnded: () => void }) {
  const { length } = leaving.orders;
  const [isAsking, setAsking] = useState(false);
  const ending = useEndAllSessions(onEnded);
  const ask = () => {
    ending.reset();
    setAsking(true);
  };
  return (
    <>
      <Button kind="danger" aria-haspopup="dialog" onClick={ask}>
        {t('Sign out everywhere')}
      </Button>
      {isAsking && (
        <LeaveDialog
          {...leaving}
          title={t('Sign out everywhere?')}
          confirm={
            length === 0
              ? t('Sign out everywhere')
              : tCount(
                  length,
                  'Sign out everywhere and withdraw one open kitchen page',
                  'Sign out everywhere and withdraw {count} open kitchen pages',
                )
          }
          busy={ending.isPending}
          problem={ending.error ? describeRefusal(ending.error, t('You are still signed in')) : undefined}
          onLeave={() => ending.mutate()}
          onStay={() => setAsking(false)}
        >
          <p>
            {t(
              'This signs out every device, including this one. What you saved stays. Sign in again with your password.',
            )}
          </p>
        </LeaveDialog>
      )}
    </>
  );
}
