import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { loadsLater, type Read } from './shared-chunks.ts';

const inWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const worker = inWeb('src/offline/offline-worker.ts');
const pages = ['home', 'restaurant', 'dish', 'chef-card'].map((page) => inWeb(`src/pages/${page}-page.tsx`));
/** A page of somebody signed in: its HTML carries nothing but the app. */
const shell = '/profile/card';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');

function findChunk(bundle: Bundle, isIt: (chunk: Chunk) => boolean, what: string): Chunk {
  const found = chunksOf(bundle).find(isIt);
  if (!found) throw new Error(`The build has no ${what}`);
  return found;
}

/** What its modules load soon after a page: without it, what is kept could not be judged. */
function laterChunksOf(bundle: Bundle, chunk: Chunk, read: Read): readonly Chunk[] {
  const later = new Set(chunk.moduleIds.filter((id) => loadsLater(read(id))).flatMap((id) => laterIdsOf(id, read)));
  return chunksOf(bundle).filter(({ moduleIds }) => moduleIds.some((id) => later.has(id)));
}

const laterIdsOf = (id: string, read: Read) => read(id)?.dynamicallyImportedIds ?? [];

/** The files of a chunk and of all that it imports, and of what comes later. What is loaded on its own isn't among them. */
function filesOf(bundle: Bundle, chunk: Chunk, read: Read, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file);
  for (const file of chunk.viteMetadata?.importedAssets ?? []) seen.add(file);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') filesOf(bundle, imported, read, seen);
  }
  for (const later of laterChunksOf(bundle, chunk, read)) filesOf(bundle, later, read, seen);
  return seen;
}

const isFont = (file: string) => file.endsWith('.woff2');

function describeBuild(bundle: Bundle, read: Read) {
  const entry = findChunk(bundle, ({ isEntry, name }) => isEntry && name === 'app', 'entry');
  const chunks = pages.map((page) => findChunk(bundle, ({ facadeModuleId }) => facadeModuleId === page, page));
  const files = new Set([entry, ...chunks].flatMap((chunk) => [...filesOf(bundle, chunk, read)]));
  for (const font of Object.keys(bundle).filter(isFont)) files.add(font);
  const paths = [...files].map((file) => `/${file}`).toSorted();
  const html = bundle['index.html'];
  const hash = createHash('sha256').update(paths.join('\n'));
  if (html?.type === 'asset') hash.update(html.source);
  return { version: hash.digest('hex').slice(0, 12), shell, entry: `/${entry.fileName}`, files: paths };
}

/**
 * Builds the worker that keeps the app for when there is no network, as `/offline-worker.js`: its name has no hash,
 * so that browsers find the next one, and its text names the files of this build.
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
        chunk.code = chunk.code.replace(
          'APP_BUILD',
          JSON.stringify(describeBuild(bundle, (id) => this.getModuleInfo(id))),
        );
      },
    },
  };
}
