/**
 * Extracts the chef card's Chinese and Japanese letters from Noto Sans, for devices without such fonts:
 *   npm install --prefix FOLDER subset-font@2.9.0 @fontsource/noto-sans-sc@5.3.0 @fontsource/noto-sans-jp@5.3.0, then
 *   node scripts/make-card-fonts.ts FOLDER
 * When the words change, web/src/translations/fonts.test.ts says which letters are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const [, , folder] = process.argv;
if (!folder) throw new Error('Which folder are the packages in?');
const packages = createRequire(join(resolve(folder), 'package.json'));
const subset = packages('subset-font') as Subset;

const translations = join(import.meta.dirname, '../web/src/translations');
const sources = [
  { language: 'zh', font: 'noto-sans-sc', part: 'chinese-simplified' },
  { language: 'ja', font: 'noto-sans-jp', part: 'japanese' },
];

/** Returns all non-Latin letters in a language's words. The files have none in comments. */
function lettersOf(language: string): string {
  const files = ['languages.ts', `chef-card/${language}.ts`, `allergen-terms/${language}.ts`];
  const words = files.map((file) => readFileSync(join(translations, file), 'utf8'));
  return [...new Set(words.join('').match(/[\u0370-\u{10ffff}]/gu))].toSorted().join('');
}

for (const { language, font, part } of sources) {
  const letters = lettersOf(language);
  writeFileSync(join(translations, 'fonts', `${language}.txt`), `${letters}\n`);
  for (const weight of [400, 700]) {
    const whole = readFileSync(packages.resolve(`@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff2`));
    const cut = await subset(whole, letters, { targetFormat: 'woff2' });
    writeFileSync(join(translations, 'fonts', `${language}-${weight}.woff2`), cut);
  }
}
