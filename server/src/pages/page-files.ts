import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePaths, sourceOfPage } from '@clearplate/contract/pages';
import { hashSource } from '../http/security-headers.ts';

/** Is vite's manifest of the browser's build: what each source became, and what that needs. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * Returns the files of a source and of all its imports, which come first, because their styles stand before those that
 * change them. Lazy imports are left out.
 */
export function filesOf(manifest: Manifest, source: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const walk = (name: string) => {
    const built = manifest[name];
    if (!built || seen.has(name)) return;
    seen.add(name);
    for (const imported of built.imports ?? []) walk(imported);
    for (const file of [built.file, ...(built.css ?? [])]) files.add(file);
  };
  walk(source);
  return files;
}

/** Holds the styles that a page needs to be seen, and the modules that make it work. */
export interface PageFiles {
  /** Is all of its style sheets, to include in the page: its first paint waits for nothing else. */
  readonly style: string;
  /** Is the hash by which the content policy allows that style. */
  readonly styleHash: string;
  /**
   * Holds links to the same style sheets, which keep the app's code from loading them, and to the modules that it
   * needs.
   */
  readonly links: string;
}

const isStyle = (file: string) => file.endsWith('.css');

const link = (file: string) =>
  isStyle(file)
    ? `<link rel="stylesheet" crossorigin href="/${file}" disabled />\n`
    : `<link rel="modulepreload" crossorigin href="/${file}" />\n`;

type ReadStyle = (file: string) => Promise<string>;

/** Each of them is read once, because pages share most of their styles. */
function styleReader(dist: string): ReadStyle {
  const texts = new Map<string, Promise<string>>();
  return (file) => {
    const text = texts.get(file) ?? readFile(join(dist, file), 'utf8').then((read) => read.trim());
    texts.set(file, text);
    return text;
  };
}

async function describe(read: ReadStyle, always: ReadonlySet<string>, own: Iterable<string>): Promise<PageFiles> {
  const files = [...new Set([...always, ...own])];
  const style = (await Promise.all(files.filter(isStyle).map(read))).join('\n');
  return {
    style,
    styleHash: hashSource(style),
    links: files
      .filter((file) => isStyle(file) || !always.has(file))
      .map(link)
      .join(''),
  };
}

/** Returns the files of each page by its path, as the build lists them, and under `undefined` those of every page. */
export async function readPageFiles(dist: string): Promise<ReadonlyMap<string | undefined, PageFiles>> {
  if (!existsSync(join(dist, '.vite'))) return new Map();
  const manifest = await readManifest(dist);
  const always = filesOf(manifest, 'index.html');
  const read = styleReader(dist);
  const described = pagePaths
    .filter((path) => manifest[sourceOfPage(path)])
    .map(async (path) => [path, await describe(read, always, filesOf(manifest, sourceOfPage(path)))] as const);
  return new Map([[undefined, await describe(read, always, [])] as const, ...(await Promise.all(described))]);
}
