import { inEnglish, type Say } from './say.ts';

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
  /** As a heading or a tick box says it. */
  readonly name: string;
  /** As it stands inside a sentence: "Contains egg". */
  readonly word: string;
  readonly description: string;
  /** `us9`: FALCPA and the FASTER Act. `eu14`: what Regulation 1169/2011, Annex II, adds. `finer`: a member or a neighbour of those. */
  readonly group: 'us9' | 'eu14' | 'finer';
  /** Groups that this one belongs to: whoever avoids the group avoids this. */
  readonly parents: readonly AllergenId[];
  /** GS1 AllergenTypeCode (code list T4078 of GS1 Sweden, GDSN 3.1), where there is one. */
  readonly codes: readonly string[];
  /** Groups that it left or is often taken for: a question there, never a presence. */
  readonly askedUnder?: readonly AllergenId[] | undefined;
}

interface Details {
  readonly word?: string;
  readonly parents?: readonly AllergenId[];
  readonly codes?: readonly string[];
  readonly askedUnder?: readonly AllergenId[];
}

function allergen(
  group: Allergen['group'],
  id: AllergenId,
  name: string,
  description: string,
  details: Details = {},
): Allergen {
  const { word = name.toLowerCase(), parents = [], codes = [], askedUnder } = details;
  return { id, name, word, description, group, parents, codes, askedUnder };
}

const nut = { parents: ['tree-nuts'] } as const;
const crustacean = { parents: ['crustacean-shellfish'] } as const;
const mollusc = { parents: ['molluscs'] } as const;
const cereal = { parents: ['gluten'] } as const;
const formerNut = { askedUnder: ['tree-nuts'] } as const;

/** The catalogue: the Big 9 in the order of FALCPA, then what the EU adds, then finer grains. */
export const allergens: readonly Allergen[] = [
  allergen('us9', 'milk', 'Milk', 'The milk of any animal, and whatever is made from it.', { codes: ['AM'] }),
  allergen('us9', 'eggs', 'Eggs', 'The eggs of any bird, and whatever is made from them.', {
    word: 'egg',
    codes: ['AE'],
  }),
  allergen('us9', 'fish', 'Fish', 'Finned fish of any kind, and sauces and stocks made from it.', { codes: ['AF'] }),
  allergen(
    'us9',
    'crustacean-shellfish',
    'Crustacean shellfish',
    'Shrimp, crab, lobster, crayfish and their kin. Oysters and clams are molluscs.',
    { codes: ['AC'] },
  ),
  allergen(
    'us9',
    'tree-nuts',
    'Tree nuts',
    'The nuts on the list of the FDA of January 2025. Coconut and chestnut are no longer on it.',
    { codes: ['AN'] },
  ),
  allergen('us9', 'wheat', 'Wheat', 'Wheat of any kind: durum, semolina, farro, spelt.', {
    parents: ['gluten'],
    codes: ['UW'],
  }),
  allergen('us9', 'peanuts', 'Peanuts', 'Peanuts, also called groundnuts.', { word: 'peanut', codes: ['AP'] }),
  allergen('us9', 'soybeans', 'Soybeans', 'Soy in any form: sauce, tofu, miso, protein.', {
    word: 'soy',
    codes: ['AY'],
  }),
  allergen('us9', 'sesame', 'Sesame', 'Sesame seeds, oil and paste.', { codes: ['AS'] }),
  allergen('eu14', 'gluten', 'Cereals containing gluten', 'Wheat, rye, barley, oats and spelt.', {
    word: 'gluten',
    codes: ['AW'],
  }),
  allergen('eu14', 'celery', 'Celery', 'Stalk, root (celeriac), leaf and seed.', { codes: ['BC'] }),
  allergen('eu14', 'mustard', 'Mustard', 'Seed, powder, oil and prepared mustard.', { codes: ['BM'] }),
  allergen('eu14', 'lupin', 'Lupin', 'Lupin beans and flour.', { codes: ['NL'] }),
  allergen('eu14', 'molluscs', 'Molluscs', 'Oysters, clams, mussels, scallops, squid, octopus and snails.', {
    codes: ['UM'],
  }),
  allergen('eu14', 'sulphites', 'Sulphites', 'Sulphur dioxide and sulphites above 10 mg/kg or 10 mg/l.', {
    codes: ['AU'],
  }),
  allergen('finer', 'almond', 'Almond', 'A tree nut; also in marzipan.', { ...nut, codes: ['SA'] }),
  allergen('finer', 'brazil-nut', 'Brazil nut', 'A tree nut.', { ...nut, word: 'Brazil nut', codes: ['SR'] }),
  allergen('finer', 'cashew', 'Cashew', 'A tree nut; the base of many vegan cheeses.', { ...nut, codes: ['SC'] }),
  allergen('finer', 'hazelnut', 'Hazelnut', 'A tree nut, also called filbert or cobnut.', { ...nut, codes: ['SH'] }),
  allergen('finer', 'macadamia', 'Macadamia', 'A tree nut.', { ...nut, codes: ['SM'] }),
  allergen('finer', 'pecan', 'Pecan', 'A tree nut.', { ...nut, codes: ['SP'] }),
  allergen('finer', 'pine-nut', 'Pine nut', 'A seed that the FDA counts among the tree nuts; in pesto.', nut),
  allergen('finer', 'pistachio', 'Pistachio', 'A tree nut.', { ...nut, codes: ['ST'] }),
  allergen('finer', 'walnut', 'Walnut', 'A tree nut: black, English, California walnut and heartnut.', {
    ...nut,
    codes: ['SW'],
  }),
  allergen('finer', 'coconut', 'Coconut', 'Not counted as a tree nut by the FDA since January 2025.', formerNut),
  allergen('finer', 'chestnut', 'Chestnut', 'Not counted as a tree nut by the FDA since January 2025.', formerNut),
  allergen('finer', 'rye', 'Rye', 'A cereal that contains gluten.', { ...cereal, codes: ['NR'] }),
  allergen('finer', 'barley', 'Barley', 'A cereal that contains gluten; also in malt and beer.', {
    ...cereal,
    codes: ['GB'],
  }),
  allergen('finer', 'oats', 'Oats', 'Counted with the cereals that contain gluten.', {
    ...cereal,
    word: 'oat',
    codes: ['GO'],
  }),
  allergen('finer', 'spelt', 'Spelt', 'A kind of wheat.', { parents: ['wheat', 'gluten'], codes: ['GS'] }),
  allergen('finer', 'shrimp', 'Shrimp', 'A crustacean; prawns are counted with it.', crustacean),
  allergen('finer', 'crab', 'Crab', 'A crustacean.', crustacean),
  allergen('finer', 'lobster', 'Lobster', 'A crustacean.', crustacean),
  allergen('finer', 'crayfish', 'Crayfish', 'A crustacean.', crustacean),
  allergen('finer', 'oyster', 'Oyster', 'A mollusc.', mollusc),
  allergen('finer', 'clam', 'Clam', 'A mollusc; cockles are counted with it.', mollusc),
  allergen('finer', 'mussel', 'Mussel', 'A mollusc.', mollusc),
  allergen('finer', 'scallop', 'Scallop', 'A mollusc.', mollusc),
  allergen('finer', 'squid', 'Squid', 'A mollusc; cuttlefish is counted with it.', mollusc),
  allergen('finer', 'octopus', 'Octopus', 'A mollusc.', mollusc),
  allergen('finer', 'snail', 'Snail', 'A mollusc: escargot, whelk, conch, abalone.', mollusc),
];

