import type { LeaveGuard } from '../lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { say } from '../../translations/say.ts';

/** Asks before what was changed is left unsaved. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title={say('Leave without saving?')}
      confirm={say('Leave without saving')}
      cancel={say('Stay here')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>{say('What you changed on this page has not been saved.')}</p>
    </ConfirmDialog>
  );
}
