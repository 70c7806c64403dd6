import './address-list.css';
import type { Address } from '@clearplate/contract/addresses';
import { sayAddress } from '../../shared/api/address-list.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { useDeleteAddress } from './use-addresses.ts';

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const deleting = useDeleteAddress();
  return (
    <ul className="address-list" role="list">
      {addresses.map((address) => (
        <li key={address.id} className="address-card">
          <h2>{address.name}</h2>
          <p>{sayAddress(address)}</p>
          <div className="address-card__foot">
            <LinkButton kind="quiet" to={`/profile/address/edit/${address.id}`}>
              Edit<VisuallyHidden> {address.name}</VisuallyHidden>
            </LinkButton>
            <Button
              kind="quiet"
              busy={deleting.isPending && deleting.variables === address.id}
              onClick={() => deleting.mutate(address.id)}
            >
              Delete<VisuallyHidden> {address.name}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
