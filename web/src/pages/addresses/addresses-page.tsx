import { AddressList } from '../../features/addresses/address-list.tsx';
import { useAddressList } from '../../shared/api/address-list.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { ProfileFrame } from '../profile/profile-frame.tsx';
import { say } from '../../translations/say.ts';

export function AddressesPage() {
  return (
    <ProfileFrame
      title={say('Addresses')}
      action={
        <LinkButton kind="primary" to="/profile/address/new">
          {say('New Address')}
        </LinkButton>
      }
      intro={say('Choose one of them on the home page to see the restaurants around it.')}
    >
      <Addresses />
    </ProfileFrame>
  );
}

function Addresses() {
  const query = useAddressList();
  return (
    <Loaded query={query} what={say('your addresses')}>
      {(addresses) => <AddressList addresses={addresses} />}
    </Loaded>
  );
}
