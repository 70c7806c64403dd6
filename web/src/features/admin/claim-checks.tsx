import type { Enquiry } from '@clearplate/contract/enquiries';
import { webAddress } from '../../shared/lib/web-address.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

type Claim = NonNullable<Enquiry['claim']>;

const domainOf = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** Whether a mail address is of the site's domain, or of one below it. */
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
            ? t('Mail: no website is listed, so no domain is theirs.')
            : isMailOf(email, domain)
              ? t('Mail: their address is of the restaurant’s own domain, {domain}. An answer from it is enough.', {
                  domain,
                })
              : t('Mail: their address is not of {domain}. Write to one there that the site names, and ask.', {
                  domain,
                })}
        </li>
        <li>
          {t('Post: send a code that you make up to {address}, and let them tell it to you.', {
            address: `${claim.restaurant_name}, ${claim.restaurant_address}`,
          })}
        </li>
      </ul>
    </div>
  );
}
