import { reassures, type Told } from '@clearplate/domain/verdict/told';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { ForgetNote } from './forget-note.tsx';
import type { SendToldProps } from './send-told-dialog.tsx';

// Only people who noted something can send it.
const SendTold = lazyDialog(async () => (await import('./send-told.tsx')).SendTold);

interface NoteActionsProps extends SendToldProps {
  onForget?: () => void;
}

/**
 * Lets people delete their own note in any list, or send it if there are dishes to send it for. A note that part of a
 * dish is without something isn't sent, because it would read as if the whole dish were.
 */
export const NoteActions = ({ told, dishes, ...rest }: NoteActionsProps) => (
  <div className="note-actions">
    <ForgetNote told={told} {...rest} />
    {canBeSent(told) && dishes?.length !== 0 && <SendTold told={told} dishes={dishes} />}
  </div>
);

const canBeSent = (told: Told): boolean => told.of === undefined || !reassures(told);
