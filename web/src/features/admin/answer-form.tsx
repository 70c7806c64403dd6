import type { Enquiry } from '@clearplate/contract/enquiries';
import { useState } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { t } from '../../translations/t.ts';
import { describeSettlingRefusal, type Inbox, useSettling } from './use-inbox.ts';

function DeleteEnquiry({ enquiry, onDeleted }: { enquiry: Enquiry; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationFn: async () => expectDone(await client.deleteEnquiry({ params: { id: String(enquiry.id) } })),
    onSuccess: () => {
      void toast(t('Deleted'));
      onDeleted();
    },
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Delete what {name} wrote?', { name: enquiry.name })}
          confirm={t('Delete')}
          busy={deleting.isPending}
          problem={deleting.error ? describeRefusal(deleting.error, t('It was not deleted')) : undefined}
          onConfirm={() => deleting.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('For spam only. It disappears for good, for every admin, and nobody is told.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Lets an admin write an answer, or close the enquiry without one. */
export function AnswerForm({ enquiry, inbox }: { enquiry: Enquiry; inbox: Inbox }) {
  const text = inbox.work.drafts.get(enquiry.id) ?? '';
  const [isOpen, setOpen] = useState(text !== '');
  const { answering, closing } = useSettling(inbox, enquiry);
  const busy = answering.busy || closing.isPending;
  const problem =
    answering.refusal ?? (closing.error && describeSettlingRefusal(closing.error, t('It was not marked as done')));
  return (
    <form
      className="enquiry-card__part"
      aria-label={t('Answer {name}', { name: enquiry.name })}
      noValidate
      onSubmit={(event) => (busy ? event.preventDefault() : answering.submit(event, text.trim()))}
    >
      {isOpen && (
        <TextArea
          label={t('Your answer')}
          hint={t('We e-mail it to {email}, with their message below it.', { email: enquiry.email })}
          value={text}
          onChange={(event) => inbox.write(enquiry, event.target.value)}
          maxLength={5000}
          rows={6}
          // The button that opened it is gone, and the user pressed it to write here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      )}
      <ProblemNotice>{problem}</ProblemNotice>
      <div className="enquiry-card__actions">
        {isOpen ? (
          <Button type="submit" kind="primary" busy={answering.busy} disabled={text.trim() === ''}>
            {t('Send answer')}
          </Button>
        ) : (
          <Button onClick={() => setOpen(true)}>{t('Answer')}</Button>
        )}
        <Button kind="quiet" busy={closing.isPending} onClick={() => !busy && closing.mutate()}>
          {t('Mark as done')}
        </Button>
        <DeleteEnquiry enquiry={enquiry} onDeleted={() => inbox.removed(enquiry.id)} />
      </div>
    </form>
  );
}
