import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { en } from './allergen-terms/en.ts';
import { es } from './allergen-terms/es.ts';
import type { FirstLanguage, TranslationFile } from './languages.ts';

/** What a kitchen that speaks a language calls an allergen. As inside a sentence: lower case. */
export interface AllergenTerm {
  readonly term: string;
  /** Its other names, in other countries or in everyday speech, and what a kitchen may not think of. */
  readonly also?: string;
  /** Whether `term` stands in one of the official lists of the file; else it is our own wording. */
  readonly official: boolean;
}

export interface AllergenTerms extends TranslationFile {
  /** The official lists that the terms are taken from, as one cites them. */
  readonly lists: readonly string[];
  readonly terms: Readonly<Record<AllergenId, AllergenTerm>>;
}

export const allergenTerms: Readonly<Record<FirstLanguage, AllergenTerms>> = { en, es };
