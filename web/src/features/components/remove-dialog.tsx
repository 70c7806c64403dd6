import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { t } from '../../translations/t.ts';

interface RemoveDialogProps {
  name: string;
  busy: boolean;
  /** Says why it could not be removed. */
  problem: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a component is removed. */
export function RemoveDialog({ name, problem, onConfirm, ...props }: RemoveDialogProps) {
  const [isSent, setSent] = useState(false);
  return (
    <ConfirmDialog
      title={t('Remove “{name}”?', { name })}
      confirm={t('Remove')}
      // The form says why an earlier save was refused.
      problem={isSent ? problem : undefined}
      onConfirm={() => {
        setSent(true);
        onConfirm();
      }}
      {...props}
    >
      <p>{t('It can’t be brought back: what is in it would have to be stated anew.')}</p>
    </ConfirmDialog>
  );
}
