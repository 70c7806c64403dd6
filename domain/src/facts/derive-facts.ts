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
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { nameMixture } from '../reading/mixtures.ts';
import { normalise } from '../reading/normalise.ts';
import { areOneAct } from './one-act.ts';
import { readDish, uniqueByForm, type Observation } from '../reading/read-dish.ts';

/** Quotes from texts that are kept for one allergen. */
const quotesKept = 8;

const strongest = (observations: readonly Observation[]): Presence =>
  observations.reduce<Presence>((best, { presence }) => (rank[presence] > rank[best] ? presence : best), 'none');

/** When the record last changed, in ms. Never: before everything. Unreadable: `NaN`, which nothing is newer than. */
const changedTime = (record: Dish): number =>
  record.ingredients_changed_at === null ? Number.NEGATIVE_INFINITY : timeOf(record.ingredients_changed_at);

/** The newest of the dates that are not before `notBefore`. */
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

/** A child that is there makes its groups be there. "Absent" doesn't rise: no almond is not "no tree nuts". */
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

/** The record with "no ingredient, traces possible" as the two statements that it is, of one act. */
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

/** Whether somebody stated it absent who stands behind it. */
const isAbsence = ({ level, source }: Statement): boolean => level === 'absent' && source !== 'claimed';

/**
 * The absences that say something about `allergen` itself: its own, and those of a group that covers it, unless something
 * else shows that the group is there.
 */
function covering(record: Dish, allergen: AllergenId, contradicted: ReadonlySet<AllergenId>): Statement[] {
  return record.statements
    .filter(isAbsence)
    .filter(
      (one) => one.allergen === allergen || (absenceCovers(one.allergen, allergen) && !contradicted.has(one.allergen)),
    );
}

/**
 * Whether what is declared of a group leaves a member out: the member, or a group between the two, was stated absent in
 * the same act as every warning of the group, and that still holds. A statement from another act was made without
 * knowing of the warning, or the warning without knowing of it.
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

/** Who reacted to "nuts" may have reacted to any of them; whatever else is said of a group makes a member no surer than possible. */
function loweredPresence(presence: Presence): Presence {
  return presence === 'reported' || rank[presence] < rank.possible ? presence : 'possible';
}

/**
 * Whatever warns of a group warns of each of its members, whatever was stated of those: an ingredient, a report, the
 * kitchen's equipment, another statement. Only a declaration that leaves a member out itself doesn't reach it.
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

/** Whatever was declared or reported, then the strongest quotes, each once. */
function keepEvidence(observations: readonly Observation[]): Evidence[] {
  const sorted = observations.toSorted((one, other) => rank[other.presence] - rank[one.presence]);
  const unique = new Map(sorted.map(({ evidence }) => [JSON.stringify(evidence), evidence]));
  const quotes = [...unique.values()].filter((evidence) => !isSaid(evidence));
  return [...[...unique.values()].filter(isSaid), ...quotes.slice(0, quotesKept)];
}

/**
 * When an allergen was last stated absent, if not before the last change; `null`: nothing covers it. "May contain" covers
 * nothing: it says that it may be there, and not that it is no ingredient.
 */
function coveredAtOf(record: Dish, allergen: AllergenId, contradicted: ReadonlySet<AllergenId>): Instant | null {
  return newest(
    covering(record, allergen, contradicted).map(({ stated_at }) => stated_at),
    changedTime(record),
  );
}

const places = new Map<string, number>(catalogue.map(({ id }, index) => [id, index]));
const placeOf = (allergen: string): number => places.get(allergen) ?? catalogue.length;

/** Relates groups and members. Groups first: what contradicts "absent" decides what it still covers. */
function relate(record: Dish, own: readonly Observation[]): AllergenFact[] {
  const direct = byAllergen([...own, ...raise(own)]);
  const isThere = (seen: readonly Observation[]): boolean => rank[strongest(seen)] >= rank.possible;
  const contradicted = new Set([...direct].filter(([, seen]) => isThere(seen)).map(([allergen]) => allergen));
  const all = byAllergen([...[...direct.values()].flat(), ...lower(record, own, contradicted)]);
  return [...all]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
    .map(([allergen, seen]) => ({
      allergen,
      presence: strongest(seen),
      coveredAt: seen.some(({ isNearMiss }) => isNearMiss) ? null : coveredAtOf(record, allergen, contradicted),
      evidence: keepEvidence(seen),
    }));
}

/** When the restaurant confirmed the list as whole, if it has one and nothing has changed since; `null`: it is partial. */
export function listCompleteAt(record: Dish): Instant | null {
  const hasList = record.ingredients.some((text) => normalise(text) !== '');
  return hasList ? newest([record.ingredients_complete_at], changedTime(record)) : null;
}

/** The dates of reports of unknown cause. One that can't be read counts as well: it is the oldest. */
function unexplainedIn({ unexplained_reports }: Dish): Pick<DishFacts, 'unexplained'> {
  const known = unexplained_reports.map((at) => (Number.isNaN(timeOf(at)) ? 0 : timeOf(at)));
  const unexplained = [...new Set(known)].toSorted((one, other) => one - other).map((at) => new Date(at).toISOString());
  return unexplained.length > 0 ? { unexplained } : {};
}

/**
 * What a record amounts to under the lexicon in force. An allergen that nobody stated, in a statement
 * with a date from after the last change, has `coveredAt` null: it can't be reported as clear.
 */
export function deriveFacts(given: Dish): DishFacts {
  const record = splitTraces(given);
  const { observations, terms, texts, opaque, unlisted } = readDish(record);
  const completeAt = listCompleteAt(record);
  return {
    lexiconVersion,
    allergens: relate(record, observations),
    terms: nameMixture(record.ingredients) ? [anything, ...terms] : terms,
    texts,
    opaque: completeAt === null ? uniqueByForm([...unlisted, ...opaque]) : opaque,
    ingredientsCompleteAt: completeAt,
    crossContactStatedAt: newest([record.cross_contact_stated_at], Number.NEGATIVE_INFINITY),
    ...unexplainedIn(record),
  };
}
