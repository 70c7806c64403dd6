import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from '../server/src/http/page-files.ts';
import { root } from './run-program.ts';

/** Of JavaScript and CSS, compressed, before a page can be used, in KiB. The goal is 125. */
const mostKiB = 175;

const dist = path.join(root, 'web/dist');
const importLine = /'(\/[^']*)': page\(\(\) => import\('\.\.\/(pages\/[^']+)'\)/g;

/** Every route with the source of its page, as the router's table says it. */
export function readRoutes(table: string): [route: string, source: string][] {
  return [...table.matchAll(importLine)].map(([, route = '', source = '']) => [route, `src/${source}`]);
}

/** What each route loads at first, in bytes: the entry's files and the page's, each once, by the build's manifest. */
export function countBytes(manifest: Manifest, routes: readonly [string, string][], sizeOf: (file: string) => number) {
  return routes.map(([route, source]) => {
    if (!manifest[source]) throw new Error(`The build has no ${source}`);
    const files = new Set([...filesOf(manifest, 'index.html'), ...filesOf(manifest, source)]);
    const sizes = [...files].filter((file) => /\.(?:js|css)$/.test(file)).map(sizeOf);
    return { route, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}

/** Prints what each route loads at first, and says whether all stay within bounds. */
export async function checkBytes(): Promise<boolean> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const routes = readRoutes(await readFile(path.join(root, 'web/src/app/lazy-pages.ts'), 'utf8'));
  const files = [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))];
  const sizes = await Promise.all(
    files.map(async (file) => [file, gzipSync(await readFile(path.join(dist, file)), { level: 6 }).length] as const),
  );
  const sizeOf = new Map(sizes);
  const counted = countBytes(manifest, routes, (file) => sizeOf.get(file) ?? Number.NaN);
  for (const { route, bytes } of counted) {
    const isOver = !(bytes <= mostKiB * 1024);
    console.log(`${(bytes / 1024).toFixed(1).padStart(6)} KiB ${route}${isOver ? `: more than ${mostKiB}` : ''}`);
  }
  return counted.length > 0 && counted.every(({ bytes }) => bytes <= mostKiB * 1024);
}
