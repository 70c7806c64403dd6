import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pageEntries, sourceOfPage } from '../../contract/src/pages.ts';
import type { Plugin, Rolldown } from 'vite';

const inWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const worker = inWeb('src/offline/offline-worker.ts');
const stored = pageEntries.filter(([, { offline }]) => offline).map(([path]) => inWeb(sourceOfPage(path)));
/** Says on any page that something failed, and is loaded only then. */
const toaster = inWeb('src/shared/ui/toaster.tsx');
/** A page for signed-in users, whose HTML contains nothing but the app. */
const shell = '/profile/card';

const isFont = (file: string) => file.endsWith('.woff2');

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

function findChunk(bundle: Bundle, isIt: (chunk: Chunk) => boolean, what: string): Chunk {
  const found = Object.values(bundle).find((one): one is Chunk => one.type === 'chunk' && isIt(one));
  if (!found) throw new Error(`The build has no ${what}`);
  return found;
}

/** Returns a chunk and everything that it imports. */
function withImports(bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') withImports(bundle, imported, seen);
  }
  return seen;
}

/** Returns what a page needs, including its dialogs and the languages of its card, but nothing of other pages. */
function filesOf(bundle: Bundle, entry: Chunk, page: Chunk): string[] {
  const always = withImports(bundle, entry);
  const own = [...withImports(bundle, page)].filter((chunk) => !always.has(chunk));
  const lazy = own.flatMap(({ dynamicImports }) => dynamicImports).map((file) => bundle[file]);
  const all = [
    ...always,
    ...own,
    ...lazy.flatMap((one) => (one?.type === 'chunk' ? [...withImports(bundle, one)] : [])),
  ];
  return all.flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
}

function describeBuild(bundle: Bundle) {
  const entry = findChunk(bundle, ({ isEntry, name }) => isEntry && name === 'app', 'entry');
  const chunks = [...stored, toaster].map((path) =>
    findChunk(bundle, ({ facadeModuleId }) => facadeModuleId === path, path),
  );
  const files = new Set(chunks.flatMap((chunk) => filesOf(bundle, entry, chunk)));
  for (const font of Object.keys(bundle).filter(isFont)) files.add(font);
  const paths = [...files].map((file) => `/${file}`).toSorted();
  const html = bundle['index.html'];
  const hash = createHash('sha256').update(paths.join('\n'));
  if (html?.type === 'asset') hash.update(html.source);
  return { version: hash.digest('hex').slice(0, 12), shell, entry: `/${entry.fileName}`, files: paths };
}

/**
 * Builds the worker that caches the app for offline use, as `/offline-worker.js`. Its name has no hash, so that
 * browsers find the next version, and its text lists the files of this build.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'clearplate-offline-worker',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { app: inWeb('index.html'), 'offline-worker': worker },
          output: {
            entryFileNames: ({ name }) => (name === 'offline-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = findChunk(bundle, ({ fileName }) => fileName === 'offline-worker.js', 'worker');
        if (chunk.imports.length > 0) throw new Error('The worker must be one file');
        chunk.code = chunk.code.replace('APP_BUILD', JSON.stringify(describeBuild(bundle)));
      },
    },
  };
}
