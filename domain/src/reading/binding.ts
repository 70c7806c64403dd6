import { ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import type { Implication } from './match.ts';
import type { Certainty, Ingredient } from '../lexicon/compile.ts';
import { animal, cerealNames, flavours, type ReadingWord } from '../lexicon/reading-words.ts';

/** A free word removes this allergen; `animal` is set beside those that "vegan" removes, but not beside "egg-free". */
type Freed = AllergenId | 'animal';

/** Says how the words read so far affect the next term. */
export interface Binding {
  /** Allergens that the next term doesn't contain. */
  readonly free: ReadonlySet<Freed>;
  /** Free allergens before an "and", which apply only if another free word follows ("vegan and gluten-free bread"). */
  readonly held: ReadonlySet<Freed>;
  /** The next term contains what it implies only sometimes. */
  readonly softer: boolean;
  /** Allergens that the next term contains only sometimes: "GF pasta". */
  readonly doubted: ReadonlySet<AllergenId>;
  /**
   * Allergens that an earlier word of the same name excludes, so that it needn't have what such a thing usually has:
   * "vegan lemon muffin". What it always has stays: "vegan sausage cheese".
   */
  readonly unusual: ReadonlySet<Freed>;
  /** `next`: the next term is absent. `done`: one term was absent, and another is if "or" follows. */
  readonly without: 'no' | 'next' | 'done';
  readonly withoutList: boolean;
  /** The term bound last, so that "vegan mozzarella cheese" is one thing. */
  readonly bound: Ingredient | undefined;
}

const nothing: ReadonlySet<never> = new Set();
export const unbound: Binding = {
  free: nothing,
  held: nothing,
  softer: false,
  doubted: nothing,
  unusual: nothing,
  without: 'no',
  withoutList: false,
  bound: undefined,
};

const cereals: readonly AllergenId[] = ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt'];

const withMembers = (stands: readonly AllergenId[]): AllergenId[] =>
  stands.flatMap((allergen) => (allergen === 'gluten' ? cereals : [allergen, ...descendantsOf(allergen)]));

/** Holds what "vegan" removes, with its members. */
const animals: ReadonlySet<AllergenId> = new Set(withMembers(animal));

/** Applies "X-free". Gluten-free also removes the cereals, but see {@link implicationsOf}. */
export function bindFree(binding: Binding, stands: readonly AllergenId[], isAnimal = false): Binding {
  const taken: Freed[] = [...withMembers(stands), ...(isAnimal ? ['animal' as const] : [])];
  return { ...binding, free: new Set([...binding.free, ...binding.held, ...taken]), held: nothing };
}

/** Applies a word of grammar to the binding. */
export function bindWord(binding: Binding, word: ReadingWord): Binding {
  switch (word.does) {
    case 'free':
      return bindFree(binding, word.of, word.of === animal);
    case 'softer':
      return { ...binding, softer: true };
    case 'doubt':
      return { ...binding, doubted: new Set([...binding.doubted, ...withMembers(word.of)]) };
    case 'without':
    case 'without_list':
    case 'omit':
      return { ...unbound, without: 'next', withoutList: word.does !== 'without' };
    case 'either':
      return binding.without === 'no' ? unbound : { ...binding, without: 'next' };
    case 'and':
      if (binding.without === 'done' && binding.withoutList) return { ...binding, without: 'next' };
      return binding.bound === undefined ? { ...unbound, held: new Set([...binding.free, ...binding.held]) } : unbound;
    case 'neutral':
      return binding;
    default:
      return unbound;
  }
}

/** Returns what remains of a binding after an unknown word, or after a term that it doesn't bind. */
export function pastBinding({ free, unusual }: Binding): Binding {
  return free.size + unusual.size === 0 ? unbound : { ...unbound, unusual: new Set([...free, ...unusual]) };
}

/** Returns the binding for this term; it is spent if an earlier term already took it. */
export function bindingFor(binding: Binding, ingredient: Ingredient): Binding {
  const { bound } = binding;
  const same = bound === undefined || bound.terms.includes(ingredient.id) || flavours.has(bound.id);
  return same ? { ...binding, held: nothing, bound: ingredient } : { ...pastBinding(binding), bound: ingredient };
}

function certaintyUnder(
  { softer, doubted, unusual }: Binding,
  { named }: Ingredient,
  allergen: AllergenId,
  certainty: Certainty,
): Certainty {
  if (softer || (doubted.has(allergen) && !named.includes(allergen))) return 'sometimes';
  return certainty !== 'always' && unusual.has(allergen) ? 'sometimes' : certainty;
}

/** Remembers what terms imply by themselves, computed once each. */
const unboundImplications = new WeakMap<Ingredient, readonly Implication[]>();

function implicationsAlone(ingredient: Ingredient): readonly Implication[] {
  const known = unboundImplications.get(ingredient);
  if (known !== undefined) return known;
  const found = findImplications(ingredient, unbound, false, false);
  unboundImplications.set(ingredient, found);
  return found;
}

const bindsNothing = ({ free, softer, doubted, unusual }: Binding): boolean =>
  free.size + doubted.size + unusual.size === 0 && !softer;

/**
 * Returns what the term implies under this binding. With `isOther` it is a substitute that really contains only what is
 * `named` in it. Oats stay oats even if they are gluten-free.
 */
export function implicationsOf(
  ingredient: Ingredient,
  binding: Binding,
  trace: boolean,
  isOther: boolean,
  named: readonly AllergenId[] = [],
): readonly Implication[] {
  if (!trace && !isOther && bindsNothing(binding)) return implicationsAlone(ingredient);
  return findImplications(ingredient, binding, trace, isOther, named);
}

/** A plain food made of one of these names its cereal; "flour" doesn't name wheat. */
const otherCereals: ReadonlySet<string> = new Set([...cerealNames].filter((name) => name !== 'wheat'));

/**
 * Returns whether a free word removes an allergen. What the food itself names stays: an egg-free egg salad contradicts
 * itself, as nut-free almond cookies and gluten-free oats do, while egg-free mayonnaise is a substitute. Only "vegan"
 * stands before substitutes that keep the name of what they replace, and only for what comes from animals.
 */
function isTakenAway({ id, terms, mixture, named }: Ingredient, { free }: Binding, allergen: AllergenId): boolean {
  if (!free.has(allergen)) return false;
  const isCereal =
    terms.includes('oat') || cerealNames.has(id) || (!mixture && terms.some((term) => otherCereals.has(term)));
  if (isCereal && free.has('gluten')) return false;
  if (named.includes(allergen) && !(free.has('animal') && animals.has(allergen))) return false;
  const isOfGroup = ancestorsOf(allergen).some((group) => free.has(group));
  return !(isOfGroup && !cereals.includes(allergen) && terms.includes(allergen));
}

/** Free words don't remove an allergen from meat, yet leave open what replaces it. */
const meats: readonly string[] = ['meat', 'poultry', 'fish'];

/** Returns whether free words leave open what a thing is made of: "vegan cheese". */
export function isReplaced(ingredient: Ingredient, binding: Binding): boolean {
  const { free } = binding;
  if (free.size === 0) return false;
  for (const [allergen, certainty] of ingredient.implies)
    if (certainty !== 'sometimes' && isTakenAway(ingredient, binding, allergen)) return true;
  return free.has('animal') && ingredient.terms.some((term) => meats.includes(term));
}

function findImplications(
  ingredient: Ingredient,
  binding: Binding,
  trace: boolean,
  isOther: boolean,
  named: readonly AllergenId[] = [],
): Implication[] {
  const { implies } = ingredient;
  const found: Implication[] = [];
  for (const [allergen, known] of implies) {
    if (isTakenAway(ingredient, binding, allergen)) continue;
    const certainty =
      isOther && !named.includes(allergen) ? 'sometimes' : certaintyUnder(binding, ingredient, allergen, known);
    const presence = certainty === 'always' ? (trace ? 'possible' : 'present') : 'estimated';
    found.push({ allergen, presence, certainty });
  }
  return found;
}
