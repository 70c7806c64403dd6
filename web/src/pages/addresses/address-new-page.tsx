import { useNavigate } from 'react-router';
import { AddressForm } from '../../features/addresses/address-form.tsx';
import { useAddAddress } from '../../features/addresses/use-addresses.ts';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function AddressNewPage() {
  const navigate = useNavigate();
  const save = useAddAddress();
  return (
    <ProfileFrame title={t('New Address')} back={{ to: '/profile/addresses', label: t('Addresses') }}>
      <AddressForm label={t('New Address')} save={save} onSaved={() => void navigate('/profile/addresses')} />
    </ProfileFrame>
  );
}
