import './offered-dish.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { formatPrice } from '@clearplate/domain/menu/money';
import type { OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { describeVariant } from '@clearplate/domain/wording/describe-variant';
import { lazy, type ReactNode, useContext } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part.tsx';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t } from '../../translations/t.ts';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import type { Assessed } from '../verdict/assess-list.ts';
import { DishCardSlotsContext } from './dish-card-slots.ts';
import { formatDishPrice } from './dish-price.ts';

interface Offer {
  dish: DishSummary;
  /** Of the dish as it comes. */
  assessment: Assessment;
  offered: readonly OfferedVariant[];
  /** Actions of this page, after the ones that every dish has. */
  renderActions?: ((way: OfferedVariant) => ReactNode) | undefined;
}

/**
 * Says that a dish to avoid can be made so that it answers, and how to ask for it. Its mark is a plate with a part taken
 * away, because the marks of verdicts are for dishes as they come.
 */
export function OfferedWays({ dish, assessment, offered, renderActions }: Offer) {
  const { Actions } = useContext(DishCardSlotsContext);
  return (
    <ul className="offered-ways" role="list" aria-label={t('Can be made another way')}>
      {offered.map((variant) => {
        const { title, says, ask } = describeVariant(assessment, variant, t);
        return (
          <li key={variant.id} className="offered-way">
            <VerdictMark verdict="with_change" />
            <p className="offered-way__title">{title}</p>
            <p>
              <span className="offered-way__name" lang={menuLanguage}>{`“${variant.name}”`}</span>
              {variant.price_cents !== null && ` · ${formatPrice(variant.price_cents)}`}
            </p>
            <p>{ask === undefined ? says : `${says}. ${ask}`}</p>
            <div>
              {Actions && <Actions dish={dish} way={variant.id} />}
              {renderActions?.(variant)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface OfferedDishProps extends Assessed<DishSummary> {
  /** The heading level in the page's outline. */
  level: 2 | 3 | 4;
}

// Most menus have no ways, and those of others stand folded.
const WayHeart = lazy(async () => ({ default: (await import('../favourite/way-heart.tsx')).WayHeart }));

/** Its place is there before its code, so that nothing moves under a finger. */
const renderHeart = (dish: DishSummary, way: OfferedVariant): ReactNode => (
  <LazyPart waiting={<span className="keep-button" />} lost={null}>
    <WayHeart dish={dish} way={way} />
  </LazyPart>
);

/** A dish to avoid with the ways in which it can be asked for, on a menu. Where dishes have a heart, each way has one. */
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
