import './favourite-foot.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { formatDate } from '@clearplate/domain/facts/instants';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../translations/t.ts';

export interface FavouriteGoneProps {
  dish: Pick<DishSummary, 'name' | 'restaurant_id' | 'restaurant_name'>;
  /** The dish left its menu then. */
  removedAt: string;
  children: ReactNode;
}

/** Shows a favourite dish that is no longer on its menu, without its ingredients because nobody can order it. */
export function FavouriteGone({ dish, removedAt, children }: FavouriteGoneProps) {
  return (
    <article className="favourite-gone">
      <h3>{dish.name}</h3>
      <p>{t('No longer on the menu since {date}', { date: formatDate(removedAt, t) })}</p>
      <p className="favourite-gone__where">
        <Link to={`/restaurant/${dish.restaurant_id}`}>{dish.restaurant_name}</Link>
      </p>
      {children}
    </article>
  );
}
