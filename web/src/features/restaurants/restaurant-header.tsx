import './restaurant-header.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../shared/ui/picture.tsx';
import { DeliveryLink, RestaurantLink } from './delivery-link.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { phoneAddress, sayPhone } from './say-phone.ts';
import { menuLanguage } from '../../translations/menu-language.ts';
import { say } from '../../translations/say.ts';

export interface RestaurantHeaderProps {
  restaurant: RestaurantDetail;
  /** What can be done with it, beside its links. */
  children?: ReactNode;
}

/** Who cooks, where, and how to reach them. */
export function RestaurantHeader({ restaurant, children }: RestaurantHeaderProps) {
  const { name, description, cuisine, image_url } = restaurant;
  return (
    <header className="restaurant-header">
      <Picture src={image_url} alt="" name={name} shape="wide" eager className="restaurant-header__picture" />
      <div className="restaurant-header__words">
        <p className="restaurant-header__cuisine">{cuisine}</p>
        <h1>{name}</h1>
        {description.trim() !== '' && (
          <p className="restaurant-header__text" lang={menuLanguage}>
            {description}
          </p>
        )}
        <Contact restaurant={restaurant} />
        <div className="restaurant-header__links">
          <DeliveryLink href={restaurant.restaurant_url} className="button button--secondary" />
          {children}
          <RestaurantLink href={restaurant.url} className="button button--quiet" />
        </div>
        {/* A slow browser takes a while for its first time zone, which nothing that is pressed should wait for. */}
        <Suspense>
          <OpeningHours opening_hours={restaurant.opening_hours} time_zone={restaurant.time_zone} />
        </Suspense>
        {restaurant.user_id === null && <ClaimLink id={restaurant.id} />}
      </div>
    </header>
  );
}

/** For whoever cooks here and has not said so yet. */
function ClaimLink({ id }: { id: number }) {
  return (
    <Link className="restaurant-header__claim" to={`/contactUs?restaurant=${id}`}>
      {say('Is this your restaurant?')}
    </Link>
  );
}

function Contact({ restaurant }: { restaurant: RestaurantDetail }) {
  const { address, city, state, pin, phone } = restaurant;
  const telephone = phoneAddress(phone);
  return (
    <address className="restaurant-header__contact">
      <p>{[address, city, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</p>
      {phone.trim() !== '' && <p>{telephone ? <a href={telephone}>{sayPhone(phone)}</a> : phone}</p>}
    </address>
  );
}
