import { useNavigate } from 'react-router';
import { AddressForm } from '../../features/addresses/address-form.tsx';
import { useAddAddress } from '../../features/addresses/use-addresses.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function AddressNewPage() {
  const navigate = useNavigate();
  const adding = useAddAddress();
  return (
    <ProfileFrame title={t('New Address')} back={{ to: '/profile/addresses', label: t('Addresses') }}>
      <AddressForm
        label={t('New Address')}
        busy={adding.isPending}
        problem={adding.error ? describeRefusal(adding.error, t('Your address was not saved')) : undefined}
        onSave={(fields) => adding.mutate(fields, { onSuccess: () => void navigate('/profile/addresses') })}
      />
    </ProfileFrame>
  );
}
