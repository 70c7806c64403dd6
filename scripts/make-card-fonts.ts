/**
 * Extracts the letters of what a kitchen reads (the chef card, questions, its page of an order) from Noto Sans, and the
 * Vietnamese ones from Source Sans, for devices without them:
 *   npm install --prefix FOLDER subset-font@2.9.0 @fontsource/noto-sans-{sc,jp,kr,thai}@5.3.0 \
 *     @fontsource/source-sans-3@5.3.1, then
 *   node scripts/make-card-fonts.ts FOLDER
 * When the words change, web/src/translations/fonts.test.ts says which letters are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { kitchenAnswers } from '../web/src/translations/kitchen-answers.ts';
import { kitchenPageTexts } from '../web/src/translations/kitchen-page-texts.ts';
import { kitchenQuestions } from '../web/src/translations/kitchen-questions.ts';
import { languages } from '../web/src/translations/languages.ts';
import { otherCardTexts } from '../web/src/translations/other-card-texts.ts';
import { describePreparation } from '../web/src/translations/way-words.ts';

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const [, , folder] = process.argv;
if (!folder) throw new Error('Give the folder of the packages: node scripts/make-card-fonts.ts FOLDER');
const packages = createRequire(join(resolve(folder), 'package.json'));
const subset = packages('subset-font') as Subset;

const translations = join(import.meta.dirname, '../web/src/translations');
const sources = [
  { language: 'zh', font: 'noto-sans-sc', part: 'chinese-simplified' },
  { language: 'ja', font: 'noto-sans-jp', part: 'japanese' },
  { language: 'ko', font: 'noto-sans-kr', part: 'korean' },
  { language: 'th', font: 'noto-sans-thai', part: 'thai' },
  { language: 'vi', font: 'source-sans-3', part: 'vietnamese' },
] as const;
type FontLanguage = (typeof sources)[number]['language'];

/** Returns every text in a value. For a function it returns the code, so that no branch is missing. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
}

/** Returns what the browser itself writes: between the words of a list, in dates, times of the day and delays. */
function textsOfBrowser(language: FontLanguage): readonly string[] {
  const { tag } = languages[language];
  const day = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric' });
  const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' });
  const delay = new Intl.RelativeTimeFormat(tag);
  return [
    ...(['second', 'minute'] as const).map((unit) => delay.format(12, unit)),
    ...(['conjunction', 'disjunction'] as const).map((type) =>
      new Intl.ListFormat(tag, { type }).format(['1', '2', '3']),
    ),
    ...Array.from({ length: 12 }, (_, month) => day.format(new Date(2026, month, 1))),
    ...[6, 18].map((hour) => clock.format(new Date(2026, 0, 1, hour))),
  ];
}

/** Returns the letters in a language's words that the app's own font doesn't have. */
function lettersOf(language: FontLanguage): string {
  const words = [
    otherCardTexts[language],
    kitchenQuestions[language],
    kitchenAnswers[language],
    kitchenPageTexts[language],
    languages[language].ownName,
    describePreparation({ name: '', leaves_out: [''], adds: [''] }, language),
    textsOfBrowser(language),
  ].flatMap(textsIn);
  // A Thai "am" is shaped from two letters.
  const text = words.join('').replaceAll('\u0e33', '\u0e33'.normalize('NFKD') + '\u0e33');
  return [...new Set(text.match(/[\u0100-\u{10ffff}]/gu))].toSorted().join('');
}

for (const { language, font, part } of sources) {
  const letters = lettersOf(language);
  for (const weight of [400, 700]) {
    const whole = readFileSync(packages.resolve(`@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff2`));
    const cut = await subset(whole, letters, { targetFormat: 'woff2' });
    writeFileSync(join(translations, 'fonts', `${language}-${weight}.woff2`), cut);
  }
}
