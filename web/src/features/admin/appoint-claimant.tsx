import type { Enquiry } from '@clearplate/contract/enquiries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { describeAppointRefusal } from './describe-appoint-refusal.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

export interface AppointClaimantProps {
  enquiry: Enquiry;
  restaurant: string;
  account: NonNullable<Enquiry['account']>;
  onDone: (enquiry: Enquiry) => void;
  onCancel: () => void;
}

/** Asks for confirmation before somebody may state what is in a restaurant's dishes. */
export function AppointClaimant({ enquiry, restaurant, account, onDone, onCancel }: AppointClaimantProps) {
  const [isSure, setSure] = useState(account.email_confirmed);
  const queries = useQueryClient();
  const appointing = useMutation({
    mutationFn: () =>
      client.appointClaimant({
        params: { id: String(enquiry.id) },
        body: { accept_unconfirmed: !account.email_confirmed && isSure },
      }),
    onSuccess: (settled) => {
      void queries.invalidateQueries({ queryKey: ['listOwnedRestaurants'] });
      onDone(settled);
      onCancel();
    },
  });
  return (
    <ConfirmDialog
      title={t('Make {name} the owner of {restaurant}?', { name: enquiry.name, restaurant })}
      confirm={t('Appoint as owner')}
      kind="primary"
      busy={appointing.isPending}
      problem={appointing.error ? describeAppointRefusal(appointing.error) : undefined}
      onConfirm={() => isSure && appointing.mutate()}
      onCancel={onCancel}
    >
      <p>
        {t(
          'The account “{username}” ({email}) can then change everything that {restaurant} says about itself, including what is in its dishes. People with allergies rely on that. The new owner is told by e-mail.',
          { username: account.username, email: enquiry.email, restaurant },
        )}
      </p>
      {!account.email_confirmed && (
        <>
          <p>
            <Translation
              sentence="{strong} Anybody could have opened an account with it."
              strong={<strong>{t('This address has not been confirmed.')}</strong>}
            />
          </p>
          <TickBox checked={isSure} onChange={setSure}>
            {t('I have made sure that this account is theirs')}
          </TickBox>
        </>
      )}
    </ConfirmDialog>
  );
}
