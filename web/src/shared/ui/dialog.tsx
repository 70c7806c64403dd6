import './dialog.css';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Renders beside the page on wide screens, and as a bottom sheet on a phone: for working on one of many things. */
  isPanel?: boolean;
  children: ReactNode;
}

/**
 * Shows a native modal dialog: the browser traps the focus, closes it on Escape or a press outside, and restores the
 * focus.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, isPanel = false, children }: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // It must close before it is unmounted, because a dialog closed afterwards restores no focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    // The heading gets the focus so that it is read first; the first control wouldn't say what this is about.
    if (isPanel) dialog.querySelector('h2')?.focus();
    return () => dialog.close();
  }, [isPanel]);
  return (
    <dialog
      ref={ref}
      className={classNames('dialog', isPanel && 'dialog--panel')}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__sheet">
        <h2 id={titleId} className="dialog__title" tabIndex={isPanel ? -1 : undefined}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
