import './record-head.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { formatDishPrice } from './dish-price.ts';
import { OfferedWays } from './offered-ways.tsx';
import { RecordPicture } from './record-picture.tsx';
import { RatherNot } from '../verdict/rather-not.tsx';
import { VerdictPanel } from '../verdict/verdict-panel.tsx';
import { t } from '../../translations/t.ts';

export interface DishHeadProps {
  dish: DishSummary;
  assessment: Assessment | undefined;
  /** These ways to make it can be asked for instead. */
  offered?: readonly OfferedVariant[];
  /** Renders actions for one of those ways. */
  renderWayActions?: ((way: OfferedVariant) => ReactNode) | undefined;
  /** Stands beside the verdict, for what the user was told. */
  mark?: ReactNode;
  /** News that belongs before the verdict. */
  news?: ReactNode;
  /** Renders actions for the dish. */
  children?: ReactNode;
}

/** Shows the picture, name and verdict before everything else. */
export function DishHead({ dish, assessment, offered, renderWayActions, mark, news, children }: DishHeadProps) {
  if (assessment === undefined) return null;
  return (
    <Suspense fallback={<Skeleton shape="box" />}>
      <header className="record-head">
        <RecordPicture src={dish.image_url} name={dish.name} />
        <div className="record-head__words">
          <h1>{dish.name}</h1>
          {news}
          <VerdictPanel assessment={assessment} />
          {mark}
          {offered && offered.length > 0 && (
            <OfferedWays dish={dish} assessment={assessment} offered={offered} renderActions={renderWayActions} />
          )}
          <RatherNot assessment={assessment} withUnknown />
          <p className="record-head__text" lang={dish.description.trim() ? menuLanguage : undefined}>
            {dish.description.trim() || t('No Dish Information')}
          </p>
          <p>
            {formatDishPrice(dish.dish_price)} ·{' '}
            <Link to={`/restaurant/${dish.restaurant_id}`}>{dish.restaurant_name}</Link>
          </p>
          {children && <div className="record-head__actions">{children}</div>}
        </div>
      </header>
    </Suspense>
  );
}
