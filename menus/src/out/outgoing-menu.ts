import { allergens, ancestorsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { broughtIn, type Brought } from '@clearplate/domain/facts/brought';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Dish, Instant } from '@clearplate/domain/facts/dish';
import { coversTraces, freeFromSince, statedLevel } from '@clearplate/domain/facts/stated-level';
import type { AssessContext } from '@clearplate/domain/verdict/verdict';

/** What may be told of one allergen of a dish. Whatever isn't listed is not stated. */
export interface SaidOfAllergen {
  readonly allergen: AllergenId;
  /** `none`: stated absent as an ingredient, which no format has a word for unless `freeSince` is there as well. */
  readonly level: 'contains' | 'may_contain' | 'none';
  readonly coversTraces: boolean;
  /** Since when it may be called free of it: current, traces covered, and nothing open. */
  readonly freeSince?: Instant | undefined;
}

/** Another way in which a dish is made, with what may be told of the dish made so, and of nothing else. */
export interface OutgoingWay {
  readonly name: string;
  /** What it costs; `null` if it costs what the dish does. */
  readonly priceCents: number | null;
  readonly said: readonly SaidOfAllergen[];
  /** What its components bring, by name. */
  readonly brought?: readonly Brought[];
}

export interface OutgoingDish {
  readonly id: number;
  readonly name: string;
  /** Empty for a dish without one. */
  readonly section: string;
  readonly description: string;
  readonly priceCents: number | null;
  readonly ingredients: readonly string[];
  /** In the order of the catalogue. */
  readonly said: readonly SaidOfAllergen[];
  /** What its components bring, by name: no more than `said` has. */
  readonly brought: readonly Brought[];
  /** In the restaurant's order. */
  readonly ways: readonly OutgoingWay[];
}

/** A menu as it goes out, in its order. */
export interface OutgoingMenu {
  readonly restaurant: { readonly id: number; readonly name: string; readonly city: string; readonly zipCode: string };
  readonly at: Instant;
  /** What the restaurant answers for: "not stated" is only told of these. */
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

/** Returns a dish as it goes out. */
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

/** Returns what the components of a dish bring of that which may be told of it: what is only guessed isn't. */
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

/** What is told of a dish, or of one way to make it. */
type Said = Pick<OutgoingDish, 'said'>;

export const containedIn = ({ said }: Said): AllergenId[] =>
  said.filter(({ level }) => level === 'contains').map(({ allergen }) => allergen);

/**
 * Whether a label may say so of the whole entry, which whoever orders the dish another way reads as well: then every way to
 * make it has to be free of it too.
 */
export const isFreeFrom = ({ said, ways }: OutgoingDish, allergen: AllergenId): boolean =>
  [{ said }, ...ways].every((each) =>
    each.said.some((one) => one.allergen === allergen && one.freeSince !== undefined),
  );

/**
 * What a way costs more than the dish, for formats that add it up; `undefined` where that isn't known, or less than nothing: then
 * it is at the price of the dish.
 */
export function extraOf({ priceCents }: OutgoingDish, way: OutgoingWay): number | undefined {
  if (way.priceCents === null) return 0;
  return priceCents === null || way.priceCents < priceCents ? undefined : way.priceCents - priceCents;
}

/** The keys of a dish's list of ways, and of each of them. */
export const waysKey = ({ id }: OutgoingDish): string => `dish-${id}-ways`;
export const wayKey = ({ id }: OutgoingDish, at: number): string => `dish-${id}-way-${at + 1}`;
export const waysTitle = 'Made another way';

/** The words of a format for what a dish contains, each once. */
export const wordsFor = <Word>(dish: Said, words: ReadonlyMap<AllergenId, Word>): Word[] => [
  ...new Set(containedIn(dish).flatMap((id) => words.get(id) ?? [])),
];

/** The sections of a menu with their dishes, in the order of the menu; `''` holds those without one. */
export function sectionsOf({ dishes }: OutgoingMenu): { readonly name: string; readonly dishes: OutgoingDish[] }[] {
  return [...Map.groupBy(dishes, ({ section }) => section)].map(([name, inside]) => ({ name, dishes: inside }));
}

/** What a dish is known to contain, or may contain, and a format doesn't tell. */
export interface Unsaid {
  readonly allergen: AllergenId;
  readonly level: 'contains' | 'may_contain';
}

const rank = { contains: 2, may_contain: 1, none: 0 } as const;

/**
 * Returns the warnings that get lost in a format with words for `contained` alone. One is not lost where its group is
 * told, nor named apart from its group.
 */
export function lostWarnings({ said }: Said, contained: ReadonlySet<AllergenId>): Unsaid[] {
  const levels = new Map(said.map(({ allergen, level }) => [allergen, rank[level]]));
  return said.flatMap(({ allergen, level }): Unsaid[] => {
    if (level === 'none' || (level === 'contains' && contained.has(allergen))) return [];
    const groups = ancestorsOf(allergen).filter((group) => (levels.get(group) ?? 0) >= rank[level]);
    return groups.length > 0 ? [] : [{ allergen, level }];
  });
}
