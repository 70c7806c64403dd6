import { deriveFacts } from './derive-facts.ts';
import { presenceRank as rank, type AllergenFact, type DishFacts } from './dish-facts.ts';
import { nothingKnown, type Component, type Dish } from './dish.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';

/** The version of facts that are to be derived again: no lexicon has it, so they clear nothing. */
const doubtfulVersion = `${lexiconVersion}~`;

const brought = new WeakMap<readonly Component[], DishFacts>();

/** Returns what the components of a dish bring, without anything else of it. */
function broughtTo({ uses, components }: Dish): DishFacts {
  const known = brought.get(components);
  if (known) return known;
  const facts = deriveFacts({ ...nothingKnown, uses, components });
  brought.set(components, facts);
  return facts;
}

function worst(one: AllergenFact, other: AllergenFact | undefined): AllergenFact {
  if (!other) return { ...one, coveredAt: null };
  const presence = rank[other.presence] > rank[one.presence] ? other.presence : one.presence;
  return { allergen: one.allergen, presence, coveredAt: null, evidence: [...one.evidence, ...other.evidence] };
}

const union = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].toSorted();

/**
 * Returns the facts that a dish had, with whatever its components warn of now, as long as nobody has derived it: every
 * warning of before and after stands, and nothing clears.
 */
export function doubtfulFacts(before: DishFacts, after: Dish): DishFacts {
  const now = broughtTo(after);
  const known = new Map(now.allergens.map((fact) => [fact.allergen, fact]));
  const had = new Set(before.allergens.map(({ allergen }) => allergen));
  return {
    ...before,
    lexiconVersion: doubtfulVersion,
    allergens: [
      ...before.allergens.map((fact) => worst(fact, known.get(fact.allergen))),
      ...now.allergens.filter(({ allergen }) => !had.has(allergen)).map((fact) => ({ ...fact, coveredAt: null })),
    ],
    terms: union(before.terms, now.terms),
    texts: union(before.texts, now.texts),
    opaque: [...new Set([...before.opaque, ...now.opaque])],
    ingredientsCompleteAt: null,
    crossContactStatedAt: null,
  };
}
