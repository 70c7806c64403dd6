import { allergens } from '@clearplate/domain/allergens';
import { expect, it } from 'vitest';
import { allergenTerms } from './allergen-terms.ts';
import { languages, type Language } from './languages.ts';

const each = Object.keys(languages) as Language[];

it.each(each)('names every allergen of the catalogue in %s, each by a term of its own', (language) => {
  const { terms } = allergenTerms[language];
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
};

it.each(each)('writes %s in its own script', (language) => {
  for (const { term, also } of Object.values(allergenTerms[language].terms)) {
    expect(`${term}${also ?? ''}`).toMatch(scripts[language]);
  }
});

it.each(each)('cites where the official terms of %s come from', (language) => {
  expect(allergenTerms[language].lists.length).toBeGreaterThan(0);
  expect(Object.values(allergenTerms[language].terms).some(({ official }) => official)).toBe(true);
});
