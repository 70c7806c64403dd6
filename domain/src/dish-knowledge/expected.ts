import type { Ingredient } from '../lexicon/compile.ts';
import type { Ground } from './shares.ts';

/** An ingredient that a dish is likely to contain, and why. */
export interface Expected {
  /** As the text or the dish knowledge names it. */
  readonly name: string;
  readonly ingredient: Ingredient;
  readonly ground: Ground;
}
