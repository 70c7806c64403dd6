import { allergens, ancestorsOf, findAllergen, sayAllergen, type AllergenId } from './allergens.ts';
import type { AllergenFact, DishFacts } from './dish-facts.ts';
import type { Strictness } from './eater.ts';
import { isCurrent } from './instants.ts';
import { normalise } from './normalise.ts';
import { inEnglish, type Say } from './say.ts';
import type { AssessContext, PointToAsk } from './verdict.ts';

/** Groups that are declared beside a member's "absent", which leaves it out: of which of them is the dish, then? */
function groupsBeside({ allergens: facts }: DishFacts, { allergen, evidence }: AllergenFact): AllergenId[] {
  const isWarned = (within: AllergenFact['evidence'], via: AllergenId | undefined) =>
    within.some((one) => one.kind === 'declared' && one.level !== 'absent' && one.via === via);
  const declared = facts.filter((fact) => isWarned(fact.evidence, undefined));
  return ancestorsOf(allergen).filter(
    (group) => !isWarned(evidence, group) && declared.some((fact) => fact.allergen === group),
  );
}

/** Guesses, neighbours of a group, groups beside a member, unclear ingredients, cross-contact: in this order. */
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
    ...groupsBeside(facts, fact).map((group) => ({ kind: 'neighbour' as const, allergen: group })),
    ...facts.opaque.map((words) => ({ kind: 'opaque' as const, words })),
    ...(isStated ? [] : [{ kind: 'cross_contact' as const }]),
  ];
}

/** An ingredient of which nobody says what it holds. */
export const opaquePoint = (words: string): PointToAsk => ({ kind: 'opaque', words });

/** A point in the words of a question: "milk in naan". */
export function sayPoint(point: PointToAsk, say: Say = inEnglish): string {
  switch (point.kind) {
    case 'usual_in':
      return say('{allergen} in {words}', { allergen: sayAllergen(point.allergen, say), words: point.words });
    case 'neighbour':
      // A group beside one of its members needs no explanation.
      return findAllergen(point.allergen)?.askedUnder === undefined
        ? sayAllergen(point.allergen, say)
        : say('{allergen} (not counted as a tree nut since 2025)', { allergen: sayAllergen(point.allergen, say) });
    case 'opaque':
      return point.words;
    default:
      return say('shared fryer');
  }
}

/** Each question once, however it is written. */
export function distinctPoints(points: readonly PointToAsk[]): PointToAsk[] {
  const byForm = new Map<string, PointToAsk>();
  for (const point of points) {
    const form = normalise(sayPoint(point));
    if (form !== '' && !byForm.has(form)) byForm.set(form, point);
  }
  return [...byForm.values()];
}
