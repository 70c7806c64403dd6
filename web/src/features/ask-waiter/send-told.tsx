import type { Told } from '@clearplate/domain/verdict/told';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { t } from '../../translations/t.ts';
import type { SendToldDialogProps } from './send-told-dialog.tsx';

const SendToldDialog = lazyDialog(async () => (await import('./send-told-dialog.tsx')).SendToldDialog);

/** Offers to send an answer to the restaurant as a question, or to everybody as a warning. Somebody who knows nothing said nothing. */
export function SendTold(props: Omit<SendToldDialogProps, 'onClose'> & { told: Told }) {
  const [isOpen, setOpen] = useState(false);
  if (props.told.answer === 'unknown') return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Send it to the restaurant')}
      </Button>
      {isOpen && <SendToldDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
