import './zip-picker.css';
import type { Address } from '@clearplate/contract/addresses';
import { useState } from 'react';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type Area, type FindChange, areaParam } from '../../../entities/area/find-params.ts';
import { askWhere } from '../../../entities/area/here.ts';
import { AddressDialog, ZipDialog } from './lazy-dialogs.ts';
import './address-dialog.css';
import { t } from '../../../translations/t.ts';
import { useZipCity } from './use-zip-city.ts';
import { useSelectedAddress } from './use-selected-address.ts';
import { useZip } from '../../../entities/area/use-zip.ts';

interface OtherAreasProps {
  /** As in the address. */
  active: string;
  onChoose: (area: 'all' | 'here') => void;
}

const choices = [
  {
    area: 'here',
    get name() {
      return t('Near me');
    },
    get note() {
      return t('Your browser asks first. We use your location for this list and don’t store it.');
    },
  },
  {
    area: 'all',
    get name() {
      return t('Everywhere');
    },
    get note() {
      return t('The whole country');
    },
  },
] as const;

/** Lists the areas besides a zip code. */
function OtherAreas({ active, onChoose }: OtherAreasProps) {
  return (
    <ul className="address-dialog__list" role="list" aria-label={t('Other places to look')}>
      {choices.map(({ area, name, note }) => (
        <li key={area}>
          <button
            type="button"
            className="address-dialog__choice"
            aria-pressed={area === active}
            onClick={() => onChoose(area)}
          >
            <strong>{name}</strong>
            <span>{note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface ZipPickerProps {
  /** `true` as soon as there is a token, or a guest's texts would flash before the user is loaded. */
  isSignedIn?: boolean;
  /** Set on a list, whose area may differ from the user's zip code and is part of the address. */
  list?: { readonly area: Area; readonly change: (change: FindChange) => void };
}

/** Shows the page's area, and lets the user choose another or none: a zip code, a saved address, or nearby. */
export function ZipPicker({ isSignedIn = false, list }: ZipPickerProps) {
  const { zip, setZip, clearZip } = useZip();
  const [isOpen, setOpen] = useState(false);
  const addresses = useSelectedAddress({ enabled: isSignedIn });
  const close = () => setOpen(false);
  const area = list?.area ?? (zip === undefined ? everywhere : { kind: 'zip' as const, zip, radius: undefined });
  const chooseZip = (next: string) => {
    close();
    setZip(next);
    list?.change({ area: undefined });
    announce(t('Showing places in zip code {next}', { next }));
  };
  const chooseAddress = (address: Address) => {
    close();
    addresses.choose(address);
    list?.change({ area: undefined });
    announce(t('Showing places around {name}, zip code {zipCode}', { name: address.name, zipCode: address.zip_code }));
  };
  const chooseArea = (next: 'all' | 'here') => {
    close();
    if (next === 'here') askWhere();
    list?.change({ area: next, ...(next === 'all' && { radius: undefined }) });
    announce(next === 'here' ? t('Showing places near you') : t('Showing places everywhere'));
  };
  const clear = () => {
    clearZip();
    list?.change({ area: undefined, radius: undefined });
    announce(t('Zip code cleared. Showing places everywhere.'));
  };
  const dialog = {
    current: area.kind === 'zip' ? area.zip : zip,
    onChoose: chooseZip,
    onClose: close,
    before: list && <OtherAreas active={areaParam(area)} onChoose={chooseArea} />,
  };
  return (
    <div className="zip-picker">
      <Button className="zip-picker__set" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PinIcon />
        <AreaLabel
          area={area}
          name={area.kind === 'zip' && area.zip === zip ? addresses.selected?.name : undefined}
          choose={zip === undefined && (isSignedIn ? t('Choose an address or zip code') : t('Set your zip code'))}
        />
      </Button>
      <noscript>
        <form className="zip-picker__plain" action="/restaurants">
          <input
            name="area"
            defaultValue={area.kind === 'zip' ? area.zip : ''}
            aria-label={t('Zip code')}
            placeholder={t('Zip code')}
            inputMode="numeric"
            pattern="[0-9]{5}"
            maxLength={5}
            required
          />
          <Button type="submit">{t('Use this zip code')}</Button>
        </form>
      </noscript>
      {zip !== undefined && (
        <Button kind="quiet" className={list && 'zip-picker__clear'} onClick={clear}>
          {list ? <ClearIcon /> : null}
          <span className={list && 'visually-hidden'}>{t('Clear zip code')}</span>
        </Button>
      )}
      {isOpen && !isSignedIn && <ZipDialog {...dialog} />}
      {isOpen && isSignedIn && <AddressDialog {...dialog} addresses={addresses} onAddress={chooseAddress} />}
    </div>
  );
}

const everywhere = { kind: 'everywhere' } as const;

interface AreaLabelProps {
  area: Area;
  name: string | undefined;
  /** The prompt if no area was ever chosen. */
  choose: string | false;
}

function AreaLabel({ area, name, choose }: AreaLabelProps) {
  if (area.kind === 'zip') return <ZipLabel zip={area.zip} name={name} />;
  if (area.kind === 'everywhere' && choose) return choose;
  return (
    <span>
      <span className="visually-hidden">{t('Change the place:')} </span>
      {area.kind === 'here' ? t('Near you') : t('Everywhere')}
    </span>
  );
}

function ZipLabel({ zip, name }: { zip: string; name: string | undefined }) {
  const { place } = useZipCity(zip);
  return (
    <span>
      <span className="visually-hidden">{name === undefined ? t('Change zip code:') : t('Change address:')} </span>
      {name !== undefined && `${name} · `}
      {place ? `${place} ${zip}` : zip}
    </span>
  );
}

function ClearIcon() {
  return (
    <svg className="zip-picker__pin" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="m5.5 5.5 9 9m0-9-9 9" />
    </svg>
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
