import type { Enquiry } from '@clearplate/contract/enquiries';
import { webAddress } from '../../shared/lib/web-address.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

type Claim = NonNullable<Enquiry['claim']>;

const domainOf = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** Returns whether a mail address is in the site's domain, or in one below it. */
export function isMailOf(email: string, host: string): boolean {
  const [of, site] = [domainOf(email.slice(email.lastIndexOf('@') + 1)), domainOf(host)];
  return of === site || of.endsWith(`.${site}`);
}

/**
 * Says how to check a claim. Only what the listing says counts: the number and the site that the sender gave prove
 * nothing.
 */
export function ClaimChecks({ claim, enquiry: { name, email } }: { claim: Claim; enquiry: Enquiry }) {
  const site = webAddress(claim.restaurant_site);
  const domain = site && domainOf(site.hostname);
  return (
    <div className="claim-box__checks">
      <p>{t('Check one of these. Use what we list, not what they wrote:')}</p>
      <ul>
        <li>
          {claim.restaurant_phone === '' ? (
            t('Phone: none is listed.')
          ) : (
            <Translation
              sentence="Phone: call {number} and ask whether {name} may speak for them."
              number={<a href={`tel:${claim.restaurant_phone.replaceAll(/[^+\d]/g, '')}`}>{claim.restaurant_phone}</a>}
              name={name}
            />
          )}
        </li>
        <li>
          {domain === undefined
            ? t('E-mail: no website is listed, so there is no domain to check.')
            : isMailOf(email, domain)
              ? t('E-mail: their address is on the restaurant’s own domain, {domain}. A reply from it is enough.', {
                  domain,
                })
              : t('E-mail: their address is not on {domain}. Write to an address there that the site gives, and ask.', {
                  domain,
                })}
        </li>
        <li>
          {t('By post: send a code of your own to {address}, and ask them to tell it to you.', {
            address: `${claim.restaurant_name}, ${claim.restaurant_address}`,
          })}
        </li>
      </ul>
    </div>
  );
}
