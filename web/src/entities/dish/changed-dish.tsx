import './changed-dish.css';
import type { OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { describeBriefly } from '@clearplate/domain/wording/describe-lines';
import { useContext } from 'react';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { t } from '../../translations/t.ts';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import { DishPlace, type DishCardProps } from './dish-card.tsx';
import { DishCardSlotsContext } from './dish-card-slots.ts';
import { formatDishPrice } from './dish-price.ts';
import { OfferedWays } from './offered-ways.tsx';

export interface ChangedDishProps extends Pick<DishCardProps, 'dish' | 'level'> {
  /** This is about the dish as it comes. */
  assessment: Assessment;
  changed: OfferedVariant;
}

/**
 * Shows a dish that can be asked for with a change, in a list of dishes. It says the change first, and then what the
 * dish is as it comes. It has no picture, because that would show the dish as it comes.
 */
export function ChangedDish({ dish, level = 3, assessment, changed }: ChangedDishProps) {
  const { Corner } = useContext(DishCardSlotsContext);
  const Heading = `h${level}` as const;
  const { id, name, image_url, dish_price } = dish;
  const { verdict } = assessment;
  return (
    <article className="dish-card changed-dish">
      <Heading className="dish-card__name">
        <RecordLink to={`/dish/${id}`} preview={{ name, picture: image_url }}>
          {name}
        </RecordLink>
      </Heading>
      {Corner && (
        <div className="dish-card__corner">
          <Corner dish={dish} />
        </div>
      )}
      <OfferedWays dish={dish} assessment={assessment} offered={[changed]} />
      <p className="changed-dish__as-it-comes">
        {verdict && <VerdictMark verdict={verdict} />}
        {t('As it comes: {said}', { said: describeBriefly(assessment, t).text })}
      </p>
      {changed.price_cents === null && <p className="dish-card__price">{formatDishPrice(dish_price)}</p>}
      <DishPlace dish={dish} />
    </article>
  );
}
