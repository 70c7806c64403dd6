import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allergenDescriptions } from '../../domain/src/wording/allergen-descriptions.ts';
import { allergens } from '../../domain/src/facts/allergens.ts';
import { formatDate } from '../../domain/src/facts/instants.ts';
import { expect, it } from 'vitest';
import { domainInSpanish } from '../../domain/src/wording/spanish.ts';
import { mailsInSpanish } from '../../server/src/mail-words/mails-in-spanish.ts';
import { es } from '../../web/src/translations/interface/es.ts';
import type { Plural, Texts } from '../../web/src/translations/t.ts';
import { readSource, type ReadSource, type Sentence } from './read-sentences.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'web/src');
const domain = path.join(root, 'domain/src');
const texts = path.join(source, 'translations/interface/es');

/** Sentences in these folders and files are still in English only. This list may only shrink. */
const notYet: readonly string[] = [];

/** These texts look like our sentences but aren't, or they stay in English, each with its reason. */
const exceptions: readonly { readonly file: string; readonly text: RegExp; readonly because: string }[] = [
  { file: '', text: /: Clearplate$/, because: 'the brand' },
  { file: 'pages/styleguide', text: /./, because: 'seen in development only' },
  {
    file: 'features/menu-file/choose-files.tsx',
    text: /: (contains|not stated|(none but )?may contain \(why\)|none|\(empty\))$/,
    because: 'written so in the file',
  },
  { file: 'features/menu-file/drafts/join-drafts.ts', text: /'allergen chart'/, because: 'a kind of file' },
  {
    file: 'features/admin/chart/chart-file-rows.ts',
    text: /'(?:allergen chart|Clearplate import)'/,
    because: 'kinds of files',
  },
  { file: 'pages/site/check-page.tsx', text: /Enriched flour/, because: 'words are read in English' },
  { file: 'shared/ui/toaster.tsx', text: /Toastify--animate/, because: 'names of classes' },
  { file: 'shared/lib/', text: /: '(button, )?input:/, because: 'selectors' },
  { file: 'shared/map/', text: /`map-\w+ map-\w+--/, because: 'names of classes' },
  { file: 'features/', text: /'(place name|state abbreviation)'/, because: 'names of fields' },
  { file: 'entities/favourite/use-keeping.ts', text: /`favourite \$/, because: 'a key of the cache' },
  { file: 'shared/map/mark-elements.ts', text: /./, because: 'keys of marks' },
  {
    file: 'features/menu-offers/laws.ts',
    text: /'(California Health and Safety Code|FDA Food Code|Regulation \(EU\)|Food Standards Agency)/,
    because: 'a source’s own title',
  },
  { file: 'shared/lib/qr-code.ts', text: /<svg/, because: 'a drawing' },
  { file: 'entities/restaurant/web-link.ts', text: /'Uber Eats'/, because: 'a brand' },
  { file: 'features/menu-sheet/pasted-words.ts', text: /./, because: 'words that are pasted and copied' },
];

const isNotYet = (file: string) => notYet.some((start) => file.startsWith(start));

function filesOf(folder: string, skip: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !skip.test(file));
}

const read = (folder: string, skip: RegExp): readonly (ReadSource & { file: string })[] =>
  filesOf(folder, skip).map((file) => ({
    file,
    ...readSource(file, readFileSync(path.join(folder, file), 'utf8')),
  }));

