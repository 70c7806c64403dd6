import { absenceCovers, allergens as catalogue, ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import {
  anything,
  presenceRank as rank,
  type AllergenFact,
  type DishFacts,
  type Evidence,
  type Presence,
} from './dish-facts.ts';
import type { Statement, Dish, Instant } from './dish.ts';
import { timeOf } from './instants.ts';
import { changedWithin } from './component.ts';
import { ownListCompleteAt } from './own-list.ts';
import { isNotNamed, readComponents, type ReadComponent, type WithinComponent } from './read-components.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { nameMixture } from '../reading/mixtures.ts';
import { normalise } from '../reading/normalise.ts';
import { areOneAct } from './one-act.ts';
import { readDish, uniqueByForm, type DishReading, type Observation } from '../reading/read-dish.ts';

/** One allergen's evidence includes at most this many quotes from texts. */
const mostQuotes = 8;

const strongest = (observations: readonly Observation[]): Presence =>
  observations.reduce<Presence>((best, { presence }) => (rank[presence] > rank[best] ? presence : best), 'none');

/** Returns when the record last changed, in ms: -Infinity for never; `NaN` if unreadable, so no date is newer. */
const changedTime = (record: Dish): number =>
  record.ingredients_changed_at === null ? Number.NEGATIVE_INFINITY : timeOf(record.ingredients_changed_at);

/** Returns the newest of the dates that are not before `notBefore`. */
function newest(instants: readonly (Instant | null)[], notBefore: number): Instant | null {
  let best: Instant | null = null;
  for (const instant of instants) {
    const time = timeOf(instant);
    if (time >= notBefore && !(best !== null && timeOf(best) >= time)) best = instant;
  }
  return best;
}

function via(observation: Observation, allergen: AllergenId, presence: Presence): Observation {
  return { ...observation, allergen, presence, evidence: { ...observation.evidence, via: observation.allergen } };
}

/** Adds each group of a present member. "Absent" isn't passed up: "no almond" doesn't mean "no tree nuts". */
function raise(observations: readonly Observation[]): Observation[] {
  return observations
    .filter(({ presence }) => presence !== 'none')
    .flatMap((observation) =>
      ancestorsOf(observation.allergen).map((group) => via(observation, group, observation.presence)),
    );
}

function byAllergen(observations: readonly Observation[]): Map<AllergenId, Observation[]> {
  return Map.groupBy(observations, ({ allergen }) => allergen);
}

/** Splits "not an ingredient, traces possible" into two statements of one act. */
function splitTraces(record: Dish): Dish {
  const statements = record.statements.flatMap((one): Statement[] => {
    const { ingredient, reason, ...said } = one;
    if (ingredient !== 'absent' || one.level !== 'may_contain') return [one];
    return [
      { ...said, level: 'absent' },
      { ...said, ...(reason != null && { reason }) },
    ];
  });
  return { ...record, statements };
}

/** A `claimed` absence doesn't count, because nobody vouches for it. */
const isAbsence = ({ level, source }: Statement): boolean => level === 'absent' && source !== 'claimed';

/**
 * Returns the absences that cover `allergen`: its own, and those of a group that includes it, unless other evidence
 * shows that the group is present.
 */
function covering(record: Dish, allergen: AllergenId, contradicted: ReadonlySet<AllergenId>): Statement[] {
  return record.statements
    .filter(isAbsence)
    .filter(
      (one) => one.allergen === allergen || (absenceCovers(one.allergen, allergen) && !contradicted.has(one.allergen)),
    );
}

/**
 * Returns whether a declaration about a group leaves out a member: the member, or a group in between, was stated absent
 * in the same act as every warning of the group, and that is still valid. Separate acts don't count, since whoever made
 * one statement may not have known of the other.
 */
function isLeftOut(
  record: Dish,
  group: AllergenId,
  member: AllergenId,
  contradicted: ReadonlySet<AllergenId>,
): boolean {
  const within = descendantsOf(group);
  const warnings = record.statements.filter(({ allergen, level }) => allergen === group && level !== 'absent');
  const absences = covering(record, member, contradicted).filter(
    ({ allergen, stated_at }) => within.includes(allergen) && timeOf(stated_at) >= changedTime(record),
  );
  return absences.some((absence) => warnings.every((warning) => areOneAct(absence, warning)));
}

/** A person who reacted to "nuts" may have reacted to any; other evidence makes a member possible at most. */
function loweredPresence(presence: Presence): Presence {
  return presence === 'reported' || rank[presence] < rank.possible ? presence : 'possible';
}

/**
 * Passes each warning of a group down to its members, whether it comes from an ingredient, a report, the kitchen or a
 * statement, and whatever is stated about them. Only a declaration that itself leaves a member out doesn't reach that
 * member.
 */
function lower(
  record: Dish,
  observations: readonly Observation[],
  contradicted: ReadonlySet<AllergenId>,
): Observation[] {
  return observations.flatMap((observation) => {
    const { allergen, presence, evidence } = observation;
    const absent = evidence.kind === 'declared' && evidence.level === 'absent';
    if (absent && contradicted.has(allergen)) return [];
    const members = descendantsOf(allergen).filter((member) =>
      absent
        ? absenceCovers(allergen, member)
        : evidence.kind !== 'declared' || !isLeftOut(record, allergen, member, contradicted),
    );
    return members.map((member) => via(observation, member, loweredPresence(presence)));
  });
}

const isSaid = (evidence: Evidence): boolean => evidence.kind === 'declared' || evidence.kind === 'report';

const isSure = ({ evidence }: Observation): boolean => 'sure' in evidence && evidence.sure === true;

/** Returns all declarations and reports, then the strongest quotes, each once. */
function selectEvidence(observations: readonly Observation[]): Evidence[] {
  const [first] = observations;
  // Most allergens of most dishes have one piece of evidence, and comparing costs more than all the rest.
  if (first && observations.length === 1) return [first.evidence];
  const sorted = observations.toSorted(
    (one, other) => rank[other.presence] - rank[one.presence] || Number(isSure(other)) - Number(isSure(one)),
  );
  const unique = new Map(sorted.map(({ evidence }) => [JSON.stringify(evidence), evidence]));
  const quotes = [...unique.values()].filter((evidence) => !isSaid(evidence));
  return [...[...unique.values()].filter(isSaid), ...quotes.slice(0, mostQuotes)];
}

/**
 * Returns when an allergen was last stated absent, if not before the last change; `null` if nothing covers it. "May
 * contain" covers nothing: it doesn't say that the allergen is no ingredient.
 */
function coveredAtOf(record: Dish, allergen: AllergenId, contradicted: ReadonlySet<AllergenId>): Instant | null {
  return newest(
    covering(record, allergen, contradicted).map(({ stated_at }) => stated_at),
    changedTime(record),
  );
}

const places = new Map<string, number>(catalogue.map(({ id }, index) => [id, index]));
const placeOf = (allergen: string): number => places.get(allergen) ?? catalogue.length;

/** Relates groups and members. Groups come first, because an absence that they contradict covers nothing. */
function relate(
  record: Dish,
  own: readonly Observation[],
  within: readonly Observation[],
): { readonly all: Map<AllergenId, Observation[]>; readonly contradicted: ReadonlySet<AllergenId> } {
  const direct = byAllergen([...own, ...raise(own), ...within]);
  const isThere = (seen: readonly Observation[]): boolean => rank[strongest(seen)] >= rank.possible;
  const contradicted = new Set([...direct].filter(([, seen]) => isThere(seen)).map(([allergen]) => allergen));
  const all = byAllergen([...[...direct.values()].flat(), ...lower(record, own, contradicted)]);
  return { all, contradicted };
}

function factsOf(record: Dish, own: readonly Observation[], within: readonly Observation[]): AllergenFact[] {
  const { all, contradicted } = relate(record, own, within);
  return [...all]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
    .map(([allergen, seen]) => ({
      allergen,
      presence: strongest(seen),
      coveredAt: seen.some(({ isNearMiss }) => isNearMiss) ? null : coveredAtOf(record, allergen, contradicted),
      evidence: selectEvidence(seen),
    }));
}

/** A component changes what is in a dish as an ingredient does. */
const withinDated = (record: Dish): Dish => ({ ...record, ingredients_changed_at: changedWithin(record) });

/**
 * Returns when the restaurant confirmed the list as complete; `null` if it is partial, empty or changed since. A component
 * in it must be broken down itself: then the oldest of these dates counts.
 */
export function listCompleteAt(record: Dish): Instant | null {
  const { ingredients, uses, components, ingredients_complete_at } = record;
  const hasList = uses.length > 0 || ingredients.some((text) => normalise(text) !== '');
  const own = hasList ? newest([ingredients_complete_at], changedTime(withinDated(record))) : null;
  const known = new Set(components.map(({ id }) => id));
  if (own === null || ![...uses, ...components.flatMap((one) => one.uses)].every((id) => known.has(id))) return null;
  const dates = [own, ...components.map(ownListCompleteAt)];
  const [oldest = null] = dates.toSorted((one, other) => timeOf(one) - timeOf(other));
  return dates.includes(null) ? null : oldest;
}

/** Returns when the restaurant finished stating its cross-contact; `null` if a warning that stood beside it has ended since. */
export function crossContactStatedAt(
  record: Pick<Dish, 'cross_contact_stated_at' | 'warnings_ended_at'>,
): Instant | null {
  const ended = record.warnings_ended_at;
  return newest([record.cross_contact_stated_at], ended === null ? Number.NEGATIVE_INFINITY : timeOf(ended));
}

/** Returns the dates of reports without a known cause. An unreadable date counts as the oldest. */
function unexplainedIn({ unexplained_reports }: Dish): Pick<DishFacts, 'unexplained'> {
  const known = unexplained_reports.map((at) => (Number.isNaN(timeOf(at)) ? 0 : timeOf(at)));
  const unexplained = [...new Set(known)].toSorted((one, other) => one - other).map((at) => new Date(at).toISOString());
  return unexplained.length > 0 ? { unexplained } : {};
}

/** Reads one component by itself. */
function readComponent(given: Dish, within: readonly WithinComponent[]): ReadComponent {
  const record = splitTraces(withinDated(given));
  const { observations, terms, texts, opaque } = readDish(record);
  const { all } = relate(
    record,
    observations,
    within.flatMap((part) => part.observations),
  );
  return { observations: [...all.values()].flat(), terms, texts, opaque };
}

const sortedUnique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();

/** Holds what the texts say, and what the components that they name bring. */
function readAll(record: Dish): {
  readonly own: DishReading;
  readonly within: readonly WithinComponent[];
  readonly terms: readonly string[];
  readonly texts: readonly string[];
} {
  const own = readDish(record);
  const { uses, components, ingredients } = record;
  if (uses.length === 0) {
    const terms = nameMixture(ingredients) ? [anything, ...own.terms] : own.terms;
    return { own, within: [], terms, texts: own.texts };
  }
  const within = readComponents(record, readComponent);
  const isOther = isNotNamed(uses, components);
  const brought = within.flatMap((part) => part.terms);
  const mixture = nameMixture(ingredients.filter(isOther)) ? [anything] : [];
  return {
    own: { ...own, opaque: own.opaque.filter(isOther), unlisted: own.unlisted.filter(isOther) },
    within,
    terms: sortedUnique([...mixture, ...own.terms, ...brought]),
    texts: sortedUnique([...own.texts, ...within.flatMap((part) => part.texts)]),
  };
}

/**
 * Derives facts from a record with the current lexicon. `coveredAt` is null for an allergen without a dated statement
 * from after the last change, so that it can never be reported as clear.
 */
export function deriveFacts(given: Dish): DishFacts {
  const record = splitTraces(withinDated(given));
  const { own, within, terms, texts } = readAll(record);
  const completeAt = listCompleteAt(record);
  const asked = within.flatMap((part) => part.opaque);
  const opaque = asked.length > 0 ? uniqueByForm([...asked, ...own.opaque]) : own.opaque;
  return {
    lexiconVersion,
    allergens: factsOf(
      record,
      own.observations,
      within.flatMap((part) => part.observations),
    ),
    terms,
    texts,
    opaque: completeAt === null ? uniqueByForm([...own.unlisted, ...opaque]) : opaque,
    ingredientsCompleteAt: completeAt,
    crossContactStatedAt: crossContactStatedAt(record),
    ...unexplainedIn(record),
  };
}
