import { webAddress } from '../../shared/lib/web-address.ts';
import { deliveryName } from './web-link.ts';
import { t } from '../../translations/t.ts';

/** Links to the delivery service, under its name. */
export function DeliveryLink({ href, className }: { href: string | null; className?: string }) {
  const url = webAddress(href);
  if (!url) return null;
  return (
    <a className={className} href={url.href} target="_blank" rel="noopener noreferrer">
      {deliveryName(url)}
      <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
    </a>
  );
}

/** Links to the restaurant's own site. */
export function RestaurantLink({ href, className }: { href: string | null; className?: string }) {
  const url = webAddress(href);
  if (!url) return null;
  return (
    <a className={className} href={url.href} target="_blank" rel="noopener noreferrer">
      {t('Restaurant Link')}
      <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
    </a>
  );
}
