import type { Page } from '@playwright/test';
import { es } from '../web/src/translations/interface/es.ts';

export type Language = 'en' | 'es';
/** `npm test` walks such a journey in Spanish, which has longer words, and `npm run prove` in English too. */
export const languages: readonly Language[] = process.env['PROVE'] === '1' ? ['en', 'es'] : ['es'];

type Values = Readonly<Record<string, string | number>>;

const fill = (sentence: string, values: Values): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Says the interface's sentences by their English, as the app does, so that one journey is walked in both languages. */
export function speaker(language: Language) {
  const find = (english: string, count?: number | string): string => {
    if (language === 'en') return english;
    const said = es[english];
    if (said === undefined) throw new Error(`No Spanish for "${english}"`);
    if (typeof said === 'string') return said;
    return (Number(count) === 1 ? said.one : undefined) ?? said.other;
  };
  const say = (english: string, values: Values = {}): string => fill(find(english, values['count']), values);
  /** Matches a text that begins like this sentence, up to the first value that isn't given. */
  const beginning = (english: string, values: Values = {}): RegExp =>
    new RegExp(`^${escape(say(english, values).replace(/\{\w+\}.*$/s, ''))}`);
  return { say, beginning };
}

/** Makes every page of the tab speak it from its first load on. */
export const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
