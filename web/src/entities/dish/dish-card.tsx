import './dish-card.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { memo, useContext, type ReactNode } from 'react';
import { menuLanguage } from '../../translations/menu-language.ts';
import { formatDistance } from '../../shared/lib/format-distance.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { DishAllergens } from './dish-allergens.tsx';
import { DishCardSlotsContext } from './dish-card-slots.ts';
import { formatDishPrice } from './dish-price.ts';
import type { IsCurrent } from './describe-not-stated.ts';
import { shorten } from './shorten.ts';
import { RatherNot } from '../verdict/rather-not.tsx';
import { VerdictBadge } from '../verdict/verdict-badge.tsx';

export interface DishCardProps {
  dish: DishSummary & { readonly distance_miles?: number | null };
  /** `undefined` while we don't know whom to assess for; the dish is not rendered then. */
  assessment: Assessment | undefined;
  isCurrent: IsCurrent;
  /** Sets the heading level in the page's outline. */
  level?: 2 | 3 | 4;
  /** `false` on the restaurant's own page, which gives its address once. */
  withAddress?: boolean;
  /** Stands beside the verdict, for what the user was told. */
  mark?: ReactNode;
  /** Adds actions of this page, after the ones that every card has. */
  actions?: ReactNode;
}

/** Shows the verdict before the price, because nobody should decide on the price first. */
export const DishCard = memo(function DishCard(props: DishCardProps) {
  const { dish, assessment, isCurrent, level = 3, withAddress = true, mark, actions } = props;
  const { Corner, Actions: CartActions } = useContext(DishCardSlotsContext);
  const Heading = `h${level}` as const;
  if (assessment === undefined) return null;
  // The dish's own page shows it, after the reason.
  const Actions = assessment.verdict === 'avoid' ? undefined : CartActions;
  const { id, name, description, image_url } = dish;
  const way = { to: `/dish/${id}`, preview: { name, picture: image_url } };
  return (
    <article className="dish-card">
      {image_url && (
        <RecordLink {...way} className="dish-card__picture" tabIndex={-1} aria-hidden="true">
          <Picture src={image_url} alt="" name={name} />
        </RecordLink>
      )}
      <Heading className="dish-card__name">
        <RecordLink {...way}>{name}</RecordLink>
      </Heading>
      {Corner && (
        <div className="dish-card__corner">
          <Corner dish={dish} />
        </div>
      )}
      <VerdictBadge assessment={assessment} />
      {mark}
      <RatherNot assessment={assessment} />
      {description.trim() !== '' && (
        <p className="dish-card__text" lang={menuLanguage}>
          {shorten(description, 16)}
        </p>
      )}
      <p className="dish-card__price">{formatDishPrice(dish.dish_price)}</p>
      <DishAllergens facts={dish.facts} isCurrent={isCurrent} />
      <DishPlace dish={dish} withAddress={withAddress} />
      {(Actions ?? actions) && (
        <div className="dish-card__actions">
          {Actions && <Actions dish={dish} />}
          {actions}
        </div>
      )}
    </article>
  );
});

/** Says where a dish is served, and how far away that is. */
export function DishPlace({ dish, withAddress = true }: Pick<DishCardProps, 'dish' | 'withAddress'>) {
  const { distance_miles, restaurant_name, restaurant_address } = dish;
  return (
    <p className="dish-card__restaurant">
      {typeof distance_miles === 'number' && (
        <span className="dish-card__distance">{`${formatDistance(distance_miles)} · `}</span>
      )}
      {[restaurant_name, withAddress ? restaurant_address : ''].filter((part) => part.trim() !== '').join(', ')}
    </p>
  );
}
