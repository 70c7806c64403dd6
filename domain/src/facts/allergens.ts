import { inEnglish, type Translate } from '../wording/translate.ts';

export type AllergenId =
  | 'milk'
  | 'eggs'
  | 'fish'
  | 'crustacean-shellfish'
  | 'tree-nuts'
  | 'wheat'
  | 'peanuts'
  | 'soybeans'
  | 'sesame'
  | 'gluten'
  | 'celery'
  | 'mustard'
  | 'lupin'
  | 'molluscs'
  | 'sulphites'
  | 'almond'
  | 'brazil-nut'
  | 'cashew'
  | 'hazelnut'
  | 'macadamia'
  | 'pecan'
  | 'pine-nut'
  | 'pistachio'
  | 'walnut'
  | 'coconut'
  | 'chestnut'
  | 'rye'
  | 'barley'
  | 'oats'
  | 'spelt'
  | 'shrimp'
  | 'crab'
  | 'lobster'
  | 'crayfish'
  | 'oyster'
  | 'clam'
  | 'mussel'
  | 'scallop'
  | 'squid'
  | 'octopus'
  | 'snail';

export interface Allergen {
  readonly id: AllergenId;
  /** Identifies it in calls, in files and in the database. */
  readonly name: string;
  /** Stands in headings, where the name is a law's: "Gluten". */
  readonly label: string;
  /** Labels a tick box and says what a broad allergen covers. */
  readonly longLabel: string;
  /** Stands inside a sentence: "Contains egg". */
  readonly word: string;
  /**
   * `us9` comes from FALCPA and the FASTER Act, `eu14` from Regulation 1169/2011, Annex II; `finer` is related to
   * those.
   */
  readonly group: 'us9' | 'eu14' | 'finer';
  /** Groups that this one belongs to: an eater who avoids the group avoids this too. */
  readonly parents: readonly AllergenId[];
  /**
   * Groups that it used to be in or is mistaken for. An eater who avoids one is asked about this, not told that it is
   * there.
   */
  readonly askedUnder?: readonly AllergenId[] | undefined;
}

interface Details {
  readonly word?: string;
  readonly label?: string;
  /** What it covers, if its label doesn't say so. */
  readonly covers?: string;
  readonly parents?: readonly AllergenId[];
  readonly askedUnder?: readonly AllergenId[];
}

function allergen(group: Allergen['group'], id: AllergenId, name: string, details: Details = {}): Allergen {
  const { word = name.toLowerCase(), label = name, covers, parents = [], askedUnder } = details;
  const longLabel = covers === undefined ? label : `${label} (${covers})`;
  return { id, name, label, longLabel, word, group, parents, askedUnder };
}

const nut = { parents: ['tree-nuts'] } as const;
const crustacean = { parents: ['crustacean-shellfish'] } as const;
const mollusc = { parents: ['molluscs'] } as const;
const cereal = { parents: ['gluten'] } as const;
const formerNut = { askedUnder: ['tree-nuts'] } as const;

