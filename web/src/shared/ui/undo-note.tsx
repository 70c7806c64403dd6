import './undo-note.css';
import { useId, useRef } from 'react';
import { useLostFocus } from '../lib/use-lost-focus.ts';
import { t } from '../../translations/t.ts';
import { Button } from './button.tsx';
import { StatusNotice } from './notice.tsx';

export interface UndoNoteProps {
  /** What is gone, by its name; `undefined`: nothing. */
  gone: string | undefined;
  /** What to say of it, where it wasn't deleted. */
  sentence?: string | undefined;
  /** A toast announces it: this then is read with its button, where the focus goes on, and not announced as well. */
  hasToast?: boolean;
  busy: boolean;
  onUndo: () => void;
}

/**
 * Says what was deleted, and takes it back. Stands behind the list from the start, empty; then in sight at the foot of the
 * screen, wherever in the list one is. The focus that was in what is gone goes on there, and
 * stays there when it is taken back.
 */
export function UndoNote({ gone, sentence, hasToast = false, busy, onUndo }: UndoNoteProps) {
  const words = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  useLostFocus(gone, () => (undo.current ?? note.current)?.focus());
  return (
    <div className="undo-note" ref={note} tabIndex={-1} data-gone={gone !== undefined || undefined}>
      <StatusNotice isQuiet={hasToast}>
        {gone !== undefined && (
          <div className="undo-note__words">
            <span id={words}>{sentence ?? t('“{name}” was deleted.', { name: gone })}</span>
            <Button
              kind="quiet"
              ref={undo}
              busy={busy}
              aria-describedby={hasToast ? words : undefined}
              onClick={onUndo}
            >
              {t('Undo')}
            </Button>
          </div>
        )}
      </StatusNotice>
    </div>
  );
}
