/**
 * Extracts the chef card's letters from Noto Sans, and the Vietnamese ones from Source Sans, for devices without them:
 *   npm install --prefix FOLDER subset-font@2.9.0 @fontsource/noto-sans-{sc,jp,kr,thai}@5.3.0 \
 *     @fontsource/source-sans-3@5.3.1, then
 *   node scripts/make-card-fonts.ts FOLDER
 * When the words change, web/src/translations/fonts.test.ts says which letters are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { languages, type Language } from '../web/src/translations/languages.ts';

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const [, , folder] = process.argv;
if (!folder) throw new Error('Which folder are the packages in?');
const packages = createRequire(join(resolve(folder), 'package.json'));
const subset = packages('subset-font') as Subset;

const translations = join(import.meta.dirname, '../web/src/translations');
const sources = [
  { language: 'zh', font: 'noto-sans-sc', part: 'chinese-simplified' },
  { language: 'ja', font: 'noto-sans-jp', part: 'japanese' },
  { language: 'ko', font: 'noto-sans-kr', part: 'korean' },
  { language: 'th', font: 'noto-sans-thai', part: 'thai' },
  { language: 'vi', font: 'source-sans-3', part: 'vietnamese' },
] as const satisfies { language: Language; font: string; part: string }[];

/** Returns the letters in a language's words that the app's own font doesn't have. */
function lettersOf(language: Language): string {
  const files = [`chef-card/${language}.ts`, `allergen-terms/${language}.ts`];
  const words = files.map((file) => readFileSync(join(translations, file), 'utf8')).join('');
  // A Thai "am" is shaped from two letters.
  const text = `${words}${languages[language].ownName}`.replaceAll('\u0e33', '\u0e33'.normalize('NFKD') + '\u0e33');
  return [...new Set(text.match(/[\u0100-\u{10ffff}]/gu))].toSorted().join('');
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
