import './of-which-dishes.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t } from '../../translations/t.ts';

export type Named = Pick<DishSummary, 'id' | 'name'>;

export interface OfWhichDishesProps<Dish extends Named> {
  /** These are the dishes that the answer may be about. */
  dishes: readonly Dish[];
  isWarning: boolean;
  /** Renders below the ticks, for the dishes that are ticked. */
  children: (ticked: readonly Dish[]) => ReactNode;
}

/**
 * Lets somebody say which dishes the answer was about. At first, all dishes that they asked about are ticked. A dish
 * that the menu adds meanwhile is ticked only if the answer warns: no dish should miss its warning by mistake, and
 * nobody was asked whether the new dish is without. The ticks are folded, so that the buttons for who said it stay in
 * sight.
 */
export function OfWhichDishes<Dish extends Named>({ dishes, isWarning, children }: OfWhichDishesProps<Dish>) {
  const [asked] = useState(dishes.map(({ id }) => id));
  const [ticks, setTicks] = useState<Readonly<Record<number, boolean>>>({});
  const isTicked = ({ id }: Dish) => ticks[id] ?? (isWarning || asked.includes(id));
  const ticked = dishes.filter(isTicked);
  const isAll = ticked.length === dishes.length;
  return (
    <>
      <details className="of-which">
        <summary>
          {isAll
            ? t('All {count} dishes. Only some of them?', { count: dishes.length })
            : t('{some} of {count} dishes', { some: ticked.length, count: dishes.length })}
        </summary>
        <fieldset>
          <legend>{t('Untick the dishes it wasn’t said of. They stay unanswered.')}</legend>
          {dishes.map((dish) => (
            <TickBox
              key={dish.id}
              checked={isTicked(dish)}
              onChange={(isOn) => setTicks({ ...ticks, [dish.id]: isOn })}
            >
              {dish.name}
            </TickBox>
          ))}
        </fieldset>
        <Button kind="quiet" onClick={() => setTicks(Object.fromEntries(dishes.map(({ id }) => [id, !isAll])))}>
          {isAll ? t('Untick all') : t('Tick all')}
        </Button>
      </details>
      {children(ticked)}
    </>
  );
}
