import type { Enquiry } from '@clearplate/contract/enquiries';
import { type FormEvent, useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { say } from '../../translations/say.ts';
import { type Inbox, useSettling } from './use-inbox.ts';

function DeleteEnquiry({ enquiry, onDeleted }: { enquiry: Enquiry; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationFn: async () => expectDone(await client.deleteEnquiry({ params: { id: String(enquiry.id) } })),
    onSuccess: () => {
      void toast(say('Deleted'));
      onDeleted();
    },
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {say('Delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say('Delete what {name} wrote?', { name: enquiry.name })}
          confirm={say('Delete')}
          busy={deleting.isPending}
          problem={deleting.error ? sayRefusal(deleting.error, say('It was not deleted')) : undefined}
          onConfirm={() => deleting.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{say('For spam. It is gone for good, for every admin, and nobody is told.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A conflict is shown by the card itself, which has changed meanwhile. */
function problemOf(error: Error | null, what: string): string | undefined {
  return error && !hasCode(error, 'conflict') ? sayRefusal(error, what) : undefined;
}

/** Write back, or be done with it otherwise. */
export function AnswerForm({ enquiry, inbox }: { enquiry: Enquiry; inbox: Inbox }) {
  const text = inbox.work.drafts.get(enquiry.id) ?? '';
  const [isOpen, setOpen] = useState(text !== '');
  const { answering, closing } = useSettling(inbox, enquiry);
  const busy = answering.isPending || closing.isPending;
  const problem =
    problemOf(answering.error, say('The answer was not sent')) ??
    problemOf(closing.error, say('It was not marked as done'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) answering.mutate(text.trim());
  };
  return (
    <form
      className="enquiry-card__part"
      aria-label={say('Answer {name}', { name: enquiry.name })}
      noValidate
      onSubmit={submit}
    >
      {isOpen && (
        <TextArea
          label={say('Your answer')}
          hint={say('It is mailed to {email}, with what they wrote below it.', { email: enquiry.email })}
          value={text}
          onChange={(event) => inbox.write(enquiry, event.target.value)}
          maxLength={5000}
          rows={6}
          // The button that opened it is gone, and this is what it was pressed for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      )}
      <ProblemNotice>{problem}</ProblemNotice>
      <div className="enquiry-card__actions">
        {isOpen ? (
          <Button type="submit" kind="primary" busy={answering.isPending} disabled={text.trim() === ''}>
            {say('Send answer')}
          </Button>
        ) : (
          <Button onClick={() => setOpen(true)}>{say('Answer')}</Button>
        )}
        <Button kind="quiet" busy={closing.isPending} onClick={() => !busy && closing.mutate()}>
          {say('Mark as done')}
        </Button>
        <DeleteEnquiry enquiry={enquiry} onDeleted={() => inbox.removed(enquiry.id)} />
      </div>
    </form>
  );
}
