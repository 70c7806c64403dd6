import type { AllergenId } from './allergens.ts';
import { assessAllergen } from '../verdict/assess-allergen.ts';
import type { AllergenFact, DishFacts } from './dish-facts.ts';
import type { Instant } from './dish.ts';
import type { AssessContext } from '../verdict/verdict.ts';

/**
 * Tells everybody the same about one allergen of a dish, as on a printed grid. `none` means that it is stated absent
 * and the statement still holds; it doesn't cover traces.
 */
export type StatedLevel = 'contains' | 'may_contain' | 'none' | 'not_stated';

const factOf = (facts: DishFacts, allergen: AllergenId): AllergenFact | undefined =>
  facts.allergens.find((fact) => fact.allergen === allergen);

/**
 * Returns the level to print. A warning counts whatever its age; `none` needs an assessment that finds it declared
 * absent. A reaction report alone is no statement, so it becomes "may contain". An estimate is no statement either; if
 * it contradicts one, the result is `not_stated`.
 */
export function statedLevel(facts: DishFacts, allergen: AllergenId, context: AssessContext): StatedLevel {
  const fact = factOf(facts, allergen);
  if (fact?.presence === 'present') return 'contains';
  if (fact?.presence === 'reported' || fact?.presence === 'possible') return 'may_contain';
  if (fact?.presence !== 'none') return 'not_stated';
  return assessAllergen(facts, allergen, 'ask', context).verdict === 'none_declared' ? 'none' : 'not_stated';
}

/** Returns whether `none` also covers traces, because the restaurant has fully stated its cross-contact. */
export function coversTraces(facts: DishFacts, allergen: AllergenId, context: AssessContext): boolean {
  const { verdict } = assessAllergen(facts, allergen, 'dangerous', context);
  return statedLevel(facts, allergen, context) === 'none' && verdict === 'none_declared';
}

/**
 * Returns the date since which a dish is free from an allergen without any reservation: stated absent with its traces,
 * and with no open question. `undefined` if something is open.
 */
export function freeFromSince(facts: DishFacts, allergen: AllergenId, context: AssessContext): Instant | undefined {
  const { questions } = assessAllergen(facts, allergen, 'dangerous', context);
  const isOpen = questions.length + facts.opaque.length + (facts.unexplained?.length ?? 0) > 0;
  if (isOpen || !coversTraces(facts, allergen, context)) return undefined;
  return factOf(facts, allergen)?.coveredAt ?? undefined;
}

/** Returns the dates of statements about the allergen itself, not of those that follow from another. */
export function statementDates({ evidence }: AllergenFact): string[] {
  return evidence.flatMap((one) =>
    one.kind === 'declared' && one.via === undefined && one.at !== null ? [one.at] : [],
  );
}

/** Returns whether somebody stated something about the allergen itself, not only about its group or a member. */
export function isStatedItself({ evidence }: AllergenFact): boolean {
  return evidence.some((one) => one.kind === 'declared' && one.via === undefined);
}
