import type { AllergenId } from './allergens.ts';
import { presenceRank, type AllergenFact, type DishFacts, type Evidence, type Presence } from './dish-facts.ts';
import type { Instant, StatementLevel, StatementSource } from './dish.ts';

/** Indexes `dates`; -1 means no date. */
type DateAt = number;

/** Leaves the `via` out of evidence. */
export type PackedEvidence =
  | readonly [
      'declared',
      StatementLevel,
      StatementSource,
      DateAt,
      reason: string | null,
      address?: string | null | undefined,
      within?: string | undefined,
    ]
  | readonly ['ingredient' | 'name' | 'description', string, boolean | null, within?: string | undefined]
  | readonly ['estimate', string, number]
  | readonly ['report', DateAt, told?: true | undefined];

/**
 * Holds an allergen, the rank of its presence, the index of its `coveredAt`, and indexes into `evidence`. Indexes after
 * an allergen's id came via that allergen; those after '' came directly.
 */
export type PackedAllergen = readonly [AllergenId, number, DateAt, readonly (number | AllergenId | '')[]];

/**
 * Sends {@link DishFacts} to a browser at a third of the length: each date and each piece of evidence, which several
 * allergens share, appears once. No key matches a list of `DishFacts`, so the two can't be confused.
 */
export interface PackedFacts {
  readonly lexicon: string;
  readonly dates: readonly Instant[];
  readonly evidence: readonly PackedEvidence[];
  readonly known: readonly PackedAllergen[];
  readonly words: {
    readonly terms: readonly string[];
    readonly texts: readonly string[];
    readonly opaque: readonly string[];
  };
  readonly complete: DateAt;
  readonly crossContact: DateAt;
  readonly unexplained?: readonly DateAt[] | undefined;
}

/** Collects values without duplicates and returns their indexes. */
class Once<T> {
  readonly all: T[] = [];
  readonly #places = new Map<string, number>();

  placeOf(value: T): number {
    const key = JSON.stringify(value);
    const place = this.#places.get(key) ?? this.all.push(value) - 1;
    this.#places.set(key, place);
    return place;
  }
}

function packEvidence(evidence: Evidence, dateAt: (instant: Instant | null) => DateAt): PackedEvidence {
  switch (evidence.kind) {
    case 'declared': {
      const { kind, level, source, at, reason, address } = evidence;
      const said = [kind, level, source, dateAt(at), reason ?? null] as const;
      if (evidence.in !== undefined) return [...said, address ?? null, evidence.in];
      return address === undefined ? said : [...said, address];
    }
    case 'estimate':
      return ['estimate', evidence.words, evidence.probability];
    case 'report':
      return evidence.told ? ['report', dateAt(evidence.at), true] : ['report', dateAt(evidence.at)];
    default:
      return evidence.in === undefined
        ? [evidence.kind, evidence.words, evidence.sure]
        : [evidence.kind, evidence.words, evidence.sure, evidence.in];
  }
}

/** Packs facts; {@link unpackFacts} returns exactly the same ones. */
export function packFacts(facts: DishFacts): PackedFacts {
  const dates = new Once<Instant>();
  const pieces = new Once<PackedEvidence>();
  const dateAt = (instant: Instant | null): DateAt => (instant === null ? -1 : dates.placeOf(instant));
  const known = facts.allergens.map(({ allergen, presence, coveredAt, evidence }): PackedAllergen => {
    const places: (number | AllergenId | '')[] = [];
    let last: AllergenId | '' = '';
    for (const piece of evidence) {
      const via = piece.via ?? '';
      if (via !== last) places.push(via);
      last = via;
      places.push(pieces.placeOf(packEvidence(piece, dateAt)));
    }
    return [allergen, presenceRank[presence], dateAt(coveredAt), places];
  });
  const { terms, texts, opaque } = facts;
  const [complete, crossContact] = [dateAt(facts.ingredientsCompleteAt), dateAt(facts.crossContactStatedAt)];
  const words = { terms, texts, opaque };
  const unexplained = facts.unexplained?.map(dateAt);
  return {
    lexicon: facts.lexiconVersion,
    dates: dates.all,
    evidence: pieces.all,
    known,
    words,
    complete,
    crossContact,
    ...(unexplained && { unexplained }),
  };
}

const presences = Object.keys(presenceRank) as Presence[];

/**
 * Returns the entry at an index. A missing one makes the whole unreadable, because half a dish must not be assessed.
 */
function at<T>(list: readonly T[], place: number): T {
  const value = list[place];
  if (value === undefined) throw new RangeError('Packed facts that point at nothing');
  return value;
}

function whole(list: readonly string[]): readonly string[] {
  if (!Array.isArray(list)) throw new TypeError('Packed facts that lack a list');
  return list;
}

function unpackEvidence(packed: PackedEvidence, dateOf: (place: DateAt) => Instant | null): Evidence {
  switch (packed[0]) {
    case 'declared': {
      const [kind, level, source, date, reason, address, within] = packed;
      return {
        kind,
        level,
        source,
        at: dateOf(date),
        ...(reason !== null && { reason }),
        ...(address != null && { address }),
        ...(within !== undefined && { in: within }),
      };
    }
    case 'estimate':
      return { kind: packed[0], words: packed[1], probability: packed[2] };
    case 'report':
      return { kind: packed[0], at: dateOf(packed[1]) ?? '', ...(packed[2] === true && { told: true }) };
    default:
      return {
        kind: packed[0],
        words: packed[1],
        sure: packed[2],
        ...(packed[3] !== undefined && { in: packed[3] }),
      };
  }
}

/** Returns the facts that were packed. Throws a RangeError or a TypeError for anything else. */
export function unpackFacts({
  lexicon,
  dates,
  evidence,
  known,
  words,
  complete,
  crossContact,
  unexplained,
}: PackedFacts): DishFacts {
  const dateOf = (place: DateAt): Instant | null => (place === -1 ? null : at(dates, place));
  const pieces = evidence.map((one) => unpackEvidence(one, dateOf));
  const allergens = known.map(([allergen, rank, covered, places]): AllergenFact => {
    const found: Evidence[] = [];
    let via: AllergenId | '' = '';
    for (const place of places) {
      if (typeof place !== 'number') via = place;
      else found.push(via === '' ? at(pieces, place) : { ...at(pieces, place), via });
    }
    return { allergen, presence: at(presences, rank), coveredAt: dateOf(covered), evidence: found };
  });
  const { terms, texts, opaque } = words;
  return {
    lexiconVersion: lexicon,
    allergens,
    terms: whole(terms),
    texts: whole(texts),
    opaque: whole(opaque),
    ingredientsCompleteAt: dateOf(complete),
    crossContactStatedAt: dateOf(crossContact),
    ...(unexplained && { unexplained: unexplained.map((place) => at(dates, place)) }),
  };
}