const web = read(source, /^translations\//);
// The catalogue and the calendar take texts from tables, which are checked below.
const inDomain = read(domain, /^(lexicon|dish-knowledge)\//);
const tables = new Set([
  'wording/allergen-descriptions.ts',
  'facts/allergens.ts',
  'facts/instants.ts',
  'wording/translate.ts',
]);

function monthNames(): readonly string[] {
  const said: string[] = [];
  for (let month = 1; month <= 12; month += 1)
    formatDate(`2026-${String(month).padStart(2, '0')}-02`, (name) => {
      said.push(name);
      return name;
    });
  return said;
}

const fromTables = [
  ...monthNames(),
  ...allergens.flatMap(({ id, label, longLabel, word }) => [label, longLabel, word, allergenDescriptions[id]]),
];
const sentences: readonly Sentence[] = [
  ...web.filter(({ file }) => !isNotYet(file)).flatMap((one) => one.sentences),
  ...inDomain.flatMap((one) => one.sentences),
  ...fromTables.map((text) => ({ text, isCounted: false, at: 'a table of the domain' })),
];

const placesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
const formsOf = (text: string | Plural): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

it('finds the sentences that it looks for', () => {
  const said = new Set(sentences.map(({ text }) => text));
  expect(said.size).toBeGreaterThan(300);
  for (const text of ['Skip to content', 'Traces possible: {what}', 'Not verified', 'Nov', 'Tree nuts'])
    expect(said).toContain(text);
});

it('has Spanish for every sentence', () => {
  expect(sentences.filter(({ text }) => es[text] === undefined).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

it('fills the same places in Spanish, and counts where the English does', () => {
  const wrong = sentences.filter(({ text, isCounted }) => {
    const own = es[text];
    if (own === undefined) return false;
    if (isCounted !== (typeof own === 'object')) return true;
    if (typeof own === 'object' && own.one === undefined) return true;
    // The singular may spell out its number.
    const wanted = placesIn(text).filter((place) => !isCounted || place !== '{count}');
    return formsOf(own).some((form) => {
      const places = placesIn(form).filter((place) => !isCounted || place !== '{count}');
      return places.join() !== wanted.join();
    });
  });
  expect(wrong.map(({ at, text }) => `${at}: ${text} | ${JSON.stringify(es[text])}`)).toEqual([]);
});

it('has no Spanish that nothing says, and each text once', async () => {
  const said = new Set([
    ...sentences.map(({ text }) => text),
    ...web.flatMap((one) => one.sentences.map((s) => s.text)),
  ]);
  const orphans: string[] = [];
  const seen = new Set<string>();
  for (const file of readdirSync(texts).filter((name) => name !== 'server-messages.ts')) {
    const parts = Object.values((await import(path.join(texts, file))) as Record<string, Texts>);
    for (const text of parts.flatMap((part) => Object.keys(part))) {
      if (!said.has(text)) orphans.push(`${file}: nothing says “${text}”`);
      if (seen.has(text)) orphans.push(`${file}: has “${text}” once more`);
      seen.add(text);
    }
  }
  expect(orphans).toEqual([]);
});

it('has Spanish for every sentence of a mail, and the same as on pages', () => {
  const features = path.join(root, 'server/src/features');
  const mails = read(features, /^(?!.*-mails?\.ts$)/);
  expect(mails.length).toBeGreaterThan(5);
  expect(mails.flatMap(({ unwrapped, faults }) => [...unwrapped, ...faults])).toEqual([]);
  const said = [...new Set(mails.flatMap((one) => one.sentences.map(({ text }) => text)))];
  expect(Object.keys(mailsInSpanish).toSorted()).toEqual(said.toSorted());
  const inMails: Texts = { ...domainInSpanish, ...mailsInSpanish };
  expect(
    inDomain.find(({ file }) => file === 'wording/describe-change.ts')?.sentences.filter(({ text }) => !inMails[text]),
  ).toEqual([]);
  expect(monthNames().filter((name) => !inMails[name])).toEqual([]);
  const wrong = Object.entries(inMails).filter(([text, own]) =>
    formsOf(own).some((form) => placesIn(form).join() !== placesIn(text).join()),
  );
  expect(wrong).toEqual([]);
  const elsewhere = Object.entries(inMails).filter(([text, own]) => (es[text] ?? own) !== own);
  expect(elsewhere.filter(([text]) => typeof es[text] === 'string')).toEqual([]);
});

it('promises in Spanish as little as in English', () => {
  const promises =
    /\b(segur[oa]s?|inocu[oa]s?|inofensiv[oa]s?|apt[oa]s?|sin (?:riesgo|peligro)|libres? de|garantiz\w*|recomendad[oa]s?|permitid[oa]s?)\b/i;
  const said = [...Object.values(es), ...Object.values(mailsInSpanish)].flatMap(formsOf);
  expect(said.filter((text) => promises.test(text))).toEqual([]);
  expect(es['Not verified']).toBe('Sin verificar');
  expect(promises.test('Este plato es seguro para ti')).toBe(true);
});

it('can’t be read as a declaration in Spanish where nothing was stated', () => {
  const unstated = Object.entries(es).filter(([text]) =>
    /^Not stated|^not stated|^Nothing said|has not said$/.test(text),
  );
  expect(unstated.length).toBeGreaterThan(5);
  expect(unstated.flatMap(([, text]) => formsOf(text)).filter((text) => /declarad/i.test(text))).toEqual([]);
});

it('leaves no text of the interface outside of the translations', () => {
  const open = web.flatMap(({ file, unwrapped }) =>
    isNotYet(file)
      ? []
      : unwrapped.filter((said) => !exceptions.some((one) => file.startsWith(one.file) && one.text.test(said))),
  );
  expect(open).toEqual([]);
});

it('says every sentence in a way that can be translated', () => {
  const faults = [...web, ...inDomain.filter(({ file }) => !tables.has(file))].flatMap((one) =>
    isNotYet(one.file) ? [] : one.faults,
  );
  expect(faults).toEqual([]);
});

it('brings the reader’s language to every text that the domain composes', () => {
  const composing = filesOf(domain, /^(lexicon|dish-knowledge)\//).flatMap((file) => {
    const code = readFileSync(path.join(domain, file), 'utf8');
    return [...code.matchAll(/export (?:function|const) (\w+)[^{]*?\bt: Translate\b/g)].map(([, name]) => name ?? '');
  });
  expect(composing).toContain('describeCause');
  const silent = filesOf(source, /^translations\//).flatMap((file) => {
    if (isNotYet(file)) return [];
    const code = readFileSync(path.join(source, file), 'utf8');
    const imported = [...code.matchAll(/import \{([^}]*)\} from '@clearplate\/domain\/[^']*'/g)].flatMap(([, names]) =>
      (names ?? '').split(',').map((name) => name.trim()),
    );
    const used = imported.filter((name) => composing.includes(name));
    const body = code.replace(/^import [^;]*;$/gm, '');
    // What is copied as a table has English words, so that it can be pasted again.
    if (file === 'features/menu-sheet/pasted-words.ts') return [];
    return used.flatMap((name) =>
      [...body.matchAll(new RegExp(`\\b${name}\\b(?!\\((?:[^()]|\\([^()]*\\))*\\bt\\))`, 'g'))].map(
        ({ index }) => `${file}: ${lineAt(body, index).trim()}`,
      ),
    );
  });
  expect(silent).toEqual([]);
});

function lineAt(code: string, index: number): string {
  const start = code.lastIndexOf('\n', index) + 1;
  return code.slice(start, code.indexOf('\n', index));
}
