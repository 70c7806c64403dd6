import type { LeaveGuard } from '../lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { t } from '../../translations/t.ts';

/** Asks before unsaved changes are discarded. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      confirm={t('Leave without saving')}
      cancel={t('Stay here')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>{t('Your changes on this page have not been saved.')}</p>
    </ConfirmDialog>
  );
}
