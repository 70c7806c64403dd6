import { useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import type { LeavingOrders } from './leave-dialog.tsx';
import { useEndAllSessions } from './use-sessions.ts';
import { t } from '../../translations/t.ts';

const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

export function EndAllSessions({ onEnded, ...orders }: LeavingOrders & { onEnded: () => void }) {
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
          {...orders}
          title={t('Sign out everywhere?')}
          confirm={t('Sign out everywhere')}
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
