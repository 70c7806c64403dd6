import { useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useEndAllSessions } from './use-sessions.ts';
import { t } from '../../translations/t.ts';

export function EndAllSessions({ onEnded }: { onEnded: () => void }) {
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
        <ConfirmDialog
          title={t('Sign out everywhere?')}
          confirm={t('Sign out everywhere')}
          busy={ending.isPending}
          problem={ending.error ? describeRefusal(ending.error, t('You are still signed in')) : undefined}
          onConfirm={() => ending.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {t(
              'This signs out every device, including this one. What you saved stays. Sign in again with your password.',
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
