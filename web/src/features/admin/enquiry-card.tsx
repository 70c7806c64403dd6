import './enquiry-card.css';
import type { Enquiry } from '@clearplate/contract/enquiries';
import { useId, useState } from 'react';
import { formatDay } from '../../shared/lib/format-date.ts';
import { AnswerForm } from './answer-form.tsx';
import { ClaimChecks } from './claim-checks.tsx';
import './claim-box.css';
import { Link } from 'react-router';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';
import { EnquiryAnswer, UnsentAnswer } from './enquiry-answer.tsx';
import { webAddress } from '../../shared/lib/web-address.ts';
import { mailAddress } from './mail-address.ts';
import type { Inbox } from './use-inbox.ts';

const AppointClaimant = lazyDialog(async () => (await import('./appoint-claimant.tsx')).AppointClaimant);

type Claim = NonNullable<Enquiry['claim']>;

/** Says why the sender can't be appointed directly, or returns `undefined` if they can. */
function obstacleOf({ owner }: Claim, account: Enquiry['account']): string | undefined {
  if (owner !== null) return t('It has an owner, {owner}: remove them first if that is wrong.', { owner });
  if (!account)
    return t('Nobody has an account with this address yet. Ask them to register with it; then appoint them here.');
  return undefined;
}

interface ClaimBoxProps {
  enquiry: Enquiry;
  claim: Claim;
  onAppointed: (enquiry: Enquiry) => void;
}

/** Shows which listed restaurant somebody claims, and the one step that makes them its owner. */
function ClaimBox({ enquiry, claim, onAppointed }: ClaimBoxProps) {
  const [isAsking, setAsking] = useState(false);
  const obstacle = obstacleOf(claim, enquiry.account);
  return (
    <div className="claim-box">
      <p>
        <Translation
          sentence="Says that {link} is theirs ({restaurantAddress})."
          link={<Link to={`/restaurant/${claim.restaurant_id}`}>{claim.restaurant_name}</Link>}
          restaurantAddress={claim.restaurant_address}
        />
      </p>
      {!enquiry.answer && <ClaimChecks claim={claim} enquiry={enquiry} />}
      {!enquiry.answer &&
        (obstacle ? <p>{obstacle}</p> : <Button onClick={() => setAsking(true)}>{t('Appoint as owner')}</Button>)}
      {isAsking && enquiry.account && (
        <AppointClaimant
          enquiry={enquiry}
          restaurant={claim.restaurant_name}
          account={enquiry.account}
          onDone={onAppointed}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Shows what somebody wrote, and how to reach them. */
function EnquiryWords({ enquiry }: { enquiry: Enquiry }) {
  const { email, phone, message, restaurant_name, restaurant_address, zipcode, website } = enquiry;
  return (
    <>
      <p className="enquiry-card__contact">
        <a href={mailAddress(email)}>{email}</a>
        <a href={`tel:+1${phone}`}>{phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')}</a>
      </p>
      {message !== null && <p className="enquiry-card__message">{message}</p>}
      {restaurant_name !== null && (
        <p className="enquiry-card__message">
          {restaurant_name}
          {`\n${restaurant_address}, ${zipcode}\n`}
          {website !== null && <Website address={website} />}
        </p>
      )}
    </>
  );
}

/** Links to a stranger's site in a new tab, without a referrer. */
function Website({ address }: { address: string | null }) {
  const url = webAddress(address);
  if (!url) return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {address}
      <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
    </a>
  );
}

const kinds = {
  get general() {
    return t('General Enquiry');
  },
  get restaurant() {
    return t('Restaurant Enquiry');
  },
} as const;

/** Shows one enquiry with everything that can be done about it. */
export function EnquiryCard({ enquiry, inbox }: { enquiry: Enquiry; inbox: Inbox }) {
  const { id, name, kind, created_at, claim, answer } = enquiry;
  const headingId = useId();
  const unsent = answer ? (inbox.work.drafts.get(id) ?? '') : '';
  return (
    <article className="enquiry-card" aria-labelledby={headingId}>
      <div className="enquiry-card__head">
        <h2 id={headingId}>{name}</h2>
        <span>
          {claim ? t('Claim to a restaurant') : kinds[kind]} ·{' '}
          <time dateTime={created_at}>{formatDay(new Date(created_at))}</time>
        </span>
      </div>
      <EnquiryWords enquiry={enquiry} />
      {claim && <ClaimBox enquiry={enquiry} claim={claim} onAppointed={inbox.settled} />}
      {answer ? (
        <EnquiryAnswer answer={answer} email={enquiry.email} isNew={inbox.work.kept.has(id)} />
      ) : (
        <AnswerForm enquiry={enquiry} inbox={inbox} />
      )}
      {unsent.trim() !== '' && <UnsentAnswer enquiry={enquiry} text={unsent} onDiscard={() => inbox.drop(id)} />}
    </article>
  );
}
