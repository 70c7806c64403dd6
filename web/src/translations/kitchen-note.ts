import type { Strictness } from '@clearplate/domain/verdict/eater';
import { en } from './kitchen-note/en.ts';
import { es } from './kitchen-note/es.ts';
import type { FirstLanguage, TranslationFile } from './languages.ts';

/** The languages that the note for a kitchen can be had in. */
export type NoteLanguage = FirstLanguage;

/** What the note for a kitchen says. Names of dishes and what a restaurant wrote stay as they are. */
export interface KitchenNoteWords extends TranslationFile {
  readonly title: string;
  /** Above the foods of one strictness; `leaveOut`: for ingredients, of which traces are no matter. */
  readonly foods: Readonly<Record<Strictness | 'leaveOut', string>>;
  readonly questions: {
    readonly title: string;
    /** `because`: what gave it away, as it is written; may be empty. */
    readonly contains: (food: string, because: string) => string;
    readonly may_contain: (food: string, because: string) => string;
    /** Somebody reacted to the dish; nobody has found out yet why. */
    readonly reported: (food: string) => string;
    /** Somebody reacted to it on that day, and nobody knows to what. */
    readonly unexplained: (date: string) => string;
    readonly whether: (food: string) => string;
    readonly traces: (food: string) => string;
    readonly what_is_in: (words: string) => string;
    /** `words`: what would be in such a dish, and have it. */
    readonly guessed: (words: string) => string;
    readonly shared_equipment: string;
  };
  /** Above the dishes that are said to be without, each with its foods and since when. */
  readonly still: { readonly title: string; readonly food: (food: string, date: string) => string };
  readonly thanks: string;
  readonly unchecked: string;
}

export const kitchenNoteWords: Readonly<Record<NoteLanguage, KitchenNoteWords>> = { en, es };
