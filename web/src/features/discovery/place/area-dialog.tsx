import './address-dialog.css';
import type { Address } from '@clearplate/contract/addresses';
import { areaParam } from '../../../entities/area/find-params.ts';
import { askWhere } from '../../../entities/area/here.ts';
import { useZip } from '../../../entities/area/use-zip.ts';
import { announce } from '../../../shared/ui/announcer.tsx';
import { t } from '../../../translations/t.ts';
import { AddressDialog } from './address-dialog.tsx';
import type { useSelectedAddress } from './use-selected-address.ts';
import { ZipDialog } from './zip-dialog.tsx';
import type { ZipPickerProps } from './zip-picker.tsx';

interface OtherAreasProps {
  /** The address contains this area. */
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

export interface AreaDialogProps {
  /** The zip code to start from. */
  zip: string | undefined;
  /** These belong to a signed-in user. */
  addresses: ReturnType<typeof useSelectedAddress> | undefined;
  list: ZipPickerProps['list'] | undefined;
  onClose: () => void;
}

/** Lets the user choose an area, applies it to the list and announces it. */
export function AreaDialog({ zip, addresses, list, onClose }: AreaDialogProps) {
  const { setZip } = useZip();
  const chooseZip = (next: string) => {
    onClose();
    setZip(next);
    list?.change({ area: undefined });
    announce(t('Showing places in zip code {next}', { next }));
  };
  const chooseArea = (next: 'all' | 'here') => {
    onClose();
    if (next === 'here') askWhere();
    list?.change({ area: next, ...(next === 'all' && { radius: undefined }) });
    announce(next === 'here' ? t('Showing places near you') : t('Showing places everywhere'));
  };
  const dialog = {
    current: zip,
    onChoose: chooseZip,
    onClose,
    before: list && <OtherAreas active={areaParam(list.area)} onChoose={chooseArea} />,
  };
  if (!addresses) return <ZipDialog {...dialog} />;
  const chooseAddress = (address: Address) => {
    onClose();
    addresses.choose(address);
    list?.change({ area: undefined });
    announce(t('Showing places around {name}, zip code {zipCode}', { name: address.name, zipCode: address.zip_code }));
  };
  return <AddressDialog {...dialog} addresses={addresses} onAddress={chooseAddress} />;
}