/** Lists the Big 9 in the order of FALCPA, then what the EU adds, then finer ones. */
export const allergens: readonly Allergen[] = [
  allergen('us9', 'milk', 'Milk'),
  allergen('us9', 'eggs', 'Eggs', { word: 'egg' }),
  allergen('us9', 'fish', 'Fish'),
  allergen('us9', 'crustacean-shellfish', 'Crustacean shellfish', {
    label: 'Crustaceans',
    covers: 'shrimp, crab, lobster; not clams or oysters',
  }),
  allergen('us9', 'tree-nuts', 'Tree nuts'),
  allergen('us9', 'wheat', 'Wheat', { parents: ['gluten'] }),
  allergen('us9', 'peanuts', 'Peanuts', { word: 'peanut' }),
  allergen('us9', 'soybeans', 'Soybeans', { word: 'soy' }),
  allergen('us9', 'sesame', 'Sesame'),
  allergen('eu14', 'gluten', 'Cereals containing gluten', {
    word: 'gluten',
    label: 'Gluten',
    covers: 'wheat, barley, rye, spelt, oats',
  }),
  allergen('eu14', 'celery', 'Celery'),
  allergen('eu14', 'mustard', 'Mustard'),
  allergen('eu14', 'lupin', 'Lupin'),
  allergen('eu14', 'molluscs', 'Molluscs'),
  allergen('eu14', 'sulphites', 'Sulphites'),
  allergen('finer', 'almond', 'Almond', nut),
  allergen('finer', 'brazil-nut', 'Brazil nut', { ...nut, word: 'Brazil nut' }),
  allergen('finer', 'cashew', 'Cashew', nut),
  allergen('finer', 'hazelnut', 'Hazelnut', nut),
  allergen('finer', 'macadamia', 'Macadamia', nut),
  allergen('finer', 'pecan', 'Pecan', nut),
  allergen('finer', 'pine-nut', 'Pine nut', nut),
  allergen('finer', 'pistachio', 'Pistachio', nut),
  allergen('finer', 'walnut', 'Walnut', nut),
  allergen('finer', 'coconut', 'Coconut', formerNut),
  allergen('finer', 'chestnut', 'Chestnut', formerNut),
  allergen('finer', 'rye', 'Rye', cereal),
  allergen('finer', 'barley', 'Barley', cereal),
  allergen('finer', 'oats', 'Oats', { ...cereal, word: 'oat' }),
  allergen('finer', 'spelt', 'Spelt', { parents: ['wheat', 'gluten'] }),
  allergen('finer', 'shrimp', 'Shrimp', crustacean),
  allergen('finer', 'crab', 'Crab', crustacean),
  allergen('finer', 'lobster', 'Lobster', crustacean),
  allergen('finer', 'crayfish', 'Crayfish', crustacean),
  allergen('finer', 'oyster', 'Oyster', mollusc),
  allergen('finer', 'clam', 'Clam', mollusc),
  allergen('finer', 'mussel', 'Mussel', mollusc),
  allergen('finer', 'scallop', 'Scallop', mollusc),
  allergen('finer', 'squid', 'Squid', mollusc),
  allergen('finer', 'octopus', 'Octopus', mollusc),
  allergen('finer', 'snail', 'Snail', mollusc),
];

/** These are the Big 9 of US law, in the order of the law. Molluscs are not among them. */
export const us9: readonly AllergenId[] = allergens.filter((entry) => entry.group === 'us9').map((entry) => entry.id);

const byId = new Map<string, Allergen>(allergens.map((entry) => [entry.id, entry]));

/** Returns the catalogue's entry, or `undefined` for an unknown id. */
export function findAllergen(id: string): Allergen | undefined {
  return byId.get(id);
}

/** Returns its word inside a sentence, "egg", in the reader's language, or the id itself if it is unknown. */
export function describeAllergen(id: string, t: Translate = inEnglish): string {
  const word = findAllergen(id)?.word;
  return word === undefined ? id : t(word);
}

function collectAncestors(id: AllergenId): AllergenId[] {
  const parents = byId.get(id)?.parents ?? [];
  return [...new Set(parents.flatMap((parent) => [parent, ...collectAncestors(parent)]))];
}

const ancestors = new Map<string, readonly AllergenId[]>(allergens.map(({ id }) => [id, collectAncestors(id)]));
const descendants = new Map<string, readonly AllergenId[]>(
  allergens.map(({ id }) => [
    id,
    allergens.filter((other) => ancestors.get(other.id)?.includes(id)).map((other) => other.id),
  ]),
);

/** Returns every group that contains it, without itself. If it is present, so are they. */
export function ancestorsOf(id: AllergenId): readonly AllergenId[] {
  return ancestors.get(id) ?? [];
}

/** Returns every member of the group, without itself. If the group is present, each of them may be. */
export function descendantsOf(id: AllergenId): readonly AllergenId[] {
  return descendants.get(id) ?? [];
}

/** Returns whether they are the same, or one of them is a group of the other's. */
export const isKin = (one: AllergenId, other: AllergenId): boolean =>
  one === other || ancestorsOf(one).includes(other) || descendantsOf(one).includes(other);

/**
 * Returns whether "no `group`" implies "no `member`". Gluten is the exception: gluten-free wheat starch and gluten-free
 * oats exist, so a dish without gluten may contain either.
 */
export function absenceCovers(group: AllergenId, member: AllergenId): boolean {
  return group === member || (group !== 'gluten' && descendantsOf(group).includes(member));
}
