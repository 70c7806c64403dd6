import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readRoutes } from './read-routes.ts';

const table = fileURLToPath(new URL('../src/app/lazy-pages.ts', import.meta.url));

/** Writes `page-sources.json`: by which source the build's manifest knows each page, for the server that names its files. */
export function pageSources(): Plugin {
  return {
    name: 'clearplate-page-sources',
    apply: 'build',
    generateBundle() {
      const sources = readRoutes(readFileSync(table, 'utf8')).map(([path, source]) => [path, `src/${source}`]);
      const source = JSON.stringify(Object.fromEntries(sources));
      this.emitFile({ type: 'asset', fileName: '.vite/page-sources.json', source });
    },
  };
}
