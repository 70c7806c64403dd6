import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t } from '../../translations/t.ts';

/** Withdraws what was sent from a note, and deletes the note only once that is done. */
export function ForgetSent({ sent, onForget }: { sent: string; onForget: () => void }) {
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
