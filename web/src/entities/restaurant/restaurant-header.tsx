import './restaurant-header.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { RestaurantPicture } from './cuisine-band.tsx';
import { DeliveryLink, RestaurantLink } from './delivery-link.tsx';
import './opening-hours.css';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { byWeekday } from './opening-times.ts';
import { describeOpen } from './describe-open.ts';
import { t } from '../../translations/t.ts';
import { phoneAddress, formatPhone } from './format-phone.ts';
import { menuLanguage } from '../../translations/menu-language.ts';

type Props = Pick<RestaurantDetail, 'opening_hours' | 'time_zone'>;

/** Shows today in one line and unfolds to the week. Times are in the restaurant's time zone. */
function OpeningHours({ opening_hours, time_zone }: Props) {
  const now = new Date(useMinute());
  if (opening_hours.length === 0)
    return (
      <p className="opening-hours__none">
        {t('Opening hours not given')} <AboutLink />
      </p>
    );
  return (
    <details className="opening-hours">
      <summary>
        <span className="opening-hours__now">{describeOpen(opening_hours, time_zone, now) ?? t('Opening hours')}</span>
      </summary>
      <dl className="opening-hours__week">
        {byWeekday(opening_hours).map(({ day, spans }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{spans.length > 0 ? spans.join(', ') : t('Closed')}</dd>
          </div>
        ))}
      </dl>
      <AboutLink />
    </details>
  );
}

const AboutLink = () => (
  <a className="restaurant-header__about" href="#about">
    {t('Address and phone')}
  </a>
);

export interface RestaurantHeaderProps {
  restaurant: RestaurantDetail;
  /** Renders actions of the page. */
  children?: ReactNode;
}

/** Names the restaurant and says whether it is open: as little as possible above the answer for its menu. */
export function RestaurantHeader({ restaurant, children }: RestaurantHeaderProps) {
  const { name, cuisine, opening_hours, time_zone } = restaurant;
  return (
    <header className="restaurant-header">
      <div className="restaurant-header__name">
        <h1>{name}</h1>
        {children}
      </div>
      <div className="restaurant-header__open">
        {cuisine !== '' && (
          <span className="restaurant-header__cuisine" lang={menuLanguage}>
            {cuisine}
          </span>
        )}
        {/* Formatting the first time zone is slow in some browsers, and no press should wait for it. */}
        <Suspense>
          <OpeningHours opening_hours={opening_hours} time_zone={time_zone} />
        </Suspense>
      </div>
    </header>
  );
}

/** Shows where the restaurant is and how to reach it, below its menu. */
export function AboutRestaurant({ restaurant, children }: RestaurantHeaderProps) {
  const { name, description, image_url } = restaurant;
  return (
    <section className="about-restaurant" id="about" aria-labelledby="about-heading">
      <div className="about-restaurant__picture">
        <RestaurantPicture restaurant={restaurant} shape="wide" />
        {image_url && <p>{t('Picture from the restaurant')}</p>}
      </div>
      <div className="about-restaurant__words">
        <h2 id="about-heading">{t('About {name}', { name })}</h2>
        {description.trim() !== '' && (
          <p className="about-restaurant__text" lang={menuLanguage}>
            {description}
          </p>
        )}
        <Contact restaurant={restaurant} />
        <div className="about-restaurant__links">
          <DeliveryLink href={restaurant.restaurant_url} className="button button--secondary" />
          {children}
          <RestaurantLink href={restaurant.url} className="button button--quiet" />
        </div>
        {restaurant.user_id === null && <ClaimLink id={restaurant.id} />}
      </div>
    </section>
  );
}

/** Links to claiming the restaurant, for an owner who hasn't done so yet. */
function ClaimLink({ id }: { id: number }) {
  return (
    <Link className="about-restaurant__claim" to={`/contactUs?restaurant=${id}`}>
      {t('Is this your restaurant?')}
    </Link>
  );
}

function Contact({ restaurant }: { restaurant: RestaurantDetail }) {
  const { address, city, state, pin, phone } = restaurant;
  const telephone = phoneAddress(phone);
  return (
    <address className="about-restaurant__contact">
      <p>{[address, city, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</p>
      {phone.trim() !== '' && <p>{telephone ? <a href={telephone}>{formatPhone(phone)}</a> : phone}</p>}
    </address>
  );
}
