import { allergens } from '@clearplate/domain/facts/allergens';
import { expect, it } from 'vitest';
import { cardTexts } from './chef-card.ts';
import { languages, type Language } from './languages.ts';
import { otherCardTexts } from './other-card-texts.ts';

const texts = { ...cardTexts, ...otherCardTexts };

const each = Object.keys(languages) as Language[];

it.each(each)('names every allergen of the catalogue in %s, each by a term of its own', (language) => {
  const { terms } = texts[language].allergens;
  expect(Object.keys(terms).toSorted()).toEqual(allergens.map(({ id }) => id).toSorted());
  const names = Object.values(terms).map(({ term }) => term);
  expect(new Set(names).size).toBe(names.length);
  for (const { term, also } of Object.values(terms)) {
    expect(term).toBe(term.normalize('NFC').trim());
    expect(also).not.toBe('');
  }
});

const scripts: Record<Language, RegExp> = {
  en: /^[\p{Script=Latin}\p{P}\s]+$/u,
  es: /^[\p{Script=Latin}\p{P}\s]+$/u,
  fr: /^[\p{Script=Latin}\p{P}\s]+$/u,
  it: /^[\p{Script=Latin}\p{P}\s]+$/u,
  zh: /^[\p{Script=Han}\p{P}]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{P}]+$/u,
  ko: /^[\p{Script=Hangul}\p{P}\s]+$/u,
  th: /^[\p{Script=Thai}\p{P}\s]+$/u,
  vi: /^[\p{Script=Latin}\p{P}\s]+$/u,
};

it.each(each)('writes %s in its own script', (language) => {
  for (const { term, also } of Object.values(texts[language].allergens.terms)) {
    expect(`${term}${also ?? ''}`).toMatch(scripts[language]);
  }
});

it.each(each)('cites where the official terms of %s come from', (language) => {
  expect(texts[language].allergens.lists.length).toBeGreaterThan(0);
  expect(Object.values(texts[language].allergens.terms).some(({ official }) => official)).toBe(true);
});
