import type { Eater, EaterAllergen } from '@clearplate/contract/eaters';
import type { Preference } from '@clearplate/contract/preferences';
import { readList } from '../../shared/lib/read-list.ts';
import { readEaterAllergens } from '../../shared/api/household.ts';

/** What the card says about one eater, by the names that they typed. */
export interface CardPerson {
  readonly id: number;
  readonly name: string;
  readonly isEating: boolean;
  readonly allergens: readonly EaterAllergen[];
  /** Ingredients of the preferences that are on. Dislikes are left out, because no kitchen is asked about them. */
  readonly leaveOut: readonly string[];
}

const namesOf = ({ ingredients }: Preference) =>
  ingredients
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export function cardPeople(household: readonly Eater[], preferences: readonly Preference[]): readonly CardPerson[] {
  return household.map(({ id, name, is_eating, allergens }) => ({
    id,
    name,
    isEating: is_eating,
    allergens,
    leaveOut: preferences
      .filter(({ eater_id, is_on, kind }) => is_on && kind === 'must' && eater_id === id)
      .flatMap(namesOf),
  }));
}

/** Reads the people and throws for anything incomplete, because half a card is worse than none. */
export function readCardPeople(value: unknown): readonly CardPerson[] {
  return readList(value, ({ id, name, isEating, allergens, leaveOut }) => {
    const areNames = Array.isArray(leaveOut) && leaveOut.every((one) => typeof one === 'string');
    if (typeof id !== 'number' || typeof name !== 'string' || typeof isEating !== 'boolean' || !areNames)
      return undefined;
    return { id, name, isEating, allergens: readEaterAllergens(allergens), leaveOut };
  });
}
