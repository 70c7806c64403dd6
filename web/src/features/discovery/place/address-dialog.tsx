import './address-dialog.css';
import type { ReactNode } from 'react';
import type { Address } from '@clearplate/contract/addresses';
import { formatAddress } from '../../../shared/api/address-list.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { useSelectedAddress } from './use-selected-address.ts';
import { ZipForm, type ZipFormProps } from './zip-dialog.tsx';
import { t } from '../../../translations/t.ts';

export interface AddressDialogProps extends ZipFormProps {
  addresses: ReturnType<typeof useSelectedAddress>;
  onAddress: (address: Address) => void;
  /** Renders other areas, above the addresses. */
  before?: ReactNode;
}

/** Lets a signed-in user pick a saved address or enter a zip code. */
export function AddressDialog({ addresses, onAddress, before, ...zip }: AddressDialogProps) {
  const { data, isError } = addresses.query;
  const hasNone = isError || data?.length === 0;
  return (
    <Dialog open onClose={zip.onClose} title={t('Where would you like to eat?')}>
      <div className="address-dialog">
        {before}
        <Choices addresses={addresses} onAddress={onAddress} />
        <LinkButton to="/profile/address/new">{t('New Address')}</LinkButton>
        <details key={String(hasNone)} open={hasNone || undefined}>
          <summary>{t('Use a zip code instead')}</summary>
          <ZipForm {...zip} />
        </details>
      </div>
    </Dialog>
  );
}

function Choices({ addresses, onAddress }: Pick<AddressDialogProps, 'addresses' | 'onAddress'>) {
  const { query, selected } = addresses;
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        text={t('Your addresses could not be loaded.')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <p role="status">
        <Spinner /> {t('Loading your addresses')}
      </p>
    );
  }
  if (query.data.length === 0) return <p>{t('You have no saved addresses yet.')}</p>;
  return (
    <ul className="address-dialog__list" role="list" aria-label={t('Your addresses')}>
      {query.data.map((address) => (
        <li key={address.id}>
          <button
            type="button"
            className="address-dialog__choice"
            aria-pressed={address.id === selected?.id}
            onClick={() => onAddress(address)}
          >
            <strong>{address.name}</strong>
            <span>{formatAddress(address)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
