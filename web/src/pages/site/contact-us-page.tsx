import './contact-us-page.css';
import type { User } from '@clearplate/contract/accounts';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { claimDraft } from '../../features/contact/claim-draft.ts';
import { EnquiryForm } from '../../features/contact/enquiry-form.tsx';
import { generalFields, restaurantFields } from '../../features/contact/enquiry-fields.ts';
import { sendGeneral, sendRestaurant } from '../../features/contact/send-enquiry.ts';
import { useSession } from '../../entities/eater/use-session.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

type Kind = 'general' | 'restaurant';

const kinds: readonly { name: Kind; label: string; help: string }[] = [
  {
    name: 'general',
    get label() {
      return t('General Enquiry');
    },
    get help() {
      return t('A question, a mistake you found, an idea.');
    },
  },
  {
    name: 'restaurant',
    get label() {
      return t('Restaurant Enquiry');
    },
    get help() {
      return t('You run a restaurant that is listed here, or should be.');
    },
  },
];

export function ContactUsPage() {
  const [params] = useSearchParams();
  const claimedId = /^[1-9][0-9]{0,14}$/.exec(params.get('restaurant') ?? '')?.[0];
  usePageTitle(t('Contact Us'));
  return (
    <div className="page contact-us">
      <h1>{t('Contact Us')}</h1>
      {claimedId === undefined ? <Forms /> : <ClaimForms key={claimedId} id={claimedId} />}
    </div>
  );
}

/** Shows the claim forms, opened from a restaurant's page, with what is known about it and the sender filled in. */
function ClaimForms({ id }: { id: string }) {
  const { status, user } = useSession();
  const { data, isPending } = useQuery(callQuery('getRestaurant', { params: { id } }));
  if (isPending || status === 'loading') return <LoadingLines label={t('Loading the restaurant')} />;
  const [restaurant] = data ?? [];
  return restaurant ? <Forms claimed={restaurant} sender={user} /> : <Forms first="restaurant" />;
}

interface FormsProps {
  first?: Kind;
  claimed?: RestaurantDetail;
  sender?: User | undefined;
}

function Forms({ claimed, sender, first = claimed ? 'restaurant' : 'general' }: FormsProps) {
  const [kind, setKind] = useState(first);
  const [claim, setClaim] = useState(claimed);
  const [drafts] = useState(() => ({
    general: new Map<string, string>(),
    restaurant: claimed ? claimDraft(claimed, sender) : new Map<string, string>(),
  }));
  const send = async (values: Readonly<Record<string, string>>) => {
    const thanks = await sendRestaurant(values, claim?.id);
    // The next message isn't a claim any more.
    setClaim(undefined);
    return thanks;
  };
  return (
    <>
      <KindChoice kind={kind} onChange={setKind} />
      {kind === 'restaurant' && claim && <ClaimSteps name={claim.name} />}
      <EnquiryForm
        key={kind}
        {...(kind === 'general'
          ? { label: t('General Enquiry'), fields: generalFields, send: sendGeneral, draft: drafts.general }
          : {
              label: t('Restaurant Enquiry'),
              fields: restaurantFields,
              optional: claim ? ['website'] : [],
              send,
              draft: drafts.restaurant,
            })}
      />
    </>
  );
}

/** Says what happens after a claim is sent. */
function ClaimSteps({ name }: { name: string }) {
  return (
    <section className="contact-us__claim" aria-labelledby="claim-steps">
      <p>
        <Translation sentence="You say that {strong} is yours." strong={<strong>{name}</strong>} />
      </p>
      <h2 id="claim-steps">{t('What happens next')}</h2>
      <ol>
        <li>
          {t(
            'We check that it’s yours: by the phone number we list, an e-mail to the restaurant’s own domain, or a code by post.',
          )}
        </li>
        <li>{t('We write to the e-mail address you give here. Register with the same one.')}</li>
        <li>{t('You add your menu and state what is in each dish. Until then nothing changes.')}</li>
      </ol>
    </section>
  );
}

function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <fieldset className="contact-us__kinds">
      <legend>{t('What is it about?')}</legend>
      {kinds.map(({ name, label, help }) => (
        <div key={name} className="contact-us__kind">
          <input
            type="radio"
            name="enquiry"
            id={`enquiry-${name}`}
            value={name}
            checked={kind === name}
            aria-describedby={`enquiry-${name}-help`}
            onChange={() => onChange(name)}
          />
          <label htmlFor={`enquiry-${name}`}>{label}</label>
          <span id={`enquiry-${name}-help`}>{help}</span>
        </div>
      ))}
    </fieldset>
  );
}
