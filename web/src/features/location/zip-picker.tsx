import './zip-picker.css';
import type { Address } from '@clearplate/contract/addresses';
import { useState } from 'react';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { usePlace } from './use-place.ts';
import { useSelectedAddress } from './use-selected-address.ts';
import { useZip } from './use-zip.ts';
import { ZipDialog } from './zip-dialog.tsx';

/** Says for where the page is, and lets one choose another place or none: a zip code, or a saved address. */
export function ZipPicker({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { zip, setZip, clearZip } = useZip();
  const [isOpen, setOpen] = useState(false);
  const addresses = useSelectedAddress({ enabled: isSignedIn });
  const close = () => setOpen(false);
  const chooseZip = (next: string) => {
    close();
    setZip(next);
    announce(`Showing places in zip code ${next}`);
  };
  const chooseAddress = (address: Address) => {
    close();
    addresses.choose(address);
    announce(`Showing places around ${address.name}, zip code ${address.zip_code}`);
  };
  const clear = () => {
    clearZip();
    announce('Zip code cleared. Showing places everywhere.');
  };
  const dialog = { current: zip, onChoose: chooseZip, onClose: close };
  return (
    <div className="zip-picker">
      <Button className="zip-picker__set" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PinIcon />
        {zip ? <ZipLabel zip={zip} name={addresses.selected?.name} /> : sayChoose(isSignedIn)}
      </Button>
      {zip && (
        <Button kind="quiet" onClick={clear}>
          Clear zip code
        </Button>
      )}
      {isOpen && !isSignedIn && <ZipDialog {...dialog} />}
      {isOpen && isSignedIn && <AddressDialog {...dialog} addresses={addresses} onAddress={chooseAddress} />}
    </div>
  );
}

const sayChoose = (isSignedIn: boolean) => (isSignedIn ? 'Choose an address or zip code' : 'Set your zip code');

function ZipLabel({ zip, name }: { zip: string; name: string | undefined }) {
  const { place } = usePlace(zip);
  return (
    <span>
      <span className="visually-hidden">{name === undefined ? 'Change zip code: ' : 'Change address: '}</span>
      {name !== undefined && `${name} · `}
      {place ? `${place} ${zip}` : zip}
    </span>
  );
}

function PinIcon() {
  return (
    <svg className="zip-picker__pin" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M10 18s6-5.6 6-10A6 6 0 0 0 4 8c0 4.4 6 10 6 10Z" />
      <circle cx="10" cy="8" r="2.2" />
    </svg>
  );
}
