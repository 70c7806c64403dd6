import type { Ingredient } from '../lexicon/compile.ts';
import type { Ground } from './shares.ts';

/** A dish is likely to contain this ingredient, for the reason given. */
export interface Expected {
  /** The ingredient's name in the text or in the dish knowledge. */
  readonly name: string;
  readonly ingredient: Ingredient;
  readonly ground: Ground;
}
