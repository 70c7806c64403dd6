import type { Dish } from '@clearplate/contract/dishes';
import { findAllergen } from '@clearplate/domain/allergens';
import type { Presence } from '@clearplate/domain/dish-facts';
import { ownFacts } from './own-facts.ts';
import { sayNotStated, type IsCurrent } from './say-not-stated.ts';

interface DishAllergensProps {
  dish: Pick<Dish, 'allergens' | 'facts'>;
  isCurrent: IsCurrent;
}

/** What is there, what may be there, and that the rest was not said: an empty list clears nothing. */
export function DishAllergens({ dish, isCurrent }: DishAllergensProps) {
  const namesOf = (wanted: Presence) =>
    ownFacts(dish.facts)
      .filter(({ presence }) => presence === wanted)
      .map(({ allergen }) => findAllergen(allergen)?.name ?? allergen)
      .filter((name) => !dish.allergens.includes(name));
  const [reported, possible] = [namesOf('reported'), namesOf('possible')];
  const said = [
    ...(dish.allergens.length > 0 ? [`Allergens: ${dish.allergens.join(', ')}`] : []),
    ...(reported.length > 0 ? [`Reaction reported: ${reported.join(', ')}`] : []),
    ...(possible.length > 0 ? [`May contain: ${possible.join(', ')}`] : []),
  ];
  const notStated = sayNotStated(dish.facts, isCurrent);
  return (
    <div className="dish-card__allergens">
      {said.length === 0 && <p>No allergen information</p>}
      {said.map((line, index) => (
        <p key={line}>
          {line}
          {index === said.length - 1 && notStated !== '' && <span>{`. ${notStated}`}</span>}
        </p>
      ))}
    </div>
  );
}
