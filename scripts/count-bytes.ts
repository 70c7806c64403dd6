import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, readManifest, type Manifest } from '../server/src/pages/page-files.ts';
import { pagePaths, sourceOfPage } from '../contract/src/pages.ts';
import { root } from './run-program.ts';

/** Limits the compressed JavaScript and CSS before a page is usable, in KiB. */
const mostKiB = 165;

const dist = path.join(root, 'web/dist');

/** Lists what each route loads first, by the build's manifest: the files of the entry and the page, each once. */
export function listFiles(manifest: Manifest, routes: readonly (readonly [route: string, source: string])[]) {
  return routes.map(([route, source]) => {
    if (!manifest[source]) throw new Error(`The build has no ${source}`);
    const files = [...new Set([...filesOf(manifest, 'index.html'), ...filesOf(manifest, source)])];
    return {
      route,
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    };
  });
}

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** Prints what each route loads first, and returns whether all are within bounds. Styles are in a page's HTML. */
export async function checkBytes(): Promise<boolean> {
  const manifest = await readManifest(dist);
  const routes = pagePaths.map((route) => [route, sourceOfPage(route)] as const);
  const read = (file: string) => readFileSync(path.join(dist, file));
  const sizeOf = (...files: readonly string[]) => gzipSync(Buffer.concat(files.map(read)), { level: 9 }).length;
  const counted = listFiles(manifest, routes).map(({ route, scripts, styles }) => ({
    route,
    bytes: sumOf(scripts.map((file) => sizeOf(file))) + sizeOf(...styles),
  }));
  for (const { route, bytes } of counted) {
    const isOver = !(bytes <= mostKiB * 1024);
    console.log(`${(bytes / 1024).toFixed(1).padStart(6)} KiB ${route}${isOver ? `: more than ${mostKiB}` : ''}`);
  }
  return counted.length > 0 && counted.every(({ bytes }) => bytes <= mostKiB * 1024);
}