/** The Big 9 of US law, in the order of the law. Molluscs are not among them. */
export const us9: readonly AllergenId[] = allergens.filter((entry) => entry.group === 'us9').map((entry) => entry.id);

const byId = new Map<string, Allergen>(allergens.map((entry) => [entry.id, entry]));

/** The catalogue's entry, or `undefined` for an id that it doesn't know. */
export function findAllergen(id: string): Allergen | undefined {
  return byId.get(id);
}

/** Its word inside a sentence, "egg", in the reader's language; an id that the catalogue doesn't know as it is. */
export function sayAllergen(id: string, say: Say = inEnglish): string {
  const word = findAllergen(id)?.word;
  return word === undefined ? id : say(word);
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

/** Every group that contains it: when it is present, so are they. Never includes itself. */
export function ancestorsOf(id: AllergenId): readonly AllergenId[] {
  return ancestors.get(id) ?? [];
}

/** Every member of the group: when the group is present, each of them may be. Never includes itself. */
export function descendantsOf(id: AllergenId): readonly AllergenId[] {
  return descendants.get(id) ?? [];
}

/**
 * Whether "no `group`" also says "no `member`". Not for gluten: gluten-free wheat starch and
 * gluten-free oats exist, so a dish without gluten may contain either.
 */
export function absenceCovers(group: AllergenId, member: AllergenId): boolean {
  return group === member || (group !== 'gluten' && descendantsOf(group).includes(member));
}

/**
 * Those of the Big 9 that "none of the others" means beside what is declared: what neither carries a
 * warning itself, nor by a member, nor by a group. Wheat is no other beside "contains gluten".
 */
export function othersOfTheNine(
  statements: Iterable<{ readonly allergen: AllergenId; readonly level: 'contains' | 'may_contain' | 'absent' }>,
): AllergenId[] {
  const warned = new Set([...statements].filter(({ level }) => level !== 'absent').map(({ allergen }) => allergen));
  return us9.filter((id) => ![id, ...descendantsOf(id), ...ancestorsOf(id)].some((related) => warned.has(related)));
}
