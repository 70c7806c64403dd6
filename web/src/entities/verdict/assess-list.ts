import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { isDisliked } from '@clearplate/domain/verdict/disliked';
import { assessVariants, statedVariant, type OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import type { ReactNode } from 'react';

export type Assess = (facts: DishFacts) => Assessment | undefined;

/** Something that can be assessed and shown on a card. */
export interface Assessable {
  readonly id: number;
  readonly name: string;
  readonly restaurant_id: number;
  readonly facts: DishFacts;
}

const listsOfFacts = ['allergens', 'terms', 'texts', 'opaque'] satisfies (keyof DishFacts)[];

function hasFacts(value: unknown): boolean {
  const { facts } = (value ?? {}) as { facts?: Partial<Record<keyof DishFacts, unknown>> | null };
  return listsOfFacts.every((list) => Array.isArray(facts?.[list]));
}

/** Checks a value from the network, because half a dish, or half a variant of one, must not be assessed as if it were whole. */
export function isAssessable(value: unknown): boolean {
  const { id, name, variants = null } = (value ?? {}) as Partial<Record<keyof Assessable | 'variants', unknown>>;
  const areWhole = variants === null || (Array.isArray(variants) && variants.every(hasFacts));
  return typeof id === 'number' && typeof name === 'string' && hasFacts(value) && areWhole;
}

export interface Assessed<Item> {
  readonly item: Item;
  readonly assessment: Assessment;
  /** Ways to make it that can be asked for where the dish as it comes is to avoid or not verified. */
  readonly offered?: readonly OfferedVariant[];
  /** The one with which a list shows it that includes dishes with a change. It stands apart from those that answer as they come. */
  readonly changed?: OfferedVariant;
  /** What stands beside the verdict of the dish as it comes, as its own eater knows it. */
  readonly mark?: ReactNode;
}

export interface AssessedItems<Item> {
  readonly shown: readonly Assessed<Item>[];
  /** Dishes to avoid: left out of the list, counted, and shown on request. */
  readonly hidden: readonly Assessed<Item>[];
  /** How many those are, where a count beside them is of other dishes. */
  readonly said?: string;
  /** Dishes that nobody has to avoid but somebody dislikes: left out as well, and counted separately. */
  readonly disliked: readonly Assessed<Item>[];
}

function placeOf({ assessment, changed }: Assessed<unknown>): keyof AssessedItems<unknown> {
  if (changed) return 'shown';
  if (assessment.verdict === 'avoid') return 'hidden';
  return isDisliked(assessment) ? 'disliked' : 'shown';
}

/** Splits a list, in its order. Returns `undefined` while we don't know whom to assess for. */
export function assessList<
  Item extends { readonly facts: DishFacts; readonly variants?: readonly DerivedVariant[] | null | undefined },
>(items: readonly Item[], assess: Assess, withChange = false): AssessedItems<Item> | undefined {
  const assessed: Assessed<Item>[] = [];
  for (const item of items) {
    const assessment = assess(item.facts);
    if (assessment === undefined) return undefined;
    const offered = assessVariants(assessment, item.variants, assess);
    const changed = withChange ? statedVariant(offered) : undefined;
    assessed.push({ item, assessment, ...(offered.length > 0 && { offered }), ...(changed && { changed }) });
  }
  const inPlace = (place: keyof AssessedItems<Item>) => assessed.filter((one) => placeOf(one) === place);
  return { shown: inPlace('shown'), hidden: inPlace('hidden'), disliked: inPlace('disliked') };
}
