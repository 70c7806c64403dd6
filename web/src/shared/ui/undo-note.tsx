import './undo-note.css';
import { say } from '../../translations/say.ts';
import { Button } from './button.tsx';
import { StatusNotice } from './notice.tsx';

export interface UndoNoteProps {
  /** What is gone, by its name; `undefined`: nothing. */
  gone: string | undefined;
  busy: boolean;
  onUndo: () => void;
}

/** Says what was deleted, and takes it back. Stands in the page from the start, empty. */
export function UndoNote({ gone, busy, onUndo }: UndoNoteProps) {
  return (
    <StatusNotice>
      {gone !== undefined && (
        <div className="undo-note">
          <span>{say('“{name}” was deleted.', { name: gone })}</span>
          <Button kind="quiet" busy={busy} onClick={onUndo}>
            {say('Undo')}
          </Button>
        </div>
      )}
    </StatusNotice>
  );
}
