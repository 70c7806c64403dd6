import type { Strictness } from '@clearplate/domain/verdict/eater';
import { en } from './kitchen-note/en.ts';
import { es } from './kitchen-note/es.ts';
import type { FirstLanguage, TranslationFile } from './languages.ts';

/** The note for a kitchen exists in these languages. */
export type NoteLanguage = FirstLanguage;

/** Holds the texts of the note for a kitchen. Dish names and what a restaurant wrote are never translated. */
export interface KitchenNoteWords extends TranslationFile {
  readonly title: string;
  /** Heads the dishes that aren't made as they come; a note is added if the menu has changed since they were chosen. */
  readonly ways: { readonly title: string; readonly changed: string };
  /** Heads the foods, by strictness; `leaveOut` is for ingredients, whose traces don't matter. */
  readonly foods: Readonly<Record<Strictness | 'leaveOut', string>>;
  readonly questions: {
    readonly title: string;
    /** `because` quotes the words that imply it, and may be empty. */
    readonly contains: (food: string, because: string) => string;
    readonly may_contain: (food: string, because: string) => string;
    /** Somebody reacted to the dish, and nobody has found out why yet. */
    readonly reported: (food: string) => string;
    /** Somebody reacted to it on that day, and nobody knows to what. */
    readonly unexplained: (date: string) => string;
    /** It is said to be absent, but is usual in `words`. */
    readonly usual_in: (food: string, words: string) => string;
    readonly whether: (food: string) => string;
    readonly traces: (food: string) => string;
    readonly what_is_in: (words: string, oil: string | undefined) => string;
    /** `words` are ingredients that such a dish would have and that contain it. */
    readonly guessed: (words: string) => string;
    readonly shared_equipment: string;
  };
  /** Heads the dishes that are said to be without, each with its foods and dates. */
  readonly still: { readonly title: string; readonly food: (food: string, date: string) => string };
  readonly thanks: string;
  readonly unchecked: string;
}

export const kitchenNoteWords: Readonly<Record<NoteLanguage, KitchenNoteWords>> = { en, es };
