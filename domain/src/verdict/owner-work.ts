import type { AllergenId } from '../facts/allergens.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { openInComponents, suggestComponents } from '../menu/suggest-components.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { assessAllergen } from './assess-allergen.ts';
import { callSheet } from './call-sheet.ts';
import { questionsOfMenu, type MenuQuestion } from './menu-questions.ts';
import type { AssessContext } from './verdict.ts';

interface Known {
  readonly id: number;
  readonly facts: DishFacts;
}

/** A restaurant can state this at once. The dishes are those that get an answer from it, if from nothing else. */
export type OwnerWork = { readonly dishIds: readonly number[] } & (
  | { readonly kind: 'state'; readonly allergens: readonly AllergenId[] }
  | { readonly kind: 'traces' }
  /**
   * Several dishes name this component, and one statement about its contents serves all of them. Where dishes are said
   * to be without something, that has to be confirmed again. `open` is what its own list leaves open, if it has one.
   */
  | {
      readonly kind: 'component';
      readonly name: string;
      readonly open: readonly string[];
      readonly namedIn: number;
    }
);

/** This is a dish as one diner sees it. */
interface Seen {
  readonly id: number;
  readonly facts: DishFacts;
}

/** Merges the questions of all diners, each once. */
function mergeQuestions(all: readonly (readonly MenuQuestion<Seen>[])[]): MenuQuestion<Seen>[] {
  const merged = new Map<string, MenuQuestion<Seen>>();
  for (const question of all.flat()) {
    const known = merged.get(question.id);
    const both = (one: readonly Seen[], other: readonly Seen[]) => [...new Set([...one, ...other])];
    merged.set(
      question.id,
      known
        ? {
            ...known,
            dishes: both(known.dishes, question.dishes),
            decided: both(known.decided, question.decided),
            decides: known.decides + question.decides,
          }
        : question,
    );
  }
  return [...merged.values()];
}

const idsOf = (dishes: readonly Seen[]): number[] => [...new Set(dishes.map(({ id }) => id))];

/** Holds the allergens that a restaurant answers for. We measure by them what a piece of work promises. */
interface Measure {
  readonly answered: readonly AllergenId[];
  readonly context: AssessContext;
}

/**
 * Returns whether a statement about traces is the only thing that somebody waits for. If something else isn't stated
 * either, the statement alone answers nobody.
 */
const waitsForTraces = ({ facts }: Seen, { answered, context }: Measure): boolean =>
  answered.some(
    (allergen) => assessAllergen(facts, allergen, 'dangerous', context, false).reason === 'cross_contact_not_stated',
  );

/**
 * Returns whether the dish is said to be without something, so that the contents of a component are what stays open.
 * Where nothing is stated, or traces are possible anyway, knowing the contents alone changes no verdict.
 */
const isClearBeside = ({ facts }: Seen, { answered, context }: Measure): boolean =>
  answered.some((allergen) => assessAllergen(facts, allergen, 'ask', context, false).verdict === 'none_declared');

function workOf({ question, named, decided }: MenuQuestion<Seen>, measure: Measure): OwnerWork | undefined {
  if (question.kind === 'shared_equipment')
    return { kind: 'traces', dishIds: idsOf(decided.filter((dish) => waitsForTraces(dish, measure))) };
  const allergens = named.flatMap((one) => (one.kind === 'allergen' ? [one.allergen] : []));
  return question.kind === 'whether' ? { kind: 'state', allergens, dishIds: idsOf(decided) } : undefined;
}

/** Joins everything that can be stated of exactly the same dishes into one piece of work. */
function joinAlike(all: readonly OwnerWork[]): OwnerWork[] {
  const joined = new Map<string, OwnerWork>();
  for (const work of all) {
    const key = work.kind === 'state' ? work.dishIds.toSorted((one, other) => one - other).join() : work.kind;
    const known = joined.get(key);
    const isBoth = known?.kind === 'state' && work.kind === 'state';
    joined.set(key, isBoth ? { ...known, allergens: [...known.allergens, ...work.allergens] } : work);
  }
  return [...joined.values()];
}

/**
 * Returns what a restaurant could state next, starting with what answers most dishes. The diners are typical: there is
 * one for each allergen that it answers for, and traces are dangerous to all of them. `questionsOfMenu` and `callSheet`
 * find what is open for each of them, and in which order it is worth asking, as they do for a diner's own call. A piece
 * of work promises a dish only if that work alone, stated in the way that clears, gives an answer to somebody who asks
 * about traces or to whom they are dangerous.
 */
export function workOfMenu(
  menu: readonly Known[],
  components: readonly { readonly name: string }[],
  answered: readonly AllergenId[],
  context: AssessContext,
): OwnerWork[] {
  const measure = { answered, context };
  const asked = answered.map((allergen) => {
    const seen = menu.map(({ id, facts }): Seen => ({ id, facts }));
    const diner = { avoids: [allergenAvoidance(allergen, 'dangerous')] };
    return { seen, questions: questionsOfMenu(seen, [diner], context).questions };
  });
  const questions = mergeQuestions(asked.map((one) => one.questions));
  const { first } = callSheet(
    asked.flatMap(({ seen }) => seen),
    questions,
    () => 1,
    questions.length,
  );
  const stated = joinAlike(first.flatMap((question) => workOf(question, measure) ?? [])).filter(
    ({ dishIds }) => dishIds.length > 0,
  );
  const answerable = new Set(idsOf(menu.filter((dish) => isClearBeside(dish, measure))));
  const unlisted = suggestComponents(menu, []).map((one) => ({ ...one, open: [] }));
  const named = [...unlisted, ...openInComponents(menu, components)].map(({ name, open, dishIds }): OwnerWork => ({
    kind: 'component',
    name,
    open,
    dishIds: dishIds.filter((id) => answerable.has(id)),
    namedIn: dishIds.length,
  }));
  return [...stated, ...named].toSorted((one, other) => other.dishIds.length - one.dishIds.length);
}
