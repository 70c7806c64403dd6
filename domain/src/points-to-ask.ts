import { allergens, findAllergen, type AllergenId } from './allergens.ts';
import type { AllergenFact, DishFacts } from './dish-facts.ts';
import type { Strictness } from './eater.ts';
import { isCurrent } from './instants.ts';
import type { AssessContext } from './verdict.ts';

/** What is open about an allergen although a statement covers it. */
export type PointToAsk =
  /** It is usual in something that the dish names. */
  | { readonly kind: 'usual_in'; readonly allergen: AllergenId; readonly words: string }
  /** A neighbour of the group that the law no longer counts to it. */
  | { readonly kind: 'neighbour'; readonly allergen: AllergenId }
  /** Something of which nobody says what it holds, as written. */
  | { readonly kind: 'opaque'; readonly words: string }
  | { readonly kind: 'cross_contact' };

/** How the question about an unstated cross-contact is put. */
export const crossContactQuestion = 'shared fryer';

const wordOf = (allergen: AllergenId): string => findAllergen(allergen)?.word ?? allergen;

/** Guesses, neighbours of a group, unclear ingredients, cross-contact: in this order. */
export function pointsToAsk(
  facts: DishFacts,
  fact: AllergenFact,
  strictness: Strictness,
  context: AssessContext,
): PointToAsk[] {
  const { allergen, presence, evidence } = fact;
  const isThere = (id: AllergenId) => facts.allergens.some((one) => one.allergen === id && one.presence !== 'none');
  const guesses = presence === 'estimated' ? evidence.flatMap((one) => ('words' in one ? [one.words] : [])) : [];
  const neighbours = allergens.filter(({ id, askedUnder }) => askedUnder?.includes(allergen) && isThere(id));
  const isStated =
    strictness === 'fine' ||
    presence === 'possible' ||
    isCurrent(facts.crossContactStatedAt, context.now, context.statementDays);
  return [
    ...guesses.map((words) => ({ kind: 'usual_in' as const, allergen, words })),
    ...neighbours.map(({ id }) => ({ kind: 'neighbour' as const, allergen: id })),
    ...facts.opaque.map((words) => ({ kind: 'opaque' as const, words })),
    ...(isStated ? [] : [{ kind: 'cross_contact' as const }]),
  ];
}

/** A point in the words of a question: "milk in naan". */
export function sayPoint(point: PointToAsk): string {
  switch (point.kind) {
    case 'usual_in':
      return `${wordOf(point.allergen)} in ${point.words}`;
    case 'neighbour':
      return `${wordOf(point.allergen)} (not counted as a tree nut since 2025)`;
    case 'opaque':
      return point.words;
    default:
      return crossContactQuestion;
  }
}
