import type { DishFacts } from '../facts/dish-facts.ts';
import { normalise } from '../reading/normalise.ts';

/** Several dishes of a menu name this term and nobody broke it down. */
export interface SuggestedComponent {
  /** The name as most dishes write it. */
  readonly name: string;
  readonly dishIds: readonly number[];
}

interface NamedDish {
  readonly id: number;
  readonly facts: Pick<DishFacts, 'opaque'>;
}

const fewest = 3;
const most = 12;
const longest = 60;

/**
 * Leaves out counts of words ("3 more that we don’t know"), what is in a component ("spices (rub)"), and what is
 * different each time ("soup of the day", "choice of dressing").
 */
const isTerm = (words: string): boolean =>
  words.length <= longest && !/^\d+ more |\)$/.test(words) && !/\b(?:of the (?:day|season)|choice)\b/i.test(words);

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
