/** Values fill the placeholders of a sentence, by their names. */
export type Slots = Readonly<Record<string, string | number>>;

/**
 * Translates an English sentence and fills its placeholders: `t('Contains {what}', { what })`. Texts are composed of
 * whole sentences, so that another language can order them in its own way.
 */
export type Translate = (sentence: string, slots?: Slots) => string;

/** The user interface and the mails speak these languages. */
export type SpokenLanguage = 'en' | 'es';

/** Fills the placeholders of a sentence; one without a value stays as it is. */
export function fillSlots(sentence: string, slots: Slots): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(slots[name] ?? place));
}

/** Returns sentences untranslated, because all of them are written in English. */
export const inEnglish: Translate = (sentence, slots) => (slots === undefined ? sentence : fillSlots(sentence, slots));
