import type { Eater, EaterAllergen } from '@clearplate/contract/eaters';
import type { Preference } from '@clearplate/contract/preferences';
import { allergensNamed } from '@clearplate/domain/reading/allergen-names';
import { findAllergen } from '@clearplate/domain/facts/allergens';
import { readList } from '../../shared/lib/read-list.ts';
import { readEaterAllergens } from '../../shared/api/household.ts';
import { isStricter } from '../../entities/eater/describe-strictness.ts';
import type { Tick } from '../../entities/eater/tab-ticks.ts';

/** Says for the card what one eater avoids, by the names that they typed. */
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

/** This is the nameless one of this tab. The server's ids start at 1. */
const tabId = 0;

/**
 * Returns the person who ticked allergens in this tab, without a name: a guest, or somebody at the table of the people
 * on the card. As on a menu, ticks that one of the eaters saved as strictly aren't repeated. `undefined` if nothing is
 * left.
 */
export function tickedPerson(ticks: readonly Tick[], people: readonly CardPerson[]): CardPerson | undefined {
  const saved = people.flatMap(({ isEating, allergens }) => (isEating ? allergens : []));
  const allergens = ticks.flatMap((tick) => {
    const name = findAllergen(tick.allergen)?.name;
    const isSaved = saved.some((one) => allergensNamed(one.name)?.includes(tick.allergen) && !isStricter(tick, one));
    return name === undefined || isSaved ? [] : [{ name, strictness: tick.strictness }];
  });
  return allergens.length === 0 ? undefined : { id: tabId, name: '', isEating: true, allergens, leaveOut: [] };
}

/**
 * Returns the people with whoever ticked allergens in this tab. Where one person eats, whoever ticked is that one, as on a menu: what
 * they saved less strictly is on the card once, as strictly as it is ticked.
 */
export function withTicked(ticks: readonly Tick[], people: readonly CardPerson[]): readonly CardPerson[] {
  const ticked = tickedPerson(ticks, people);
  if (!ticked) return people;
  const [you, ...others] = people.filter(({ isEating }) => isEating);
  const saved = new Set(
    you && others.length === 0 ? you.allergens.flatMap(({ name }) => allergensNamed(name) ?? []) : [],
  );
  const isSaved = ({ name }: EaterAllergen) => allergensNamed(name)?.some((id) => saved.has(id)) ?? false;
  const more = ticked.allergens.filter((one) => !isSaved(one));
  const all = people.map((one) =>
    one === you ? { ...one, allergens: [...one.allergens, ...ticked.allergens.filter(isSaved)] } : one,
  );
  return more.length === 0 ? all : [...all, { ...ticked, allergens: more }];
}
