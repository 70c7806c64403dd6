import type { Dish } from '@clearplate/contract/dishes';
import type { Presence } from '@clearplate/domain/dish-facts';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { ownFacts } from './own-facts.ts';
import { sayNotStated, type IsCurrent } from './say-not-stated.ts';
import { say, sayIfKnown } from '../../translations/say.ts';

interface DishAllergensProps {
  dish: Pick<Dish, 'allergens' | 'facts'>;
  isCurrent: IsCurrent;
}

/** What is there, what may be there, and that the rest was not said: an empty list clears nothing. */
export function DishAllergens({ dish, isCurrent }: DishAllergensProps) {
  const declared = dish.allergens.map(sayIfKnown);
  const namesOf = (wanted: Presence) =>
    ownFacts(dish.facts)
      .filter(({ presence }) => presence === wanted)
      .map(({ allergen }) => nameOfAllergen(allergen))
      .filter((name) => !declared.includes(name));
  const [reported, possible] = [namesOf('reported'), namesOf('possible')];
  const said = [
    ...(declared.length > 0 ? [say('Allergens: {allergens}', { allergens: declared.join(', ') })] : []),
    ...(reported.length > 0 ? [say('Reaction reported: {names}', { names: reported.join(', ') })] : []),
    ...(possible.length > 0 ? [say('May contain: {names}', { names: possible.join(', ') })] : []),
  ];
  const notStated = sayNotStated(dish.facts, isCurrent);
  return (
    <div className="dish-card__allergens">
      {said.length === 0 && <p>{say('No allergen information')}</p>}
      {said.map((line, index) => (
        <p key={line}>
          {line}
          {index === said.length - 1 && notStated !== '' && <span>{`. ${notStated}`}</span>}
        </p>
      ))}
    </div>
  );
}
