import { reassures, type Told } from '@clearplate/domain/verdict/told';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { ForgetNote } from './forget-note.tsx';
import type { SendToldProps } from './send-told-dialog.tsx';

// Only who noted something can send it.
const SendTold = lazyDialog(async () => (await import('./send-told.tsx')).SendTold);

interface NoteActionsProps extends SendToldProps {
  onForget?: () => void;
}

/**
 * What can be done with one's own note, in whatever list it stands: delete it, or send it if there are dishes to send it of. That
 * a part of a dish is without something isn't sent: it would read as if the dish were.
 */
export const NoteActions = ({ told, dishes, ...rest }: NoteActionsProps) => (
  <div className="note-actions">
    <ForgetNote told={told} {...rest} />
    {canBeSent(told) && dishes?.length !== 0 && <SendTold told={told} dishes={dishes} />}
  </div>
);

const canBeSent = (told: Told): boolean => told.of === undefined || !reassures(told);
