import { AddressList } from '../../features/addresses/address-list.tsx';
import { useAddressList } from '../../shared/api/address-list.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { t } from '../../translations/t.ts';

export function AddressesPage() {
  return (
    <ProfileFrame
      title={t('Addresses')}
      action={
        <LinkButton kind="primary" to="/profile/address/new">
          {t('New Address')}
        </LinkButton>
      }
      intro={t('Choose one on the home page to see the restaurants near it.')}
    >
      <Addresses />
    </ProfileFrame>
  );
}

function Addresses() {
  const query = useAddressList();
  return (
    <Loaded query={query} what={t('your addresses')}>
      {(addresses) => <AddressList addresses={addresses} />}
    </Loaded>
  );
}
