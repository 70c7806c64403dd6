import type { Dish } from '@clearplate/contract/dishes';
import { findAllergen } from '@clearplate/domain/allergens';
import { ownFacts } from './own-facts.ts';

/** What is there and what may be there. Nothing known is said as such: an empty list clears nothing. */
export function DishAllergens({ dish }: { dish: Pick<Dish, 'allergens' | 'facts'> }) {
  const possible = ownFacts(dish.facts)
    .filter(({ presence }) => presence === 'possible')
    .map(({ allergen }) => findAllergen(allergen)?.name ?? allergen)
    .filter((name) => !dish.allergens.includes(name));
  return (
    <div className="dish-card__allergens">
      <p>{dish.allergens.length > 0 ? `Allergens: ${dish.allergens.join(', ')}` : 'No allergen information'}</p>
      {possible.length > 0 && <p>May contain: {possible.join(', ')}</p>}
    </div>
  );
}
