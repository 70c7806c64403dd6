import { bitsOf } from '../facts/allergen-bits.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { anything } from '../facts/dish-facts.ts';
import type { Avoidance, Eater, Strictness } from './eater.ts';
import { normalise } from '../reading/normalise.ts';

/**
 * Holds what eaters avoid as sets, which is enough to find the worst verdict of a dish over all of them. An allergen
 * that several people avoid appears once, at the highest strictness, because more strictness never improves a verdict.
 */
export interface AvoidedSets {
  readonly isEmpty: boolean;
  /** This is a set of bits, as `bitsOf` returns it. */
  readonly allergens: bigint;
  /** Traces of these allergens are dangerous to somebody. */
  readonly dangerous: bigint;
  /** Somebody wants to be asked about traces of these allergens. */
  readonly asked: bigint;
  /** These are ids of ingredients in the lexicon. */
  readonly terms: readonly string[];
  /** These are a dish's terms that may mean one of those ingredients. */
  readonly doubtfulTerms: readonly string[];
  /** These are a dish's terms that may mean an ingredient whose traces are dangerous. */
  readonly dangerousTerms: readonly string[];
  /** These are the normalised names of those ingredients. */
  readonly names: readonly string[];
  /**
   * Says whether anybody avoids something that can't be cleared: an unknown name, or an ingredient that isn't closed.
   */
  readonly hasUnknown: boolean;
  /** These are the unknown names, normalised. */
  readonly unknownNames: readonly string[];
}

const weight: Readonly<Record<Strictness, number>> = { fine: 0, ask: 1, dangerous: 2 };

function strictest(avoidances: readonly Avoidance[]): Map<AllergenId, Strictness> {
  const found = new Map<AllergenId, Strictness>();
  for (const one of avoidances) {
    if (one.kind !== 'allergen') continue;
    const before = found.get(one.allergen);
    if (before === undefined || weight[one.strictness] > weight[before]) found.set(one.allergen, one.strictness);
  }
  return found;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Normalises names and drops those that contain no word. */
const phrases = (names: readonly string[]): string[] => unique(names.map(normalise)).filter((name) => name !== '');

const isDangerous = ({ strictness }: { readonly strictness?: Strictness | undefined }): boolean =>
  strictness === 'dangerous';

/** Collects what all eaters avoid. */
export function avoidedSets(eaters: readonly Eater[]): AvoidedSets {
  const avoidances = eaters.flatMap(({ avoids }) => avoids);
  const allergens = strictest(avoidances);
  const taken = (strictness: Strictness) =>
    bitsOf([...allergens].flatMap(([id, each]) => (each === strictness ? [id] : [])));
  const listed = avoidances.filter((one) => one.kind === 'ingredient');
  const unknown = avoidances.filter((one) => one.kind === 'unknown');
  const terms = unique(listed.map(({ term }) => term));
  return {
    isEmpty: avoidances.length === 0,
    allergens: bitsOf([...allergens.keys()]),
    dangerous: taken('dangerous'),
    asked: taken('ask'),
    terms,
    doubtfulTerms: terms.length === 0 ? [] : [...terms.map((term) => `?${term}`), anything],
    dangerousTerms: unique(listed.filter(isDangerous).map(({ term }) => `?${term}`)),
    names: phrases(listed.map(({ name }) => name)),
    hasUnknown: unknown.length > 0 || listed.some(({ closed }) => closed !== true),
    unknownNames: phrases(unknown.map(({ name }) => name)),
  };
}
