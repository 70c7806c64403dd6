import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { en } from './allergen-terms/en.ts';
import { es } from './allergen-terms/es.ts';
import type { FirstLanguage, TranslationFile } from './languages.ts';

/** A kitchen calls an allergen this in a language. It is lower case, as inside a sentence. */
export interface AllergenTerm {
  readonly term: string;
  /** Lists other names, from other countries or everyday speech, and what a kitchen may not think of. */
  readonly also?: string;
  /** Whether `term` is in one of the file's official lists; otherwise the wording is ours. */
  readonly official: boolean;
}

export interface AllergenTerms extends TranslationFile {
  /** Cites the official lists that the terms are taken from. */
  readonly lists: readonly string[];
  readonly terms: Readonly<Record<AllergenId, AllergenTerm>>;
}

export const allergenTerms: Readonly<Record<FirstLanguage, AllergenTerms>> = { en, es };
