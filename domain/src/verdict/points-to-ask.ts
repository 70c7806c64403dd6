import { allergens, ancestorsOf, findAllergen, describeAllergen, isKin, type AllergenId } from '../facts/allergens.ts';
import type { AllergenFact, DishFacts } from '../facts/dish-facts.ts';
import type { Strictness } from './eater.ts';
import { isCurrent, formatDate } from '../facts/instants.ts';
import { normaliseOnce } from '../reading/normalise-once.ts';
import { plantsOfOil, refinableOil } from './refinable-oil.ts';
import { distinct } from '../wording/describe-evidence.ts';
import { inEnglish, type Translate } from '../wording/translate.ts';
import type { AssessContext, PointToAsk } from './verdict.ts';

/** One question names at most this many guesses. */
const guessesAsked = 3;

/**
 * Returns groups that are declared although a member is absent, since we then have to ask which other member they mean.
 */
function groupsBeside({ allergens: facts }: DishFacts, { allergen, evidence }: AllergenFact): AllergenId[] {
  const groups = ancestorsOf(allergen);
  if (groups.length === 0) return [];
  const isWarned = (within: AllergenFact['evidence'], via: AllergenId | undefined) =>
    within.some((one) => one.kind === 'declared' && one.level !== 'absent' && one.via === via);
  const declared = facts.filter((fact) => isWarned(fact.evidence, undefined));
  return groups.filter((group) => !isWarned(evidence, group) && declared.some((fact) => fact.allergen === group));
}

/** Lists what we ask about beside an allergen, such as coconut beside tree nuts. */
const besideOf = new Map(
  allergens.map(({ id }) => [id, allergens.filter(({ askedUnder }) => askedUnder?.includes(id)).map((one) => one.id)]),
);

/**
 * Returns points in this order: traces, reactions, words that usually have it, guesses, neighbours, groups, unclear
 * ingredients.
 */
export function pointsToAsk(
  facts: DishFacts,
  fact: AllergenFact,
  strictness: Strictness,
  context: AssessContext,
): PointToAsk[] {
  const { allergen, presence, evidence } = fact;
  const isThere = (id: AllergenId) => facts.allergens.some((one) => one.allergen === id && one.presence !== 'none');
  // Possible traces don't say whether it is an ingredient of something that usually has it.
  const hints = presence === 'estimated' || presence === 'possible' ? evidence : [];
  const usual = hints.flatMap((one) => ('sure' in one && one.sure === false ? [one.words] : []));
  const guesses = hints.flatMap((one) => (one.kind === 'estimate' ? [one.words] : []));
  const neighbours = (besideOf.get(allergen) ?? []).filter(isThere);
  const isStated =
    strictness === 'fine' ||
    presence === 'possible' ||
    isCurrent(facts.crossContactStatedAt, context.now, context.statementDays);
  return [
    ...(isStated ? [] : [{ kind: 'cross_contact' as const }]),
    ...reactionPoints(facts),
    ...usual.map((words) => ({ kind: 'usual_in' as const, allergen, words })),
    ...(guesses.length > 0 ? [{ kind: 'guessed' as const, words: distinct(guesses).slice(0, guessesAsked) }] : []),
    ...neighbours.map((id) => ({ kind: 'neighbour' as const, allergen: id })),
    ...groupsBeside(facts, fact).map((group) => ({ kind: 'neighbour' as const, allergen: group })),
    ...facts.opaque.filter((words) => isOpenFor(allergen, words)).map(opaquePoint),
  ];
}

/** Returns the reactions without a known cause. */
export const reactionPoints = ({ unexplained = [] }: DishFacts): PointToAsk[] =>
  unexplained.map((at) => ({ kind: 'reaction', at }));

/**
 * Returns whether an opaque ingredient is open for an allergen. Whether an oil is highly refined matters only for its
 * own plant.
 */
function isOpenFor(allergen: AllergenId, words: string): boolean {
  const plants = plantsOfOil(words);
  return plants.length === 0 || plants.some((plant) => isKin(plant, allergen));
}

/** Asks what is in an opaque ingredient. */
export const opaquePoint = (words: string): PointToAsk => ({ kind: 'opaque', words });

/** Returns e.g. "butter, cream or yogurt". */
function describeEither(words: readonly string[], t: Translate): string {
  const [last = ''] = words.slice(-1);
  return words.length < 2 ? last : t('{one} or {other}', { one: words.slice(0, -1).join(', '), other: last });
}

const nameWords = (words: string, t: Translate): string => t('the {words}', { words });

/** Returns "what is in the spices". For an oil, it asks whether the oil is highly refined. */
function describeOpaque(words: string, t: Translate): string {
  const oil = refinableOil(words);
  return oil === undefined
    ? t('what is in {things}', { things: nameWords(words, t) })
    : t('if {things} is highly refined', { things: nameWords(oil, t) });
}

/** Returns what follows "Ask": "what is in the spices", "if there is milk in the naan", "about traces". */
export function describePoint(point: PointToAsk, t: Translate = inEnglish): string {
  switch (point.kind) {
    case 'usual_in':
      // Avoids asking "Is there milk in milk?".
      return normaliseOnce(point.words) === normaliseOnce(describeAllergen(point.allergen))
        ? t('if there is {words} in it', { words: describeAllergen(point.allergen, t) })
        : t('if there is {allergen} in {things}', {
            allergen: describeAllergen(point.allergen, t),
            things: nameWords(point.words, t),
          });
    case 'guessed':
      return t('if there is {words} in it', { words: describeEither(point.words, t) });
    case 'neighbour':
      // A group with an absent member needs no explanation.
      return findAllergen(point.allergen)?.askedUnder === undefined
        ? t('about {allergen}', { allergen: describeAllergen(point.allergen, t) })
        : t('about {allergen} (not counted as a tree nut since 2025)', {
            allergen: describeAllergen(point.allergen, t),
          });
    case 'opaque':
      return describeOpaque(point.words, t);
    case 'reaction':
      return t('a diner reacted on {date}, cause not known', { date: formatDate(point.at, t) });
    default:
      if (point.toldOfOthers === 'noted') return t('whether it shares oil or pans, as was noted of others');
      return point.toldOfOthers
        ? t('whether it shares oil or pans, as others do')
        : t('about traces (shared oil, pans, surfaces)');
  }
}

/** Returns what follows "Ask" in one line, which asks about all unclear ingredients at once. */
export function describePoints(points: readonly PointToAsk[], t: Translate = inEnglish): string {
  const isUnclear = (point: PointToAsk): point is Extract<PointToAsk, { kind: 'opaque' }> =>
    point.kind === 'opaque' && refinableOil(point.words) === undefined;
  const unclear = points.filter(isUnclear).map(({ words }) => nameWords(words, t));
  const inOne = t('what is in {things}', { things: describeEither([...new Set(unclear)], t) });
  return [...new Set(points.map((point) => (isUnclear(point) ? inOne : describePoint(point, t))))].join('; ');
}

/** Removes points with the same normal form. One without letters ("???") is compared as it is. */
export function distinctPoints(points: readonly PointToAsk[]): PointToAsk[] {
  const byForm = new Map<string, PointToAsk>();
  for (const point of points) {
    const said = point.kind === 'opaque' ? point.words : describePoint(point);
    const form = normaliseOnce(said) || said.trim();
    if (form !== '' && !byForm.has(form)) byForm.set(form, point);
  }
  return [...byForm.values()];
}
