/** What stands in the places of a sentence, by their names. */
export type Slots = Readonly<Record<string, string | number>>;

/**
 * Puts an English sentence into the reader's language and fills its places: `say('Contains {what}', { what })`.
 * Texts are composed of whole sentences, so that another language can order them in its own way.
 */
export type Translate = (sentence: string, slots?: Slots) => string;

/** The languages that people are spoken to in. */
export type SpokenLanguage = 'en' | 'es';

/** A sentence with its places filled; a place that nothing is given for stays as it is. */
export function fillSlots(sentence: string, slots: Slots): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(slots[name] ?? place));
}

/** The language that everything is written in. */
export const inEnglish: Translate = (sentence, slots) => (slots === undefined ? sentence : fillSlots(sentence, slots));
