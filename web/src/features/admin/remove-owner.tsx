import type { OwnedRestaurant } from '@clearplate/contract/restaurant-owners';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useOwnerChange } from './use-owner-change.ts';
import { say } from '../../translations/say.ts';

export interface RemoveOwnerProps {
  restaurant: OwnedRestaurant;
  owner: NonNullable<OwnedRestaurant['owner']>;
  onClose: () => void;
}

export function RemoveOwner({ restaurant, owner, onClose }: RemoveOwnerProps) {
  const params = { id: String(restaurant.id), ownerId: String(owner.id) };
  const removing = useOwnerChange(() => client.removeOwner({ params }), onClose);
  const failed = say('The owner was not removed');
  const said = (error: Error) =>
    hasCode(error, 'conflict') ? `${failed}: ${error.message}.` : sayRefusal(error, failed);
  return (
    <ConfirmDialog
      title={say('Take {name} from {username}?', { name: restaurant.name, username: owner.username })}
      confirm={say('Remove owner')}
      busy={removing.isPending}
      problem={removing.error ? said(removing.error) : undefined}
      onConfirm={() => removing.mutate(undefined)}
      onCancel={onClose}
    >
      <p>
        {say('They can no longer change it. What they said about its dishes stays, and the restaurant stays listed.')}
      </p>
    </ConfirmDialog>
  );
}
