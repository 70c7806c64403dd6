import './undo-note.css';
import { useId, useRef } from 'react';
import { useLostFocus } from '../lib/use-lost-focus.ts';
import { t } from '../../translations/t.ts';
import { Button } from './button.tsx';
import { StatusNotice } from './notice.tsx';

export interface UndoNoteProps {
  /** The name of what is gone; `undefined` for nothing. */
  gone: string | undefined;
  /** What to say about it, if it wasn't deleted. */
  sentence?: string | undefined;
  /** A toast announces it, so this isn't announced too: it describes the button that takes the focus. */
  hasToast?: boolean;
  busy: boolean;
  onUndo: () => void;
}

/**
 * Says what was deleted, with an undo button. It is after the list and empty from the start, then visible at the bottom
 * of the screen wherever the list is scrolled. It takes the focus from what is gone, and keeps it after an undo.
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
