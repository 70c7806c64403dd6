import './confirm-dialog.css';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ProblemNotice } from './notice.tsx';
import { t } from '../../translations/t.ts';

export interface ConfirmDialogProps {
  title: string;
  /** Says in a sentence what will happen. */
  children: ReactNode;
  confirm: string;
  cancel?: string;
  /** The confirming button is of this kind; `danger` by default. */
  kind?: ButtonKind;
  busy?: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. Cancelling comes first, and is what Escape does. */
export function ConfirmDialog({ title, children, confirm, cancel = t('Cancel'), ...rest }: ConfirmDialogProps) {
  const { kind = 'danger', busy = false, problem, onConfirm, onCancel } = rest;
  return (
    <Dialog open onClose={onCancel} title={title}>
      <div className="confirm-dialog">
        {children}
        <ProblemNotice>{problem}</ProblemNotice>
        <div className="confirm-dialog__actions">
          <Button onClick={onCancel}>{cancel}</Button>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
