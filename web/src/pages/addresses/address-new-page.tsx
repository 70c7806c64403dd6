import { useNavigate } from 'react-router';
import { AddressForm } from '../../features/addresses/address-form.tsx';
import { useAddAddress } from '../../features/addresses/use-addresses.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { say } from '../../translations/say.ts';

export function AddressNewPage() {
  const navigate = useNavigate();
  const adding = useAddAddress();
  return (
    <ProfileFrame title={say('New Address')} back={{ to: '/profile/addresses', label: say('Addresses') }}>
      <AddressForm
        label={say('New Address')}
        busy={adding.isPending}
        problem={adding.error ? sayRefusal(adding.error, say('Your address was not saved')) : undefined}
        onSave={(fields) => adding.mutate(fields, { onSuccess: () => void navigate('/profile/addresses') })}
      />
    </ProfileFrame>
  );
}
