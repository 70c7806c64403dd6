import { fillSlots, inEnglish, type Say, type SpokenLanguage } from '@clearplate/domain/wording/say';
import { domainInSpanish } from '@clearplate/domain/wording/spanish';
import { mailsInSpanish } from './mails-in-spanish.ts';

const spanish: Readonly<Record<string, string>> = { ...domainInSpanish, ...mailsInSpanish };

const inSpanish: Say = (sentence, slots = {}) => fillSlots(spanish[sentence] ?? sentence, slots);

/** Says the sentences of mails in somebody's language. */
export const sayIn = (language: SpokenLanguage): Say => (language === 'es' ? inSpanish : inEnglish);
