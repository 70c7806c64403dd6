import { reassures, type Told } from '@clearplate/domain/verdict/told';
import { ForgetNote } from '../../entities/verdict/forget-note.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import type { SendToldDialogProps } from './send-told-dialog.tsx';

// Only who noted something can send it.
const SendTold = lazyDialog(async () => (await import('./send-told.tsx')).SendTold);

interface NoteActionsProps extends Omit<SendToldDialogProps, 'onClose'> {
  onForget?: () => void;
}

/** Deletes a note, or sends it if there are dishes to send it of. That a part of a dish is without something isn't sent: it would read as if the dish were. */
export const NoteActions = ({ told, dishes, ...rest }: NoteActionsProps) => (
  <div className="told-form__taps">
    <ForgetNote told={told} {...rest} />
    {canBeSent(told) && dishes.length > 0 && <SendTold told={told} dishes={dishes} />}
  </div>
);

const canBeSent = (told: Told): boolean => told.of === undefined || !reassures(told);
