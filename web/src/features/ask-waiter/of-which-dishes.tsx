import './of-which-dishes.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { t } from '../../translations/t.ts';

export type Named = Pick<DishSummary, 'id' | 'name'>;

export interface OfWhichDishesProps<Dish extends Named> {
  /** What the answer may be about. */
  dishes: readonly Dish[];
  /** What stands below the ticks, for those that are ticked. */
  children: (ticked: readonly Dish[]) => ReactNode;
}

/** More of them would push who said it out of sight. */
const unfolded = 6;

/**
 * Lets somebody say of which dishes they were told so. All are ticked at first, and whatever is added meanwhile: none is left
 * without its warning by mistake.
 */
export function OfWhichDishes<Dish extends Named>({ dishes, children }: OfWhichDishesProps<Dish>) {
  const [unticked, setUnticked] = useState<readonly number[]>([]);
  const ticked = dishes.filter(({ id }) => !unticked.includes(id));
  const isAll = ticked.length === dishes.length;
  const toggle = (id: number, isOn: boolean) =>
    setUnticked(isOn ? unticked.filter((one) => one !== id) : [...unticked, id]);
  return (
    <>
      <details className="of-which" open={dishes.length <= unfolded}>
        <summary>
          {isAll
            ? t('All {count} dishes. Only some of them?', { count: dishes.length })
            : t('{some} of {count} dishes', { some: ticked.length, count: dishes.length })}
        </summary>
        <fieldset>
          <legend>{t('Untick the dishes it wasn’t said of. They stay unanswered.')}</legend>
          {dishes.map(({ id, name }) => (
            <TickBox key={id} checked={!unticked.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
              {name}
            </TickBox>
          ))}
        </fieldset>
        <Button kind="quiet" onClick={() => setUnticked(isAll ? dishes.map(({ id }) => id) : [])}>
          {isAll ? t('Untick all') : t('Tick all')}
        </Button>
      </details>
      {children(ticked)}
    </>
  );
}
