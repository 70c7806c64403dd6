import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lettersOfFont } from '../../test/letters-of-font.ts';
import { kitchenAnswers } from './kitchen-answers.ts';
import { kitchenPageTexts } from './kitchen-page-texts.ts';
import { kitchenQuestions } from './kitchen-questions.ts';
import { languages } from './languages.ts';
import { otherCardTexts } from './other-card-texts.ts';
import { describePreparation } from './way-words.ts';

/** Returns every text in a value, including those made with a number, with words, or without. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [...textsIn(value('12', '12')), ...textsIn(value('', ''))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Includes dates of each month, times before and after noon, and delays, as they appear in questions and on the
 * kitchen's page.
 */
function timesIn(tag: string): readonly string[] {
  const delay = new Intl.RelativeTimeFormat(tag);
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, 2 * month));
  const times = months.flatMap((at) => [
    at.toLocaleDateString(tag, { year: 'numeric', month: 'long', day: 'numeric' }),
    at.toLocaleTimeString(tag, { hour: 'numeric', minute: '2-digit' }),
  ]);
  return [...times, delay.format(12, 'second'), delay.format(12, 'minute')];
}

function listsIn(tag: string): readonly string[] {
  const types = ['conjunction', 'disjunction'] as const;
  return types.flatMap((type) =>
    [
      ['1', '2'],
      ['1', '2', '3'],
    ].map((words) => new Intl.ListFormat(tag, { type }).format(words)),
  );
}

// The app's own letters reach as far as Western European ones, and every font has their quotation marks.
it.each(['zh', 'ja', 'ko', 'th', 'vi'] as const)(
  'has every letter in %s of the card, the questions and the kitchen’s page, for devices that have none',
  (language) => {
    const { tag } = languages[language];
    const written = [
      ...textsIn([otherCardTexts[language], languages[language], kitchenQuestions[language]]),
      ...textsIn([kitchenAnswers[language], kitchenPageTexts[language]]),
      describePreparation({ name: '', leaves_out: ['12'], adds: ['12'] }, language),
      ...timesIn(tag),
      ...listsIn(tag),
    ].join('');
    // Browsers shape a Thai "am" from the two letters that it stands for.
    const texts = written + written.replaceAll(/[^\u0e33]/g, '').normalize('NFKD');
    const letters = [...new Set(texts.match(/[\u0100-\u1fff\u2070-\u{10ffff}]/gu))];
    expect(letters.length).toBeGreaterThan(40);
    for (const weight of [400, 700]) {
      const has = lettersOfFont(join(import.meta.dirname, 'fonts', `${language}-${weight}.woff2`));
      expect(
        letters.filter((letter) => !has.has(letter)),
        'Run scripts/make-card-fonts.ts',
      ).toEqual([]);
    }
  },
);
