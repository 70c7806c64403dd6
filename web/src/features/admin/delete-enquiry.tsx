import type { Enquiry } from '@clearplate/contract/enquiries';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { say } from '../../translations/say.ts';

export function DeleteEnquiry({ enquiry, onDeleted }: { enquiry: Enquiry; onDeleted: () => void }) {
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
