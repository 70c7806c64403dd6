import { absenceCovers, allergens as catalogue, ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import {
  anything,
  presenceRank as rank,
  type AllergenFact,
  type DishFacts,
  type Evidence,
  type Presence,
} from './dish-facts.ts';
import type { AllergenStatement, DishRecord, Instant } from './dish-record.ts';
import { timeOf } from './instants.ts';
import { lexiconVersion } from './lexicon/lexicon.ts';
import { nameMixture } from './mixtures.ts';
import { normalise } from './normalise.ts';
import { readDish, uniqueByForm, type Observation } from './read-dish.ts';

/** Quotes from texts that are kept for one allergen. */
const quotesKept = 8;

const strongest = (observations: readonly Observation[]): Presence =>
  observations.reduce<Presence>((best, { presence }) => (rank[presence] > rank[best] ? presence : best), 'none');

/** When the record last changed, in ms. Never: before everything. Unreadable: `NaN`, which nothing is newer than. */
const changedTime = (record: DishRecord): number =>
  record.ingredientsChangedAt === null ? Number.NEGATIVE_INFINITY : timeOf(record.ingredientsChangedAt);

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
  return { allergen, presence, evidence: { ...observation.evidence, via: observation.allergen } };
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

/**
 * The statements that say something about `allergen` itself: its own, and "absent" of a group that
 * covers it, unless something else shows that the group is there.
 */
function covering(
  record: DishRecord,
  allergen: AllergenId,
  contradicted: ReadonlySet<AllergenId>,
): AllergenStatement[] {
  return record.statements.filter((statement) => {
    if (statement.allergen === allergen) return true;
    return (
      statement.level === 'absent' &&
      absenceCovers(statement.allergen, allergen) &&
      !contradicted.has(statement.allergen)
    );
  });
}

/**
 * A group that is there without its members being named makes each member possible, and no surer
 * than that, except for members stated absent. A mere estimate stays a question even then.
 */
function lower(
  observations: readonly Observation[],
  isAbsent: (member: AllergenId) => boolean,
  contradicted: ReadonlySet<AllergenId>,
): Observation[] {
  return observations.flatMap((observation) => {
    const { allergen, presence, evidence } = observation;
    const absent = evidence.kind === 'declared' && evidence.level === 'absent';
    if (absent && contradicted.has(allergen)) return [];
    const members = descendantsOf(allergen).filter((member) =>
      absent ? absenceCovers(allergen, member) : presence === 'estimated' || !isAbsent(member),
    );
    return members.map((member) => via(observation, member, rank[presence] > rank.possible ? 'possible' : presence));
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

/** The newest statement that covers an allergen and is not older than the last change; `null`: none. */
type Coverage = (allergen: AllergenId, level?: 'absent') => Instant | null;

function coverageOf(record: DishRecord, contradicted: ReadonlySet<AllergenId>): Coverage {
  const changed = changedTime(record);
  return (allergen, level) => {
    const statements = covering(record, allergen, contradicted).filter((one) => (level ?? one.level) === one.level);
    return newest(
      statements.map(({ statedAt }) => statedAt),
      changed,
    );
  };
}

const places = new Map<string, number>(catalogue.map(({ id }, index) => [id, index]));
const placeOf = (allergen: string): number => places.get(allergen) ?? catalogue.length;

/** Relates groups and members. Groups first: what contradicts "absent" decides what it still covers. */
function relate(record: DishRecord, own: readonly Observation[]): AllergenFact[] {
  const direct = byAllergen([...own, ...raise(own)]);
  const isThere = (seen: readonly Observation[]): boolean => rank[strongest(seen)] >= rank.possible;
  const contradicted = new Set([...direct].filter(([, seen]) => isThere(seen)).map(([allergen]) => allergen));
  const coveredAt = coverageOf(record, contradicted);
  const isAbsent = (member: AllergenId): boolean => coveredAt(member, 'absent') !== null;
  const all = byAllergen([...[...direct.values()].flat(), ...lower(own, isAbsent, contradicted)]);
  return [...all]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
    .map(([allergen, seen]) => ({
      allergen,
      presence: strongest(seen),
      coveredAt: coveredAt(allergen),
      evidence: keepEvidence(seen),
    }));
}

/**
 * What a record amounts to under the lexicon in force. An allergen that nobody stated, in a statement
 * with a date from after the last change, has `coveredAt` null: it can't be reported as clear.
 */
export function deriveFacts(record: DishRecord): DishFacts {
  const { observations, terms, texts, opaque, opaqueName } = readDish(record);
  const hasList = record.ingredients.some((text) => normalise(text) !== '');
  const completeAt = hasList ? newest([record.ingredientsCompleteAt], changedTime(record)) : null;
  return {
    lexiconVersion,
    allergens: relate(record, observations),
    terms: nameMixture(record.ingredients) ? [anything, ...terms] : terms,
    texts,
    // A whole list says what the name leaves open.
    opaque: completeAt === null ? uniqueByForm([...opaqueName, ...opaque]) : opaque,
    ingredientsCompleteAt: completeAt,
    crossContactStatedAt: newest([record.crossContactStatedAt], Number.NEGATIVE_INFINITY),
  };
}
