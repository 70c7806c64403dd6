import type { AllergenId } from './allergens.ts';
import { assessAllergen } from '../verdict/assess-allergen.ts';
import type { AllergenFact, DishFacts } from './dish-facts.ts';
import type { Instant } from './dish.ts';
import type { AssessContext } from '../verdict/verdict.ts';

/**
 * What is said of one allergen of a dish to everybody, whoever eats, as on a printed grid.
 * `none`: stated absent, and the statement still holds; it says nothing about traces.
 */
export type StatedLevel = 'contains' | 'may_contain' | 'none' | 'not_stated';

const factOf = (facts: DishFacts, allergen: AllergenId): AllergenFact | undefined =>
  facts.allergens.find((fact) => fact.allergen === allergen);

/**
 * A warning stands whatever its age; an allergen is never `none` unless the assessment finds it declared absent.
 * A reported reaction alone is no statement that it is in there: "may contain". An estimate is nobody's
 * statement, and where it speaks against one, neither is printed: `not_stated`.
 */
export function statedLevel(facts: DishFacts, allergen: AllergenId, context: AssessContext): StatedLevel {
  const fact = factOf(facts, allergen);
  if (fact?.presence === 'present') return 'contains';
  if (fact?.presence === 'reported' || fact?.presence === 'possible') return 'may_contain';
  if (fact?.presence !== 'none') return 'not_stated';
  return assessAllergen(facts, allergen, 'ask', context).verdict === 'none_declared' ? 'none' : 'not_stated';
}

/** Whether `none` goes for traces, too: the restaurant has also said all that there is to say about cross-contact. */
export function coversTraces(facts: DishFacts, allergen: AllergenId, context: AssessContext): boolean {
  const { verdict } = assessAllergen(facts, allergen, 'dangerous', context);
  return statedLevel(facts, allergen, context) === 'none' && verdict === 'none_declared';
}

/**
 * Since when it may be said without any reserve that a dish is free from an allergen: stated absent with its traces, and
 * nothing is left to ask. `undefined`: something is open.
 */
export function freeFromSince(facts: DishFacts, allergen: AllergenId, context: AssessContext): Instant | undefined {
  const { questions } = assessAllergen(facts, allergen, 'dangerous', context);
  const isOpen = questions.length + facts.opaque.length + (facts.unexplained?.length ?? 0) > 0;
  if (isOpen || !coversTraces(facts, allergen, context)) return undefined;
  return factOf(facts, allergen)?.coveredAt ?? undefined;
}

/** The dates of what the restaurant said itself of an allergen: not of what follows from another. */
export function statementDates({ evidence }: AllergenFact): string[] {
  return evidence.flatMap((one) =>
    one.kind === 'declared' && one.via === undefined && one.at !== null ? [one.at] : [],
  );
}

/** Whether somebody said something of the allergen itself, and not only of its group or a member. */
export function isStatedItself({ evidence }: AllergenFact): boolean {
  return evidence.some((one) => one.kind === 'declared' && one.via === undefined);
}
