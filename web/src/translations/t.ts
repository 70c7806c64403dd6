import { fillSlots, type Slots, type SpokenLanguage } from '@clearplate/domain/wording/translate';

/** Lists the languages of the interface. */
export type InterfaceLanguage = SpokenLanguage;

/** Holds a sentence in its plural forms. */
export type Plural = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Holds translations by their English text; a counted one by the English plural. */
export type Texts = Readonly<Record<string, string | Plural>>;

declare const mark: unique symbol;

/** This is an English sentence to translate later. It isn't a string, so it can't be shown untranslated. */
export interface Phrase {
  readonly [mark]: true;
}

/** This is a message of the server: its English, and what was filled into it. */
interface ServerMessage {
  readonly message: string;
  readonly sentence?: string | undefined;
  readonly slots?: Slots | undefined;
}

export interface Voice {
  readonly language: InterfaceLanguage;
  /** This is for `Intl`. */
  readonly locale: string;
  readonly texts: Texts;
}

export const english: Voice = { language: 'en', locale: 'en-US', texts: {} };
export const spanish = (texts: Texts): Voice => ({ language: 'es', locale: 'es-US', texts });

let voice = english;
const ownVoice = () => voice;
let findVoice = ownVoice;

/** Switches the interface to Spanish, with these texts. */
export function speakSpanish(texts: Texts): void {
  voice = spanish(texts);
}

export function speakEnglish(): void {
  voice = english;
}

/** Sets how the server finds the language of each request. */
export function speakWith(find: (() => Voice) | undefined): void {
  findVoice = find ?? ownVoice;
}

export const spokenLanguage = (): InterfaceLanguage => findVoice().language;

/** Returns the locale for dates, numbers and lists. */
export const spokenLocale = (): string => findVoice().locale;

/** Translates a sentence without filling its slots. */
export function translate(sentence: string): string {
  const text = findVoice().texts[sentence];
  // A word that every object has ("constructor") would find something that is no text.
  return typeof text === 'string' ? text : (text?.other ?? sentence);
}

/**
 * Translates a sentence of the interface. Its first argument is a literal, so that a check finds it and its
 * translation.
 */
export function t(sentence: string, slots?: Slots): string {
  const text = translate(sentence);
  return slots === undefined ? text : fillSlots(text, slots);
}

/** Translates a sentence with `{count}`. The English singular may write it out: "one dish". */
export function tCount(count: number, one: string, other: string, slots?: Slots): string {
  const text = findVoice().texts[other];
  const own = typeof text === 'object' ? text[new Intl.PluralRules(findVoice().locale).select(count)] : undefined;
  return fillSlots(own ?? (count === 1 && text === undefined ? one : translate(other)), { count, ...slots });
}

/** Marks an English sentence where it can't be translated yet, as in a table that is built once for all languages. */
export const phrase = (sentence: string): Phrase => sentence as unknown as Phrase;

export const tPhrase = (sentence: Phrase, slots?: Slots): string => t(sentence as unknown as string, slots);

/** Translates an English text from elsewhere, such as a message of the server, if it is known. */
export const tIfKnown = (text: string): string => translate(text);

/** Translates a message of the server by its sentence. One that is unknown stays in English. */
export function tServerMessage({ message, sentence = message, slots = {} }: ServerMessage): string {
  const text = findVoice().texts[sentence];
  return typeof text === 'string' ? fillSlots(text, slots) : message;
}

const englishLast = { conjunction: 'and', disjunction: 'or' } as const;

/**
 * Returns "a, b and c", or "a, b or c". English is built by hand, without a comma before the last: a browser's first
 * `Intl.ListFormat` takes it 20 to 50 ms. Spanish needs it, where "y" is "e" before an i.
 */
export function formatList(items: readonly string[], type: keyof typeof englishLast = 'conjunction'): string {
  const last = items.at(-1);
  if (items.length < 2 || last === undefined) return items.join('');
  if (findVoice().language === 'en') return `${items.slice(0, -1).join(', ')} ${englishLast[type]} ${last}`;
  return new Intl.ListFormat(findVoice().locale, { type }).format(items);
}
