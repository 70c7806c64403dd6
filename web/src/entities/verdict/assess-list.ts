import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { isDisliked } from '@clearplate/domain/verdict/disliked';
import { assessVariants, type OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import type { Assessment } from '@clearplate/domain/verdict/verdict';

export type Assess = (facts: DishFacts) => Assessment | undefined;

/** Something that can be assessed and shown on a card. */
export interface Assessable {
  readonly id: number;
  readonly name: string;
  readonly facts: DishFacts;
}

const listsOfFacts = ['allergens', 'terms', 'texts', 'opaque'] satisfies (keyof DishFacts)[];

/** Checks a value from the network, because half a dish must not be assessed as if it were whole. */
export function isAssessable(value: unknown): boolean {
  const { id, name, facts } = (value ?? {}) as Partial<Record<keyof Assessable, unknown>>;
  const said = (facts ?? {}) as Partial<Record<keyof DishFacts, unknown>>;
  return typeof id === 'number' && typeof name === 'string' && listsOfFacts.every((list) => Array.isArray(said[list]));
}

export interface Assessed<Item> {
  readonly item: Item;
  readonly assessment: Assessment;
  /** Ways to make it that can be asked for where the dish as it comes is to avoid. */
  readonly offered?: readonly OfferedVariant[];
}

export interface AssessedItems<Item> {
  readonly shown: readonly Assessed<Item>[];
  /** Dishes to avoid: left out of the list, counted, and shown on request. */
  readonly hidden: readonly Assessed<Item>[];
  /** Dishes that nobody has to avoid but somebody dislikes: left out as well, and counted separately. */
  readonly disliked: readonly Assessed<Item>[];
}

function placeOf({ assessment }: Assessed<unknown>): keyof AssessedItems<unknown> {
  if (assessment.verdict === 'avoid') return 'hidden';
  return isDisliked(assessment) ? 'disliked' : 'shown';
}

/** Splits a list, in its order. Returns `undefined` while we don't know whom to assess for. */
export function assessList<
  Item extends { readonly facts: DishFacts; readonly variants?: readonly DerivedVariant[] | null | undefined },
>(items: readonly Item[], assess: Assess): AssessedItems<Item> | undefined {
  const assessed: Assessed<Item>[] = [];
  for (const item of items) {
    const assessment = assess(item.facts);
    if (assessment === undefined) return undefined;
    const offered = assessVariants(assessment, item.variants, assess);
    assessed.push({ item, assessment, ...(offered.length > 0 && { offered }) });
  }
  const inPlace = (place: keyof AssessedItems<Item>) => assessed.filter((one) => placeOf(one) === place);
  return { shown: inPlace('shown'), hidden: inPlace('hidden'), disliked: inPlace('disliked') };
}
