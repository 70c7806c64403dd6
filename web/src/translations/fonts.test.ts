import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kitchenAnswers } from './kitchen-answers.ts';
import { kitchenPageTexts } from './kitchen-page-texts.ts';
import { languages } from './languages.ts';
import { otherCardTexts } from './other-card-texts.ts';

/** Returns every text in a value, including those made with a number. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value(12));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// The app's own letters reach as far as Western European ones.
it.each(['zh', 'ja', 'ko', 'th', 'vi'] as const)(
  'brings every letter of the card in %s, for devices that have none',
  (language) => {
    const letters = readFileSync(join(import.meta.dirname, 'fonts', `${language}.txt`), 'utf8');
    const written = textsIn([otherCardTexts[language], languages[language]]).join('');
    // Browsers shape a Thai "am" from the two letters that it stands for.
    const texts = written + written.replaceAll(/[^\u0e33]/g, '').normalize('NFKD');
    const missing = [...new Set(texts.match(/[\u0100-\u{10ffff}]/gu))].filter((letter) => !letters.includes(letter));
    expect(texts.length).toBeGreaterThan(200);
    expect(missing, 'Run scripts/make-card-fonts.ts').toEqual([]);
  },
);

// The others' letters are many more than the card's: known-limits.md says where they come from.
it.each(['th', 'vi'] as const)('brings every letter of the kitchen’s page in %s, too', (language) => {
  const letters = readFileSync(join(import.meta.dirname, 'fonts', `${language}.txt`), 'utf8');
  const texts =
    textsIn([kitchenAnswers[language], kitchenPageTexts[language]])
      .join('')
      .match(/[\u0100-\u{10ffff}]/gu) ?? [];
  expect(texts.length).toBeGreaterThan(50);
  expect([...new Set(texts)].filter((letter) => !letters.includes(letter))).toEqual([]);
});
