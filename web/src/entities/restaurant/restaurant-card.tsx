import './restaurant-card.css';
import type { Restaurant } from '@clearplate/contract/restaurants';
import type { ReactNode } from 'react';
import { formatDistance } from '../../shared/lib/format-distance.ts';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { RestaurantPicture } from './cuisine-band.tsx';
import { t } from '../../translations/t.ts';

/** Fields that only some lists have. */
export interface RestaurantOnCard {
  /** Measured in a straight line; null or missing if we don't know from where. */
  readonly distance_miles?: number | null;
  /** Null or missing if the hours aren't known. */
  readonly open_now?: boolean | null;
}

export interface RestaurantCardProps {
  restaurant: Restaurant & RestaurantOnCard;
  /** Sets the heading level in the page's outline. */
  level?: 2 | 3;
  /** The first card of its list loads its picture eagerly. */
  isFirst?: boolean;
  /** Renders actions in the picture's upper corner. */
  corner?: ReactNode;
  /** Says what the menu means for the user. */
  children?: ReactNode;
}

function saysOf({ distance_miles, open_now, cuisine, city, pin }: RestaurantCardProps['restaurant']): string {
  const distance = typeof distance_miles === 'number' ? formatDistance(distance_miles) : '';
  const open = { true: t('Open now'), false: t('Closed now') }[String(open_now)] ?? '';
  return [distance, cuisine, [city, pin].filter(Boolean).join(' '), open].filter(Boolean).join(' · ');
}

export function RestaurantCard({ restaurant, level = 3, isFirst = false, corner, children }: RestaurantCardProps) {
  const Heading = `h${level}` as const;
  const { id, name, image_url } = restaurant;
  return (
    <article className="restaurant-card">
      <RestaurantPicture restaurant={restaurant} eager={isFirst} className="restaurant-card__picture" />
      <Heading className="restaurant-card__name">
        <RecordLink to={`/restaurant/${id}`} preview={{ name, picture: image_url }}>
          {name}
        </RecordLink>
      </Heading>
      <p className="restaurant-card__about">{saysOf(restaurant)}</p>
      {corner && <div className="restaurant-card__corner">{corner}</div>}
      {children}
    </article>
  );
}
