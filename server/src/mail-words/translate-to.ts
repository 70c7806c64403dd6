import { fillSlots, inEnglish, type Translate, type SpokenLanguage } from '@clearplate/domain/wording/translate';
import { domainInSpanish } from '@clearplate/domain/wording/spanish';
import { mailsInSpanish } from './mails-in-spanish.ts';

const spanish = new Map(Object.entries({ ...domainInSpanish, ...mailsInSpanish }));

const inSpanish: Translate = (sentence, slots = {}) => fillSlots(spanish.get(sentence) ?? sentence, slots);

/** Translates the sentences of mails into somebody's language. */
export const translateTo = (language: SpokenLanguage): Translate => (language === 'es' ? inSpanish : inEnglish);
