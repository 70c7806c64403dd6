import { descendantsOf, type AllergenId } from './allergens.ts';
import type { Implication } from './finding.ts';
import type { Ingredient } from './lexicon/compile.ts';
import { cerealNames, flavours, type ReadingWord } from './lexicon/reading-words.ts';

/** What the words read so far do to the next term. */
export interface Binding {
  /** Allergens that the next term is without. */
  readonly free: ReadonlySet<AllergenId>;
  /** Set aside by "and": counts again only if another free word follows ("vegan and gluten-free bread"). */
  readonly held: ReadonlySet<AllergenId>;
  /** The next term only usually has what it implies. */
  readonly softer: boolean;
  /** `next`: the next term isn't there; `done`: it took its term, and takes another behind "or". */
  readonly without: 'no' | 'next' | 'done';
  readonly withoutList: boolean;
  /** The term that was bound last, so that "vegan mozzarella cheese" is one thing. */
  readonly bound: Ingredient | undefined;
}

const nothing: ReadonlySet<AllergenId> = new Set();
export const unbound: Binding = {
  free: nothing,
  held: nothing,
  softer: false,
  without: 'no',
  withoutList: false,
  bound: undefined,
};

const cereals: readonly AllergenId[] = ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt'];

/** What "X-free" takes away. Gluten-free also takes the cereals, but see {@link implicationsOf}. */
export function bindFree(binding: Binding, stands: readonly AllergenId[]): Binding {
  const taken = stands.flatMap((allergen) =>
    allergen === 'gluten' ? cereals : [allergen, ...descendantsOf(allergen)],
  );
  return { ...binding, free: new Set([...binding.free, ...binding.held, ...taken]), held: nothing };
}

/** What a word of grammar makes of the binding. */
export function bindWord(binding: Binding, word: ReadingWord): Binding {
  switch (word.does) {
    case 'free':
      return bindFree(binding, word.of);
    case 'softer':
      return { ...binding, softer: true };
    case 'without':
    case 'without_list':
      return { ...unbound, without: 'next', withoutList: word.does === 'without_list' };
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

/** The binding as it holds for this term: gone if an earlier term already took it. */
export function bindingFor(binding: Binding, ingredient: Ingredient): Binding {
  const { bound } = binding;
  const same = bound === undefined || bound.terms.includes(ingredient.id) || flavours.has(bound.id);
  return same ? { ...binding, held: nothing, bound: ingredient } : { ...unbound, bound: ingredient };
}

/** What the term implies under this binding. The cereal that gives it its name stays: gluten-free oats are oats. */
export function implicationsOf(ingredient: Ingredient, binding: Binding, trace: boolean): Implication[] {
  const named = cerealNames.has(ingredient.id) && binding.free.has('gluten');
  const found: Implication[] = [];
  for (const [allergen, certainty] of ingredient.implies) {
    if (binding.free.has(allergen) && !named) continue;
    const sure = certainty === 'always' && !binding.softer;
    const presence = sure ? (trace ? 'possible' : 'present') : 'estimated';
    found.push({ allergen, presence, certainty: binding.softer ? 'sometimes' : certainty });
  }
  return found;
}
