import { useNavigate, useParams } from 'react-router';
import { AddressForm } from '../features/addresses/address-form.tsx';
import { useAddress, useUpdateAddress } from '../features/addresses/use-addresses.ts';
import { isNotFound } from '../shared/api/api-error.ts';
import { sayRefusal } from '../shared/api/say-refusal.ts';
import { LinkButton } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { Loaded } from './parts/loaded-list.tsx';
import { ProfileFrame } from './parts/profile-frame.tsx';

export function AddressEditPage() {
  const { id = '' } = useParams();
  return (
    <ProfileFrame title="Update Address" back={{ to: '/profile/addresses', label: 'Addresses' }}>
      <SavedAddress key={id} id={id} />
    </ProfileFrame>
  );
}

function SavedAddress({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useAddress(id);
  const updating = useUpdateAddress(id);
  if (isNotFound(query.error)) {
    return (
      <EmptyState text="This address no longer exists.">
        <LinkButton to="/profile/addresses">See your addresses</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Loaded query={query} what="the address">
      {(saved) => (
        <AddressForm
          label="Update Address"
          saved={saved}
          busy={updating.isPending}
          problem={updating.error ? sayRefusal(updating.error, 'Your address was not saved') : undefined}
          onSave={(fields) => updating.mutate(fields, { onSuccess: () => void navigate('/profile/addresses') })}
        />
      )}
    </Loaded>
  );
}
