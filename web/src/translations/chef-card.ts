import type { Strictness } from '@clearplate/domain/verdict/eater';
import { en } from './chef-card/en.ts';
import { es } from './chef-card/es.ts';
import { allergenTerms, type AllergenTerms } from './allergen-terms.ts';
import type { FirstLanguage, TranslationFile } from './languages.ts';

/** What the chef card says. Impersonal throughout: it may be about a child, a woman, several people. */
export interface ChefCardWords extends TranslationFile {
  readonly title: {
    readonly allergy: string;
    /** Where nothing on the card has to be kept away. */
    readonly wishes: string;
  };
  readonly intro: string;
  /** So that a lost page, or the part of a screen below the edge, is missed. */
  readonly count: (foods: number) => string;
  /** What stands above the foods of one strictness. */
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

/** All that a card is written with in one language. */
export interface CardTexts {
  readonly words: ChefCardWords;
  readonly allergens: AllergenTerms;
}

export const cardTexts: Readonly<Record<FirstLanguage, CardTexts>> = {
  en: { words: en, allergens: allergenTerms.en },
  es: { words: es, allergens: allergenTerms.es },
};
