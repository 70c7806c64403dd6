import type { LeaveGuard } from '../lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave without saving"
      cancel="Stay here"
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>What you changed on this page has not been saved.</p>
    </ConfirmDialog>
  );
}
