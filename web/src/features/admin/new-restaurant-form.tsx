import '../../shared/forms/form.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import type { OwnedRestaurant } from '@clearplate/contract/restaurant-owners';
import { useId, useState } from 'react';
import { hasCode, isNotFound } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { type Check, isWebAddress, isZip, required } from '../../shared/forms/checks.ts';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { type FieldMessages, useForm } from '../../shared/forms/use-form.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/queries.ts';
import { isZipCode, lookupFailed } from '../../shared/lib/zip-code.ts';
import { t } from '../../translations/t.ts';

/** Shows the place of a zip code, once it is complete. */
function ZipPlace({ zip }: { zip: string }) {
  const { data, error } = useQuery({
    ...callQuery('getZip', { params: { zip } }),
    enabled: isZipCode(zip),
    staleTime: Infinity,
  });
  const [place] = data?.places ?? [];
  return (
    <div className="form__status" role="status">
      {place && isZipCode(zip) && (
        <p className="form__note">
          {place['place name']}, {place.state}
        </p>
      )}
      {error && isZipCode(zip) && (
        <p className="text-field__error">{isNotFound(error) ? t('There is no such zip code.') : lookupFailed()}</p>
      )}
    </div>
  );
}

type Body = ClientInput<Api['createRestaurant']>['body'];
type Name = keyof Body;

const optional =
  (check: Check): Check =>
  (value, name) =>
    value.trim() === '' ? undefined : check(value, name);

const fields = (): Readonly<Partial<Record<Name, readonly [called: string, check: Check]>>> => ({
  name: [t('the restaurant’s name'), required],
  address: [t('street and number'), required],
  zip: [t('the zip code'), isZip],
  restaurant_url: [t('the delivery service'), optional(isWebAddress)],
  url: [t('its own website'), optional(isWebAddress)],
});

/** Leaves out empty fields, because a web address can't be an empty string. */
function readBody(form: HTMLFormElement): Body {
  const entries = [...new FormData(form)].map(([name, value]) => [name, textOf(value).trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Body;
}

const failed = () => t('The restaurant was not listed');

export function NewRestaurantForm({ onCreated }: { onCreated: (restaurant: OwnedRestaurant) => void }) {
  const id = useId();
  const [zip, setZip] = useState('');
  const idOf = (name: string) => `${id}-${name}`;
  const form = useForm({
    check: (body: Body) =>
      Object.fromEntries(
        Object.entries(fields()).map(([name, [called, check]]) => [
          idOf(name),
          check(body[name as Name] ?? '', called),
        ]),
      ),
    send: (body) => client.createRestaurant({ body }),
    explain: (error) => {
      const issues = Object.entries(issuesOf(error)).map(([name, said]) => [idOf(name), t('This {said}', { said })]);
      const refusal = hasCode(error, 'conflict') ? `${failed()}: ${error.message}.` : describeRefusal(error, failed());
      return { fields: Object.fromEntries(issues) as FieldMessages, refusal };
    },
    onDone: onCreated,
  });
  const field = (name: Name, label: string) => ({ name, label, id: idOf(name), error: form.errorOf(idOf(name)) });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => form.submit(event, readBody(event.currentTarget))}
      aria-label={t('New restaurant')}
    >
      <FormProblems form={form} />
      <TextField {...field('name', t('Name'))} required maxLength={200} autoComplete="off" />
      <TextField {...field('address', t('Street and number'))} required maxLength={300} autoComplete="off" />
      <TextField
        {...field('zip', t('Zip code'))}
        required
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        onChange={(event) => setZip(event.target.value)}
      />
      <ZipPlace zip={zip} />
      <TextField {...field('cuisine', t('Cuisine (optional)'))} maxLength={100} autoComplete="off" />
      <TextArea {...field('description', t('Description (optional)'))} rows={3} maxLength={4000} />
      <TextField {...field('phone', t('Phone number (optional)'))} type="tel" maxLength={40} autoComplete="off" />
      <TextField {...field('restaurant_url', t('Delivery service (optional)'))} type="url" autoComplete="off" />
      <TextField {...field('url', t('Its own website (optional)'))} type="url" autoComplete="off" />
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('List this restaurant')}
        </Button>
        <LinkButton to="/admin/restaurants">{t('Cancel')}</LinkButton>
      </div>
    </form>
  );
}
