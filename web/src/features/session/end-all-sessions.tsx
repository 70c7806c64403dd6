import { useState } from 'react';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useEndAllSessions } from './use-sessions.ts';
import { say } from '../../translations/say.ts';

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
        {say('Sign out everywhere')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('Sign out everywhere?')}
          confirm={say('Sign out everywhere')}
          busy={ending.isPending}
          problem={ending.error ? sayRefusal(ending.error, say('You are still signed in')) : undefined}
          onConfirm={() => ending.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {say('Every device is signed out, this one too. What you saved stays. Sign in again with your password.')}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
