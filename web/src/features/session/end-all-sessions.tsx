import { useState } from 'react';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useEndAllSessions } from './use-sessions.ts';

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
        Sign out everywhere
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirm="Sign out everywhere"
          busy={ending.isPending}
          problem={ending.error ? sayRefusal(ending.error, 'You are still signed in') : undefined}
          onConfirm={() => ending.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>Every device is signed out, this one too. What you saved stays. Sign in again with your password.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
