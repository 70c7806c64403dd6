import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { isDisliked } from '@clearplate/domain/verdict/disliked';
import { assessVariants, statedVariant, type OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import type { ReactNode } from 'react';

export type Assess = (facts: DishFacts) => Assessment | undefined;

/** This can be assessed and shown on a card. */
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

/**
 * Checks a value from the network, because half a dish, or half a variant, must not be assessed as if it were whole.
 */
export function isAssessable(value: unknown): boolean {
  const { id, name, variants = null } = (value ?? {}) as Partial<Record<keyof Assessable | 'variants', unknown>>;
  const areWhole = variants === null || (Array.isArray(variants) && variants.every(hasFacts));
  return typeof id === 'number' && typeof name === 'string' && hasFacts(value) && areWhole;
}

export interface Assessed<Item> {
  readonly item: Item;
  readonly assessment: Assessment;
  /** Lists ways to make it that a guest can ask for where the dish as it comes is to avoid or not verified. */
  readonly offered?: readonly OfferedVariant[];
  /**
   * A list that includes dishes with a change shows the dish with this variant, apart from dishes that answer as they
   * come.
   */
  readonly changed?: OfferedVariant;
  /** Renders beside the verdict of the dish as it comes, for its own eater. */
  readonly mark?: ReactNode;
}

export interface AssessedItems<Item> {
  readonly shown: readonly Assessed<Item>[];
  /** These dishes are to avoid. They are left out of the list, counted, and shown on request. */
  readonly hidden: readonly Assessed<Item>[];
  /** Says how many those are, where a count beside them is about other dishes. */
  readonly said?: string;
  /**
   * Nobody has to avoid these dishes, but somebody dislikes them. They are left out as well, and counted separately.
   */
  readonly disliked: readonly Assessed<Item>[];
}

function placeOf({ assessment, changed }: Assessed<unknown>): keyof AssessedItems<unknown> {
  if (changed) return 'shown';
  if (assessment.verdict === 'avoid') return 'hidden';
  return isDisliked(assessment) ? 'disliked' : 'shown';
}

/** Splits a list and keeps its order. Returns `undefined` while we don't know whom to assess for. */
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
