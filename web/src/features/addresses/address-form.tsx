import '../../shared/forms/form.css';
import { useId, useState, type FormEvent } from 'react';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { lookupFailed, zipLength } from '../../shared/lib/zip-code.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { TextField, type TextFieldProps } from '../../shared/ui/text-field.tsx';
import { useAddressForm, type FieldName } from './use-address-form.ts';
import type { AddressFields } from './use-addresses.ts';
import { t } from '../../translations/t.ts';

export interface AddressFormProps {
  label: string;
  saved?: AddressFields;
  busy: boolean;
  problem: string | undefined;
  onSave: (fields: AddressFields) => void;
}

const trimmed = (fields: AddressFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as AddressFields;

export function AddressForm({ label, saved, busy, problem, onSave }: AddressFormProps) {
  const form = useAddressForm(saved);
  const [{ problems, attempt }, setCheck] = useState({ problems: noProblems, attempt: 0 });
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = form.findProblems();
    setCheck({ problems: found, attempt: attempt + 1 });
    if (Object.keys(found).length === 0) onSave(trimmed(form.values));
  };
  const field = (name: FieldName, more: Omit<TextFieldProps, 'name' | 'id'>) => (
    <TextField
      {...more}
      id={`${id}-${name}`}
      name={name}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.target.value)}
      required
      error={more.error ?? problems[name]}
    />
  );
  const fromZip = {
    readOnly: !form.canEditPlace,
    maxLength: 100,
    ...(!form.canEditPlace && { hint: t('From the zip code') }),
  };
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={label}>
      <ErrorSummary
        key={attempt}
        errors={Object.entries(problems).map(([name, message]) => ({ fieldId: `${id}-${name}`, message }))}
      />
      <ProblemNotice>{problem}</ProblemNotice>
      {field('name', { label: t('Name'), hint: t('For example “Home”'), autoComplete: 'off', maxLength: 100 })}
      {field('address_line_1', { label: t('Address line 1'), autoComplete: 'address-line1', maxLength: 200 })}
      {field('address_line_2', {
        label: t('Address line 2'),
        hint: t('Apartment, floor or the like; a dash if there is none'),
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
        error: form.zipProblem ?? problems.zip_code,
      })}
      <LookupStatus {...form.lookup} />
      <div className="form__row">
        {field('city', { label: t('City'), autoComplete: 'address-level2', ...fromZip })}
        {field('state', { label: t('State'), autoComplete: 'address-level1', ...fromZip })}
        {field('country', { label: t('Country'), autoComplete: 'country-name', ...fromZip })}
      </div>
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={busy}>
          {t('Save address')}
        </Button>
        <LinkButton to="/profile/addresses">{t('Cancel')}</LinkButton>
      </div>
    </form>
  );
}

const noProblems: Partial<Record<FieldName, string>> = {};

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
