import type { Enquiry } from '@clearplate/contract/enquiries';
import { webAddress } from '../../shared/lib/web-address.ts';
import { mailAddress } from './mail-address.ts';
import { say } from '../../translations/say.ts';

/** What somebody wrote, and how to reach them. */
export function EnquiryWords({ enquiry }: { enquiry: Enquiry }) {
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
          <Website address={website} />
        </p>
      )}
    </>
  );
}

/** A stranger's address: opened apart, and told nothing. */
function Website({ address }: { address: string | null }) {
  const url = webAddress(address);
  if (!url) return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {address}
      <span className="visually-hidden"> {say('(opens in a new tab)')}</span>
    </a>
  );
}
