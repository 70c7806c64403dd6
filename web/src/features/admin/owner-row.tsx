import type { OwnedRestaurant } from '@clearplate/contract/restaurant-owners';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import '../../shared/ui/confirm-dialog.css';
import { client } from '../../shared/api/client.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { describeAppointRefusal } from './describe-appoint-refusal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/ui/toast.ts';
import { t, tCount } from '../../translations/t.ts';
import { hasCode } from '../../shared/api/api-error.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

/** Changes a restaurant's owner and refetches whatever shows owners, even after a failure. */
function useOwnerChange(change: () => Promise<OwnedRestaurant>) {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    try {
      await change();
      void toast(t('Success!'));
    } finally {
      await Promise.all(
        ['listOwnedRestaurants', 'listAdminLog', 'getRestaurant', 'listRestaurants', 'discoverRestaurants'].map(
          (name) => queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
    }
  };
}

/** Appoints by e-mail. It asks for confirmation only if the server says that the address is unconfirmed. */
function AppointOwner({ restaurant, onClose }: { restaurant: OwnedRestaurant; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const id = useId();
  const [isSure, setSure] = useState(false);
  const problem = firstProblem(email, t('the e-mail address of their account'), [isEmail]);
  const form = useForm({
    check: () => ({ [id]: problem }),
    send: useOwnerChange(() =>
      client.appointOwner({
        params: { id: String(restaurant.id) },
        body: { email: email.trim(), accept_unconfirmed: isSure },
      }),
    ),
    explain: (error) => ({ refusal: describeAppointRefusal(error) }),
    onDone: onClose,
  });
  const mustBeSure = issuesOf(form.error)['accept_unconfirmed'] !== undefined;
  return (
    <Dialog open onClose={onClose} title={t('Appoint the owner of {name}', { name: restaurant.name })}>
      <form className="confirm-dialog" noValidate onSubmit={(event) => form.submit(event, undefined)}>
        <p>{t('They can change everything that the restaurant says about itself, including what is in its dishes.')}</p>
        <TextField
          id={id}
          label={t('E-mail of their account')}
          type="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setSure(false);
          }}
          required
          autoComplete="off"
          errorIsLive
          error={form.attempt > 0 ? problem : undefined}
        />
        <ProblemNotice>{form.refusal}</ProblemNotice>
        {mustBeSure && (
          <TickBox checked={isSure} onChange={setSure}>
            {t('I have made sure that this account is theirs')}
          </TickBox>
        )}
        <div className="confirm-dialog__actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            {t('Appoint')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface RemoveOwnerProps {
  restaurant: OwnedRestaurant;
  owner: NonNullable<OwnedRestaurant['owner']>;
  onClose: () => void;
}

function RemoveOwner({ restaurant, owner, onClose }: RemoveOwnerProps) {
  const params = { id: String(restaurant.id), ownerId: String(owner.id) };
  const removing = useMutation({
    mutationFn: useOwnerChange(() => client.removeOwner({ params })),
    onSuccess: onClose,
  });
  const failed = t('The owner was not removed');
  const said = (error: Error) =>
    hasCode(error, 'conflict') ? `${failed}: ${error.message}.` : describeRefusal(error, failed);
  return (
    <ConfirmDialog
      title={t('Remove {username} as the owner of {name}?', { name: restaurant.name, username: owner.username })}
      confirm={t('Remove owner')}
      busy={removing.isPending}
      problem={removing.error ? said(removing.error) : undefined}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    >
      <p>
        {t('They can no longer change it. What they said about its dishes stays, and the restaurant stays listed.')}
      </p>
    </ConfirmDialog>
  );
}

/** Shows a restaurant with its owner, and buttons to change that. */
export function OwnerRow({ restaurant }: { restaurant: OwnedRestaurant }) {
  const { id, name, address, city, state, pin, dish_count, owner } = restaurant;
  const place = [address, city, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <li>
      <div className="owner-list__place">
        <h2>
          <Link to={`/restaurant/${id}`}>{name}</Link>
        </h2>
        <p>{place}</p>
        <p className="owner-list__note">{tCount(dish_count, '{count} dish', '{count} dishes')}</p>
      </div>
      <div className="owner-list__owner">
        {owner ? (
          <>
            <p>{owner.username}</p>
            <p className="owner-list__note">
              {owner.email}
              {!owner.email_confirmed && ` ${t('(not confirmed)')}`}
            </p>
          </>
        ) : (
          <p className="owner-list__note">{t('No owner')}</p>
        )}
      </div>
      <Button onClick={() => setAsking(true)}>
        {owner ? t('Remove owner') : t('Appoint owner')}
        <VisuallyHidden> {t('of {name}', { name })}</VisuallyHidden>
      </Button>
      {isAsking && owner && <RemoveOwner restaurant={restaurant} owner={owner} onClose={close} />}
      {isAsking && !owner && <AppointOwner restaurant={restaurant} onClose={close} />}
    </li>
  );
}
