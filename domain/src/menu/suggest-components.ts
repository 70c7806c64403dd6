import type { DishFacts } from '../facts/dish-facts.ts';
import { normalise } from '../reading/normalise.ts';

/** Several dishes of a menu name this term and nobody broke it down. */
export interface SuggestedComponent {
  /** The name as most dishes write it. */
  readonly name: string;
  readonly dishIds: readonly number[];
}

/** A component says what is in it, and some of that doesn't say what it is: the spices of a house sauce. */
export interface OpenComponent {
  readonly name: string;
  /** As the component's list writes them. */
  readonly open: readonly string[];
  readonly dishIds: readonly number[];
}

interface NamedDish {
  readonly id: number;
  readonly facts: Pick<DishFacts, 'opaque'>;
}

const fewest = 3;
const most = 12;
const longest = 60;

const isCount = (words: string): boolean => /^\d+ more /.test(words);

/**
 * Leaves out counts of words ("3 more that we don’t know"), what is in a component ("spices (rub)"), and what is
 * different each time ("soup of the day", "choice of dressing").
 */
const isTerm = (words: string): boolean =>
  words.length <= longest &&
  !isCount(words) &&
  !words.endsWith(')') &&
  !/\b(?:of the (?:day|season)|choice)\b/i.test(words);

function commonest(spellings: ReadonlyMap<string, number>): string {
  const [first] = [...spellings].toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return first?.[0] ?? '';
}

/**
 * Returns what a menu leaves open in several dishes and could say once, beginning with what would answer most dishes.
 */
export function suggestComponents(
  dishes: readonly NamedDish[],
  known: readonly { readonly name: string }[],
): SuggestedComponent[] {
  const taken = new Set(known.map(({ name }) => normalise(name)));
  const terms = new Map<string, { readonly spellings: Map<string, number>; readonly dishIds: Set<number> }>();
  for (const { id, facts } of dishes)
    for (const words of facts.opaque.filter(isTerm)) {
      const form = normalise(words);
      if (form === '' || taken.has(form)) continue;
      const term = terms.get(form) ?? { spellings: new Map<string, number>(), dishIds: new Set<number>() };
      terms.set(form, term);
      term.spellings.set(words, (term.spellings.get(words) ?? 0) + 1);
      term.dishIds.add(id);
    }
  return [...terms]
    .filter(([, { dishIds }]) => dishIds.size >= fewest)
    .toSorted(([one, some], [other, others]) => others.dishIds.size - some.dishIds.size || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([, { spellings, dishIds }]) => ({ name: commonest(spellings), dishIds: [...dishIds] }));
}

/** Returns the component that a dish's open words are in, and the words there: "spices" of "House sauce". */
function within(words: string, names: readonly string[]): { readonly name: string; readonly term: string } | undefined {
  const name = names.find((one) => words.endsWith(` (${one})`));
  return name === undefined ? undefined : { name, term: words.slice(0, -` (${name})`.length) };
}

/**
 * Returns what the lists of a menu's components leave open in several dishes, beginning with what would answer most
 * dishes. A new component would say nothing of it: it is stated where the component is.
 */
export function openInComponents(
  dishes: readonly NamedDish[],
  components: readonly { readonly name: string }[],
): OpenComponent[] {
  const names = components.map(({ name }) => name);
  const found = new Map<string, { readonly open: Set<string>; readonly dishIds: Set<number> }>();
  for (const { id, facts } of dishes)
    for (const { name, term } of facts.opaque.flatMap((words) => within(words, names) ?? [])) {
      const component = found.get(name) ?? { open: new Set<string>(), dishIds: new Set<number>() };
      found.set(name, component);
      component.dishIds.add(id);
      if (!isCount(term)) component.open.add(term);
    }
  return [...found]
    .map(([name, { open, dishIds }]) => ({ name, open: [...open], dishIds: [...dishIds] }))
    .filter(({ dishIds }) => dishIds.length >= fewest)
    .toSorted((one, other) => other.dishIds.length - one.dishIds.length || (one.name < other.name ? -1 : 1));
}
