import './zip-picker.css';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Area, FindChange } from '../../../entities/area/find-params.ts';
import { AreaDialog } from './lazy-dialogs.ts';
import { t } from '../../../translations/t.ts';
import { useZipCity } from './use-zip-city.ts';
import { useSelectedAddress } from './use-selected-address.ts';
import { useZip } from '../../../entities/area/use-zip.ts';

export interface ZipPickerProps {
  /** `true` as soon as there is a token, or a guest's texts would flash before the user is loaded. */
  isSignedIn?: boolean;
  /** Set on a list, whose area may differ from the user's zip code and is part of the address. */
  list?: { readonly area: Area; readonly change: (change: FindChange) => void };
}

/** Shows the page's area, and lets the user choose another or none: a zip code, a saved address, or nearby. */
export function ZipPicker({ isSignedIn = false, list }: ZipPickerProps) {
  const { zip, clearZip } = useZip();
  const [isOpen, setOpen] = useState(false);
  const addresses = useSelectedAddress({ enabled: isSignedIn });
  const area = list?.area ?? (zip === undefined ? everywhere : { kind: 'zip' as const, zip, radius: undefined });
  const clear = () => {
    clearZip();
    list?.change({ area: undefined, radius: undefined });
    announce(t('Zip code cleared. Showing places everywhere.'));
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
        <PlainForm area={area} isOnList={list !== undefined} />
      </noscript>
      {zip !== undefined && (
        <Button kind="quiet" className={list && 'zip-picker__clear'} onClick={clear}>
          {list ? <ClearIcon /> : null}
          <span className={list && 'visually-hidden'}>{t('Clear zip code')}</span>
        </Button>
      )}
      {isOpen && (
        <AreaDialog
          zip={area.kind === 'zip' ? area.zip : zip}
          addresses={isSignedIn ? addresses : undefined}
          list={list}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Sets the zip code of a list without JavaScript, and leaves its search and filters as they are. */
function PlainForm({ area, isOnList }: { area: Area; isOnList: boolean }) {
  const { pathname, search } = useLocation();
  const others = isOnList
    ? [...new URLSearchParams(search)].filter(([name]) => name !== 'area' && name !== 'from')
    : [];
  return (
    <form className="zip-picker__plain" action={isOnList ? pathname : '/restaurants'}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
  );
}

const everywhere = { kind: 'everywhere' } as const;

interface AreaLabelProps {
  area: Area;
  name: string | undefined;
  /** Prompts if no area was ever chosen. */
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
