import './offered-dish.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import { lazy, type ReactNode, useContext } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import type { Assessed } from '../verdict/assess-list.ts';
import { DishCardSlotsContext } from './dish-card-slots.ts';
import { formatDishPrice } from './dish-price.ts';
import { OfferedWays } from './offered-ways.tsx';

interface OfferedDishProps extends Assessed<DishSummary> {
  /** Sets the heading level in the page's outline. */
  level: 2 | 3 | 4;
}

// Most menus have no ways, and those that exist start folded.
const WayHeart = lazy(async () => ({ default: (await import('../favourite/favourite-way.tsx')).WayHeart }));

/** Its place is reserved before its code loads, so that nothing moves under a finger. */
const renderHeart = (dish: DishSummary, way: OfferedVariant): ReactNode => (
  <LazyPart waiting={<span className="keep-button" />} lost={null}>
    <WayHeart dish={dish} way={way} />
  </LazyPart>
);

/**
 * Shows on a menu a dish to avoid, with the ways in which it can be asked for. Where dishes have a heart, each way has
 * one.
 */
export function OfferedDish({ item, assessment, offered, level }: OfferedDishProps) {
  const { Corner } = useContext(DishCardSlotsContext);
  const Heading = `h${level}` as const;
  return (
    <article className="offered-dish">
      <Heading className="dish-row__name">
        <RecordLink to={`/dish/${item.id}`} preview={{ name: item.name, picture: item.image_url }}>
          {item.name}
        </RecordLink>
      </Heading>
      <p className="offered-dish__price">{formatDishPrice(item.dish_price)}</p>
      {offered && (
        <OfferedWays
          dish={item}
          assessment={assessment}
          offered={offered}
          renderActions={Corner && ((way) => renderHeart(item, way))}
        />
      )}
    </article>
  );
}
