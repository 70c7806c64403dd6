import { deriveFacts } from './derive-facts.ts';
import { presenceRank as rank, type AllergenFact, type DishFacts } from './dish-facts.ts';
import { nothingKnown, type Component, type Dish } from './dish.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';

/** Facts that have to be derived again get this version. No lexicon has it, so they clear nothing. */
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

/** Returns facts to which the warnings of others are added, and in which nothing clears. */
export function warningsOfBoth(facts: DishFacts, others: DishFacts): DishFacts {
  const known = new Map(others.allergens.map((fact) => [fact.allergen, fact]));
  const had = new Set(facts.allergens.map(({ allergen }) => allergen));
  return {
    ...facts,
    allergens: [
      ...facts.allergens.map((fact) => worst(fact, known.get(fact.allergen))),
      ...others.allergens.filter(({ allergen }) => !had.has(allergen)).map((fact) => ({ ...fact, coveredAt: null })),
    ],
    terms: union(facts.terms, others.terms),
    texts: union(facts.texts, others.texts),
    opaque: [...new Set([...facts.opaque, ...others.opaque])],
    ingredientsCompleteAt: null,
    crossContactStatedAt: null,
  };
}

/**
 * Returns the facts that a dish had, plus what its components warn of now, until somebody derives it: every warning of
 * before and after stands, and nothing clears.
 */
export function doubtfulFacts(before: DishFacts, after: Dish): DishFacts {
  return { ...warningsOfBoth(before, broughtTo(after)), lexiconVersion: doubtfulVersion };
}
