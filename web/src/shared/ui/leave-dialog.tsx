import type { LeaveGuard } from '../lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { t } from '../../translations/t.ts';

interface LeaveDialogProps {
  guard: LeaveGuard;
  /** This is for forms that send something instead of saving it. */
  words?: { readonly title: string; readonly leave: string; readonly why: string };
}

/** Asks before unsaved changes are discarded. */
export function LeaveDialog({ guard, words }: LeaveDialogProps) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title={words?.title ?? t('Leave without saving?')}
      confirm={words?.leave ?? t('Leave without saving')}
      cancel={t('Stay here')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>{words?.why ?? t('Your changes on this page have not been saved.')}</p>
    </ConfirmDialog>
  );
}
