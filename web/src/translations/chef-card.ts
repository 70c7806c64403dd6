import type { Strictness } from '@clearplate/domain/verdict/eater';
import { en } from './chef-card/en.ts';
import { es } from './chef-card/es.ts';
import { allergenTerms, type AllergenTerms } from './allergen-terms.ts';
import type { FirstLanguage, TranslationFile } from './languages.ts';

/**
 * Holds the texts of the chef card. They are impersonal, because the card may be about a child, a woman, or several
 * people.
 */
export interface ChefCardWords extends TranslationFile {
  readonly title: {
    readonly allergy: string;
    /** This is used if nothing on the card has to be kept away. */
    readonly wishes: string;
  };
  readonly intro: string;
  /** Lets the reader notice a lost page, or a part below the edge of the screen. */
  readonly count: (foods: number) => string;
  /** Heads the lists of foods, by strictness. */
  readonly foods: Readonly<Record<Strictness | 'leaveOut', string>>;
  readonly kitchen: string;
  readonly steps: {
    readonly hands: string;
    readonly surfaces: string;
    readonly pans: string;
    readonly oil: string;
    readonly labels: string;
    readonly unsure: string;
  };
  readonly thanks: string;
  readonly unchecked: string;
}

/** Holds everything that a card in one language is made of. */
export interface CardTexts {
  readonly words: ChefCardWords;
  readonly allergens: AllergenTerms;
}

export const cardTexts: Readonly<Record<FirstLanguage, CardTexts>> = {
  en: { words: en, allergens: allergenTerms.en },
  es: { words: es, allergens: allergenTerms.es },
};
