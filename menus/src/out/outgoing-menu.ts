import { allergens, ancestorsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { broughtIn, type Brought } from '@clearplate/domain/facts/brought';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Dish, Instant } from '@clearplate/domain/facts/dish';
import { coversTraces, freeFromSince, statedLevel } from '@clearplate/domain/facts/stated-level';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';

/** Says what may be said about one allergen of a dish. An allergen that isn't listed is not stated. */
export interface SaidOfAllergen {
  readonly allergen: AllergenId;
  /**
   * Is `none` if it is stated absent as an ingredient, for which no format has a word unless `freeSince` is set as
   * well.
   */
  readonly level: 'contains' | 'may_contain' | 'none';
  readonly coversTraces: boolean;
  /**
   * Says since when it may be called free from it: the statement is current, traces are covered, and nothing is open.
   */
  readonly freeSince?: Instant | undefined;
}

/** Is another way to make a dish, with what may be said about the dish made so, and about nothing else. */
export interface OutgoingWay {
  readonly name: string;
  /** Says what it costs; `null` if it costs what the dish does. */
  readonly priceCents: number | null;
  readonly said: readonly SaidOfAllergen[];
  /** Holds the allergens in its components, by name. */
  readonly brought?: readonly Brought[];
}

export interface OutgoingDish {
  readonly id: number;
  readonly name: string;
  /** Is empty for a dish without one. */
  readonly section: string;
  readonly description: string;
  readonly priceCents: number | null;
  readonly ingredients: readonly string[];
  /** Follows the order of the catalogue. */
  readonly said: readonly SaidOfAllergen[];
  /** Holds the allergens in its components, by name, of those that `said` has. */
  readonly brought: readonly Brought[];
  /** Follows the restaurant's order. */
  readonly ways: readonly OutgoingWay[];
}

/** Is a menu for export, in its order. */
export interface OutgoingMenu {
  readonly restaurant: { readonly id: number; readonly name: string; readonly city: string; readonly zipCode: string };
  readonly at: Instant;
  /** Holds the allergens that the restaurant answers for. Only these can be "not stated". */
  readonly answersFor: readonly AllergenId[];
  readonly dishes: readonly OutgoingDish[];
}

/** Returns what may be told of each allergen: the levels of the printed grid, which `assessDish` decides. */
export function saidOfDish(facts: DishFacts, context: AssessContext): SaidOfAllergen[] {
  return allergens.flatMap(({ id }): SaidOfAllergen[] => {
    const level = statedLevel(facts, id, context);
    if (level === 'not_stated') return [];
    if (level !== 'none') return [{ allergen: id, level, coversTraces: false }];
    const freeSince = freeFromSince(facts, id, context);
    return [
      {
        allergen: id,
        level,
        coversTraces: coversTraces(facts, id, context),
        ...(freeSince !== undefined && { freeSince }),
      },
    ];
  });
}

/** Returns a dish for export. */
export function outgoingDish(
  id: number,
  {
    name,
    section,
    description,
    price_cents: priceCents,
    ingredients,
  }: Pick<Dish, 'name' | 'section' | 'description' | 'price_cents' | 'ingredients'>,
  said: readonly SaidOfAllergen[],
  ways: readonly OutgoingWay[] = [],
  brought: readonly Brought[] = [],
): OutgoingDish {
  return { id, name, section, description, priceCents, ingredients, said, ways, brought };
}

/** Returns which of the exported allergens come from a dish's components. Guesses are left out. */
export function broughtInto(facts: DishFacts, said: readonly SaidOfAllergen[]): Brought[] {
  const levels = new Map(said.map(({ allergen, level }) => [allergen, level]));
  return broughtIn(facts).flatMap(({ component, contains, mayContain }): Brought[] => {
    const isTold = (id: AllergenId) => levels.get(id) === 'contains' || levels.get(id) === 'may_contain';
    const isIn = (id: AllergenId) => levels.get(id) === 'contains';
    const told = {
      component,
      contains: contains.filter(isIn),
      mayContain: [...mayContain, ...contains.filter((id) => !isIn(id))].filter(isTold),
    };
    return told.contains.length + told.mayContain.length > 0 ? [told] : [];
  });
}

/** Holds what is said about a dish, or about one way to make it. */
type Said = Pick<OutgoingDish, 'said'>;

export const containedIn = ({ said }: Said): AllergenId[] =>
  said.filter(({ level }) => level === 'contains').map(({ allergen }) => allergen);

/**
 * Returns whether a label may apply to the whole entry. People who order the dish in another way read it as well, so
 * every way to make it must be free from it too.
 */
export const isFreeFrom = ({ said, ways }: OutgoingDish, allergen: AllergenId): boolean =>
  [{ said }, ...ways].every((each) =>
    each.said.some((one) => one.allergen === allergen && one.freeSince !== undefined),
  );

/**
 * Returns how much more a way costs than the dish, for formats that add it; `undefined` if unknown or negative, so that
 * it has the dish's price.
 */
export function extraOf({ priceCents }: OutgoingDish, way: OutgoingWay): number | undefined {
  if (way.priceCents === null) return 0;
  return priceCents === null || way.priceCents < priceCents ? undefined : way.priceCents - priceCents;
}

/** Returns the keys of a dish's list of ways, and of each of them. */
export const waysKey = ({ id }: OutgoingDish): string => `dish-${id}-ways`;
export const wayKey = ({ id }: OutgoingDish, at: number): string => `dish-${id}-way-${at + 1}`;
export const waysTitle = 'Made another way';

/** Returns the words of a format for what a dish contains, each once. */
export const wordsFor = <Word>(dish: Said, words: ReadonlyMap<AllergenId, Word>): Word[] => [
  ...new Set(containedIn(dish).flatMap((id) => words.get(id) ?? [])),
];

/** Returns the sections of a menu with their dishes, in the order of the menu; `''` holds those without one. */
export function sectionsOf({ dishes }: OutgoingMenu): { readonly name: string; readonly dishes: OutgoingDish[] }[] {
  return [...Map.groupBy(dishes, ({ section }) => section)].map(([name, inside]) => ({ name, dishes: inside }));
}

/** Is something that a dish contains, or may contain, and a format can't say. */
export interface Unsaid {
  readonly allergen: AllergenId;
  readonly level: 'contains' | 'may_contain';
}

const rank = { contains: 2, may_contain: 1, none: 0 } as const;

/**
 * Returns the warnings that are lost in a format with words for `contained` only. A warning isn't lost if its group is
 * named, and isn't listed besides its group.
 */
export function lostWarnings({ said }: Said, contained: ReadonlySet<AllergenId>): Unsaid[] {
  const levels = new Map(said.map(({ allergen, level }) => [allergen, rank[level]]));
  return said.flatMap(({ allergen, level }): Unsaid[] => {
    if (level === 'none' || (level === 'contains' && contained.has(allergen))) return [];
    const groups = ancestorsOf(allergen).filter((group) => (levels.get(group) ?? 0) >= rank[level]);
    return groups.length > 0 ? [] : [{ allergen, level }];
  });
}
