import { useNavigate, useParams } from 'react-router';
import { AddressForm } from '../../features/addresses/address-form.tsx';
import { useAddress, useUpdateAddress } from '../../features/addresses/use-addresses.ts';
import { isNotFound } from '../../shared/api/api-error.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function AddressEditPage() {
  const { id = '' } = useParams();
  return (
    <ProfileFrame title={t('Update Address')} back={{ to: '/profile/addresses', label: t('Addresses') }}>
      <SavedAddress key={id} id={id} />
    </ProfileFrame>
  );
}

function SavedAddress({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useAddress(id);
  const save = useUpdateAddress(id);
  if (isNotFound(query.error)) {
    return (
      <EmptyState text={t('This address no longer exists.')}>
        <LinkButton to="/profile/addresses">{t('See your addresses')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Loaded query={query} what={t('the address')}>
      {(saved) => (
        <AddressForm
          label={t('Update Address')}
          saved={saved}
          save={save}
          onSaved={() => void navigate('/profile/addresses')}
        />
      )}
    </Loaded>
  );
}
