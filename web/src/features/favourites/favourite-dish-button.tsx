import type { DishSummary } from '@clearplate/contract/dishes';
import { FavouriteButton } from '../../entities/favourite/favourite-button.tsx';

/** Shows the heart in the corner of a dish card. */
export function FavouriteDishButton({ dish: { id, name } }: { dish: Pick<DishSummary, 'id' | 'name'> }) {
  return <FavouriteButton kind="dish" id={id} name={name} />;
}
