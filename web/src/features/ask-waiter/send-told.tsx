import type { Told } from '@clearplate/domain/verdict/told';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';
import { SendToldDialog, type SendToldDialogProps } from './send-told-dialog.tsx';

type SendToldProps = Omit<SendToldDialogProps, 'onClose'> & { onForget: () => void };

/**
 * Offers to send an answer to the restaurant as a question, or to everybody as a warning. Where nobody could say, what was
 * asked can be sent, and taken back.
 */
export function SendTold({ onForget, ...props }: SendToldProps) {
  const [isOpen, setOpen] = useState(false);
  const { sent } = props.told;
  return (
    <>
      {sent !== undefined && <ForgetSent sent={sent} onForget={onForget} />}
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {describeSending(props.told)}
      </Button>
      {isOpen && <SendToldDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const describeSending = ({ sent }: Told): string =>
  sent === undefined ? t('Send it to the restaurant') : t('Sent: take it back');

/** The note has the key by which what was sent can be taken back, so that goes first. */
function ForgetSent({ sent, onForget }: { sent: string; onForget: () => void }) {
  const taking = useMutation({
    mutationFn: () => client.withdrawGuestQuestion({ body: { key: sent } }),
    onSuccess: onForget,
  });
  return (
    <>
      <Button kind="quiet" busy={taking.isPending} onClick={() => taking.mutate()}>
        {t('Take it back and delete this note')}
      </Button>
      <ProblemNotice>
        {taking.isError && describeRefusal(taking.error, t('It was not taken back, and your note stays'))}
      </ProblemNotice>
    </>
  );
}
