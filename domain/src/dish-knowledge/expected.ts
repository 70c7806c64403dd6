import type { Ingredient } from '../lexicon/compile.ts';
import type { Ground } from './shares.ts';

/** An ingredient that a dish is likely to contain, and why. */
export interface Expected {
  /** The name in the text or in the dish knowledge. */
  readonly name: string;
  readonly ingredient: Ingredient;
  readonly ground: Ground;
}
