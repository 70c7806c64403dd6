import './restaurant-card.css';
import type { Restaurant } from '@clearplate/contract/restaurants';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../shared/ui/picture.tsx';

export interface RestaurantCardProps {
  restaurant: Restaurant;
  /** As the crow flies; left out where it is not known from where. */
  distanceMiles?: number | undefined;
  /** Where the card stands in the page's outline. */
  level?: 2 | 3;
  /** On the picture's upper corner: what can be done with it. */
  corner?: ReactNode;
  /** What its menu means for whoever looks. */
  children?: ReactNode;
}

function sayDistance(miles: number): string {
  return miles < 10 ? `${miles.toFixed(1)} mi` : `${Math.round(miles)} mi`;
}

export function RestaurantCard({ restaurant, distanceMiles, level = 3, corner, children }: RestaurantCardProps) {
  const Heading = `h${level}` as const;
  const { id, name, cuisine, city, pin, image_url } = restaurant;
  const place = [city, pin].filter(Boolean).join(' ');
  return (
    <article className="restaurant-card">
      <Picture src={image_url} alt="" name={name} className="restaurant-card__picture" />
      <Heading className="restaurant-card__name">
        <Link to={`/restaurant/${id}`}>{name}</Link>
      </Heading>
      <p className="restaurant-card__about">
        {[cuisine, place, distanceMiles === undefined ? '' : sayDistance(distanceMiles)].filter(Boolean).join(' · ')}
      </p>
      {corner && <div className="restaurant-card__corner">{corner}</div>}
      {children}
    </article>
  );
}
