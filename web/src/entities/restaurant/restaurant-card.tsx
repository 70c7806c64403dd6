import './restaurant-card.css';
import type { Restaurant } from '@clearplate/contract/restaurants';
import type { ReactNode } from 'react';
import { formatDistance } from '../../shared/lib/format-distance.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { t } from '../../translations/t.ts';

/** What some lists know besides. */
export interface RestaurantOnCard {
  /** As the crow flies; null or left out where it is not known from where. */
  readonly distance_miles?: number | null;
  /** Null or left out where its hours aren't known. */
  readonly open_now?: boolean | null;
}

export interface RestaurantCardProps {
  restaurant: Restaurant & RestaurantOnCard;
  /** Where the card stands in the page's outline. */
  level?: 2 | 3;
  /** The first of its list: its picture is asked for at once. */
  isFirst?: boolean;
  /** On the picture's upper corner: what can be done with it. */
  corner?: ReactNode;
  /** What its menu means for whoever looks. */
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
      <Picture src={image_url} alt="" name={name} eager={isFirst} className="restaurant-card__picture" />
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
