import './address-list.css';
import type { Address } from '@clearplate/contract/addresses';
import { useState } from 'react';
import { formatAddress } from '../../shared/api/address-list.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { UndoNote } from '../../shared/ui/undo-note.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { isSelected, useDeleteAddress, useRestoreAddress, type DeletedAddress } from './use-addresses.ts';
import { t } from '../../translations/t.ts';

/** Lists the user's addresses, with undo for deleting one. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const deleting = useDeleteAddress();
  const restoring = useRestoreAddress();
  const [deleted, setDeleted] = useState<DeletedAddress>();
  const remove = (address: Address) => {
    const gone = { address, wasSelected: isSelected(address.id) };
    deleting.mutate(address.id, { onSuccess: () => setDeleted(gone) });
  };
  return (
    <>
      {addresses.length === 0 && <EmptyState text={t('You have no addresses yet.')} />}
      <ul className="address-list" role="list">
        {addresses.map((address) => (
          <li key={address.id} className="address-card">
            <h2>{address.name}</h2>
            <p>{formatAddress(address)}</p>
            <div className="address-card__foot">
              <LinkButton kind="quiet" to={`/profile/address/edit/${address.id}`}>
                {t('Edit')}
                <VisuallyHidden> {address.name}</VisuallyHidden>
              </LinkButton>
              <Button
                kind="quiet"
                busy={deleting.isPending && deleting.variables === address.id}
                onClick={() => remove(address)}
              >
                {t('Delete')}
                <VisuallyHidden> {address.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <UndoNote
        gone={deleted?.address.name}
        hasToast
        busy={restoring.isPending}
        onUndo={() => deleted && restoring.mutate(deleted, { onSuccess: () => setDeleted(undefined) })}
      />
    </>
  );
}
