import type { Dish } from '@clearplate/contract/dishes';
import { KeepButton } from '../../entities/favourite/keep-button.tsx';

/** The heart on the corner of a dish card. */
export function KeepDish({ dish: { id, name } }: { dish: Pick<Dish, 'id' | 'name'> }) {
  return <KeepButton kind="dish" id={id} name={name} />;
}
