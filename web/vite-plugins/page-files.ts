import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { filesOf, findChunk, type Bundle } from './bundle-files.ts';
import { readRoutes } from './read-routes.ts';
import type { Read } from './shared-chunks.ts';

const inSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

function listPageFiles(bundle: Bundle, read: Read): Record<string, { first: string[]; later: string[] }> {
  const table = readFileSync(inSource('app/lazy-pages.ts'), 'utf8');
  const entry = findChunk(bundle, ({ isEntry, name }) => isEntry && name === 'app', 'entry');
  const always = filesOf(bundle, entry);
  // A worker is no chunk: it is loaded when something is to be done in it.
  const isCode = (file: string) => file.endsWith('.css') || bundle[file]?.type === 'chunk';
  const pages = readRoutes(table).map(([path, source]) => {
    const page = findChunk(bundle, ({ facadeModuleId }) => facadeModuleId === inSource(source), source);
    const first = [...filesOf(bundle, page)].filter((file) => !always.has(file) && isCode(file));
    const all = new Set([...filesOf(bundle, entry, read), ...filesOf(bundle, page, read)]);
    const later = [...all].filter((file) => !always.has(file) && !first.includes(file) && isCode(file));
    return [path, { first, later }] as const;
  });
  return Object.fromEntries(pages);
}

/**
 * Writes `/page-files.json`: which files each page needs at first and may need later, to be fetched before they are needed.
 * Vite would have that table of all pages in the first file of each.
 */
export function pageFiles(): Plugin {
  return {
    name: 'clearplate-page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = JSON.stringify(listPageFiles(bundle, (id) => this.getModuleInfo(id)));
        this.emitFile({ type: 'asset', fileName: 'page-files.json', source });
      },
    },
  };
}
