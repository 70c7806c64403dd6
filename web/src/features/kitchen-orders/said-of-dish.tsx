import type { DishSummary } from '@clearplate/contract/dishes';
import type { Eater } from '@clearplate/domain/verdict/eater';
import { describeWaiting } from '../../entities/dish/describe-ticks.ts';
import { KitchenAnswers } from './kitchen-answers.tsx';

interface SaidOfDishProps {
  dish: Pick<DishSummary, 'id' | 'restaurant_id'>;
  eaters: readonly Eater[];
}

/** Shows what its kitchen ticked against a dish, made in any way. */
export const SaidOfDish = ({ dish, eaters }: SaidOfDishProps) => (
  <KitchenAnswers restaurant={dish.restaurant_id} eaters={eaters}>
    {({ isPending, render, saidOf }) => (
      <>
        {render(saidOf(dish.id, null))}
        {isPending && <p>{describeWaiting()}</p>}
      </>
    )}
  </KitchenAnswers>
);
