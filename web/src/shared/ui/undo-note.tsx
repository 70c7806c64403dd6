import './undo-note.css';
import { useEffect, useRef } from 'react';
import { say } from '../../translations/say.ts';
import { Button } from './button.tsx';
import { StatusNotice } from './notice.tsx';

export interface UndoNoteProps {
  /** What is gone, by its name; `undefined`: nothing. */
  gone: string | undefined;
  /** What to say of it, where it wasn't deleted. */
  sentence?: string | undefined;
  busy: boolean;
  onUndo: () => void;
}

/**
 * Says what was deleted, and takes it back. Stands behind the list from the start, empty; then in sight at the foot of the
 * screen, wherever in the list one is. The focus that was in what is gone goes on there.
 */
export function UndoNote({ gone, sentence, busy, onUndo }: UndoNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (gone !== undefined && document.activeElement === document.body) undo.current?.focus();
  }, [gone]);
  return (
    <div className="undo-note" data-gone={gone !== undefined || undefined}>
      <StatusNotice>
        {gone !== undefined && (
          <div className="undo-note__words">
            <span>{sentence ?? say('“{name}” was deleted.', { name: gone })}</span>
            <Button kind="quiet" ref={undo} busy={busy} onClick={onUndo}>
              {say('Undo')}
            </Button>
          </div>
        )}
      </StatusNotice>
    </div>
  );
}
