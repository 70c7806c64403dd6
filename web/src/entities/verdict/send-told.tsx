import type { Told } from '@clearplate/domain/verdict/told';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';
import { SendToldDialog, type SendToldProps } from './send-told-dialog.tsx';

/**
 * Offers to send an answer to the restaurant as a question, or to everybody as a warning. A question that nobody could
 * answer can be sent too, and taken back.
 */
export function SendTold(props: SendToldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {describeSending(props.told)}
      </Button>
      {isOpen && <SendToldDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const describeSending = ({ sent }: Told): string =>
  sent === undefined ? t('Send it to the restaurant') : t('Sent: take it back');
