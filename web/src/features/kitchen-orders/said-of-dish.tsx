import { SaidByKitchen } from './said-by-kitchen.tsx';
import { saidByKitchens } from './kitchen-said.ts';
import { useKitchenAnswers } from './use-kitchen-answers.ts';

interface SaidOfDishProps {
  dish: number;
  restaurant: number;
  /** Says that traces are dangerous to somebody who eats now. */
  isDangerous: boolean;
}

/** Warns of a dish as its kitchen ticked it, in whatever way it was ordered. It ends with the order. */
export function SaidOfDish({ dish, restaurant, isDangerous }: SaidOfDishProps) {
  const { answers } = useKitchenAnswers(restaurant);
  return <SaidByKitchen said={saidByKitchens(answers, { dish, way: null, isDangerous })} />;
}
