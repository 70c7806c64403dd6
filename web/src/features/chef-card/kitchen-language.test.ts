import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guessKitchenLanguage } from './kitchen-language.ts';

it.each([
  ['Thai', 'th'],
  ['Modern Thai & Lao', 'th'],
  ['Vietnamese', 'vi'],
  ['Phở', 'vi'],
  ['Korean', 'ko'],
  ['SUSHI', 'ja'],
  ['Sichuan, Cantonese', 'zh'],
  ['Italian', 'it'],
  ['French bistro', 'fr'],
  ['Taquería', 'es'],
  ['Chinese and Thai', 'zh'],
  ['Burgers', undefined],
  ['Thaigarden', undefined],
  ['', undefined],
])('a kitchen that cooks %j probably reads %s', (cuisine, language) => {
  expect(guessKitchenLanguage(cuisine)).toBe(language);
});

it('knows the language of the sample’s restaurants whose cuisine is that of one', () => {
  const folder = join(import.meta.dirname, '../../../../sample/tables/cuisines');
  const names = readdirSync(folder).map((file) => file.replace('.txt', '').replaceAll('-', ' '));
  const known = Object.fromEntries(
    names.flatMap((name) => (guessKitchenLanguage(name) ? [[name, guessKitchenLanguage(name)]] : [])),
  );
  expect(known).toEqual({
    chinese: 'zh',
    'french bistro': 'fr',
    italian: 'it',
    japanese: 'ja',
    korean: 'ko',
    mexican: 'es',
    peruvian: 'es',
    thai: 'th',
    vietnamese: 'vi',
  });
});
