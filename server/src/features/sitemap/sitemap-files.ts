import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PagePath } from '@clearplate/contract/page-paths';
import type { Db } from '../../db/db.ts';
import { ReadyAnswer } from '../../http/ready-answer.ts';
import { findFiles, readListed, type ListedKind, type ListedPage } from './sitemap.queries.ts';

/** Pages that are about no record. A recipe is a view of a dish, whose own page is listed. */
const standing = [
  '/',
  '/restaurants',
  '/dishes',
  '/recipes',
  '/check',
  '/contactUs',
  '/privacy',
] as const satisfies readonly PagePath[];

const pathOf: Readonly<Record<ListedKind, (id: number) => string>> = {
  dishes: (id) => `/dish/${id}`,
  restaurants: (id) => `/restaurant/${id}`,
};

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escape = (address: string) => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const entry = (address: string, changed?: Date | null) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`;

/** Compresses while it is read, so that a file of some megabytes is never in memory as a whole. */
async function compress(parts: AsyncIterable<string>): Promise<ReadyAnswer> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  }
  const zip = createGzip();
  const [gzip] = await Promise.all([buffer(zip), pipeline(hashed(), zip)]);
  return new ReadyAnswer({ gzip, etag: hash.digest('base64url').slice(0, 22) });
}

async function* urls(entries: AsyncIterable<string>) {
  yield `${start}<urlset ${schema}>\n`;
  yield* entries;
  yield '</urlset>\n';
}

async function* standingEntries(site: string) {
  yield standing.map((path) => entry(`${site}${path}`)).join('');
}

async function* listedEntries(
  site: string,
  kind: ListedKind,
  first: readonly ListedPage[],
  rest: AsyncIterable<ListedPage[]>,
) {
  const write = (pages: readonly ListedPage[]) =>
    pages.map(({ id, changed }) => entry(`${site}${pathOf[kind](id)}`, changed)).join('');
  yield write(first);
  for await (const pages of rest) yield write(pages);
}

/** The index of all files, for a site at this address. */
export async function writeIndex(db: Db, publicUrl: string): Promise<ReadyAnswer> {
  const site = escape(new URL(publicUrl).origin);
  const names = ['pages', ...(await findFiles(db)).map(({ kind, file }) => `${kind}-${file}`)];
  async function* parts() {
    yield `${start}<sitemapindex ${schema}>\n`;
    yield names.map((name) => `<sitemap><loc>${site}/sitemap-${name}.xml</loc></sitemap>\n`).join('');
    yield '</sitemapindex>\n';
  }
  return compress(parts());
}

const named = /^(dishes|restaurants)-([1-9]\d{0,4})$/;

/** One file by its name in the index; `undefined` where nothing stands in it. */
export async function writeFile(db: Db, publicUrl: string, name: string): Promise<ReadyAnswer | undefined> {
  const site = escape(new URL(publicUrl).origin);
  if (name === 'pages') return compress(urls(standingEntries(site)));
  const [, kind, file] = named.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const listed = readListed(db, kind as ListedKind, Number(file));
  const first = await listed.next();
  return first.done ? undefined : compress(urls(listedEntries(site, kind as ListedKind, first.value, listed)));
}
