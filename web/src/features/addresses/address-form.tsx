import '../../shared/forms/form.css';
import { useId } from 'react';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { lookupFailed, zipLength } from '../../shared/lib/zip-code.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { TextField, type TextFieldProps } from '../../shared/ui/text-field.tsx';
import { useAddressForm, type FieldName } from './use-address-form.ts';
import type { AddressFields } from './use-addresses.ts';
import { t } from '../../translations/t.ts';

export interface AddressFormProps {
  label: string;
  saved?: AddressFields;
  save: (fields: AddressFields) => Promise<void>;
  onSaved: () => void;
}

const trimmed = (fields: AddressFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as AddressFields;

export function AddressForm({ label, saved, save, onSaved }: AddressFormProps) {
  const address = useAddressForm(saved);
  const guard = useLeaveGuard(address.isChanged);
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  const form = useForm({
    check: () =>
      Object.fromEntries(Object.entries(address.findProblems()).map(([name, problem]) => [idOf(name), problem])),
    send: save,
    explain: (error) => ({ refusal: describeRefusal(error, t('Your address was not saved')) }),
    onDone: onSaved,
  });
  const field = (name: FieldName, more: Omit<TextFieldProps, 'name' | 'id'>) => (
    <TextField
      {...more}
      id={idOf(name)}
      name={name}
      value={address.values[name]}
      onChange={(event) => address.set(name, event.target.value)}
      required
      error={more.error ?? form.errorOf(idOf(name))}
    />
  );
  const fromZip = {
    readOnly: !address.canEditPlace,
    maxLength: 100,
    ...(!address.canEditPlace && { hint: t('From the zip code') }),
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => form.submit(event, trimmed(address.values))}
      aria-label={label}
    >
      <FormProblems form={form} />
      {field('name', { label: t('Name'), hint: t('For example “Home”'), autoComplete: 'off', maxLength: 100 })}
      {field('address_line_1', { label: t('Address line 1'), autoComplete: 'address-line1', maxLength: 200 })}
      {field('address_line_2', {
        label: t('Address line 2'),
        hint: t('Apartment or floor. Type a dash if there is none.'),
        autoComplete: 'address-line2',
        maxLength: 200,
      })}
      {field('zip_code', {
        label: t('Zip code'),
        hint: t('Five digits, United States'),
        inputMode: 'numeric',
        autoComplete: 'postal-code',
        maxLength: zipLength,
        errorIsLive: true,
        error: address.zipProblem,
      })}
      <LookupStatus {...address.lookup} />
      <div className="form__row">
        {field('city', { label: t('City'), autoComplete: 'address-level2', ...fromZip })}
        {field('state', { label: t('State'), autoComplete: 'address-level1', ...fromZip })}
        {field('country', { label: t('Country'), autoComplete: 'country-name', ...fromZip })}
      </div>
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('Save address')}
        </Button>
        <LinkButton to="/profile/addresses">{t('Cancel')}</LinkButton>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  );
}

function LookupStatus({ isLooking, hasFailed }: { isLooking: boolean; hasFailed: boolean }) {
  return (
    <div className="form__status" role="status">
      {isLooking && <p className="form__note">{t('Looking up the city and the state…')}</p>}
      {hasFailed && (
        <>
          <p className="text-field__error">{lookupFailed()}</p>
          <p className="form__note">{t('You can type the city, the state and the country yourself.')}</p>
        </>
      )}
    </div>
  );
}
