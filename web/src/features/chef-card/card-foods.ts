import { allergensNamed } from '@clearplate/domain/reading/allergen-names';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import type { CardPerson } from './card-person.ts';

/** These are in the order of the card, worst first. */
export const foodKinds = ['dangerous', 'ask', 'fine', 'leaveOut'] as const satisfies (Strictness | 'leaveOut')[];
export type FoodKind = (typeof foodKinds)[number];

/** Names one food: an allergen of the catalogue, or a name as it was typed. */
export type CardFood = { readonly allergen: AllergenId } | { readonly written: string };

export interface FoodGroup {
  readonly kind: FoodKind;
  readonly foods: readonly CardFood[];
}

export const keyOf = (food: CardFood): string =>
  'allergen' in food ? food.allergen : `"${food.written.trim().toLowerCase()}"`;

/** Returns several allergens for a name such as "Shellfish" (crustaceans and molluscs), and unknown names unchanged. */
const foodsNamed = (name: string): readonly CardFood[] =>
  allergensNamed(name)?.map((allergen) => ({ allergen })) ?? [{ written: name }];

const places = new Map<string, number>(allergens.map(({ id }, place) => [id, place]));
const placeOf = (food: CardFood) => ('allergen' in food ? (places.get(food.allergen) ?? 0) : allergens.length);

/** Returns what a person can't eat, each food once under its strictest kind, without empty groups. */
export function groupFoods({ allergens: avoided, leaveOut }: CardPerson): readonly FoodGroup[] {
  const taken = new Set<string>();
  const take = (foods: readonly CardFood[]) =>
    foods
      .filter((food) => !taken.has(keyOf(food)) && taken.add(keyOf(food)))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
  return foodKinds
    .map((kind) => {
      const names =
        kind === 'leaveOut' ? leaveOut : avoided.filter((one) => one.strictness === kind).map((one) => one.name);
      return { kind, foods: take(names.flatMap(foodsNamed)) };
    })
    .filter(({ foods }) => foods.length > 0);
}

/** Holds the data of a card for some people. People who avoid nothing are not on it. */
export interface Card {
  readonly people: readonly { readonly id: number; readonly name: string; readonly groups: readonly FoodGroup[] }[];
  readonly foods: number;
  /** Whether something has to be kept away from the food, not only left out of it. */
  readonly isAllergy: boolean;
}

export function buildCard(people: readonly CardPerson[]): Card {
  const some = people
    .map((person) => ({ id: person.id, name: person.name, groups: groupFoods(person) }))
    .filter(({ groups }) => groups.length > 0);
  const groups = some.flatMap((person) => person.groups);
  return {
    people: some,
    foods: groups.reduce((sum, { foods }) => sum + foods.length, 0),
    isAllergy: groups.some(({ kind }) => kind === 'dangerous' || kind === 'ask'),
  };
}
