import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit, runOrRefuse } from '../../concurrency-limit.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { type InUse, showLimit } from '../../http/in-use.ts';
import { PageCache } from '../../pages/page-cache.ts';
import { leftSignal } from '../../http/left-signal.ts';
import { dbInTime } from '../../http/deadline.ts';
import { ReadyAnswer, sendReady } from '../../http/ready-answer.ts';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pageEntries } from '@clearplate/contract/pages';
import { type ListedKind, type ListedPage, findFiles, readListed } from './sitemap.queries.ts';

/** Lists pages without a record. A recipe is a view of a dish, whose own page is listed. */
const standing = pageEntries.filter(([, { sitemap }]) => sitemap).map(([path]) => path);

const pathOf: Readonly<Record<ListedKind, (id: number) => string>> = {
  dishes: (id) => `/dish/${id}`,
  restaurants: (id) => `/restaurant/${id}`,
};

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escape = (address: string) => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const entry = (address: string, changed?: Date | null) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`;

/** Compresses as a stream, so that a file of some megabytes is never in memory as a whole. */
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

/** Returns the index of all files, for a site at this address. */
async function writeIndex(db: Db, publicUrl: string): Promise<ReadyAnswer> {
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

/** Returns one file by its name in the index; `undefined` if it is empty. */
async function writeFile(db: Db, publicUrl: string, name: string): Promise<ReadyAnswer | undefined> {
  const site = escape(new URL(publicUrl).origin);
  if (name === 'pages') return compress(urls(standingEntries(site)));
  const [, kind, file] = named.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const listed = readListed(db, kind as ListedKind, Number(file));
  const first = await listed.next();
  return first.done ? undefined : compress(urls(listedEntries(site, kind as ListedKind, first.value, listed)));
}

/** Lists pages that nobody searches for: personal ones, and those of site admins. */
const robots = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /cart',
  'Disallow: /compare',
  'Disallow: /profile',
  '',
].join('\n');

const kept = { maxAgeMs: 600_000, mostPages: 100, mostLength: 16_000_000 };
/** A file of 50,000 addresses costs the database and the process a few tenths of a second. */
const mostAtOnce = 2;
const sent = { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' };

const busy = () => new AppError('unavailable', 'Too many requests just now. Please try again.', { retryAfter: 2 });

/**
 * Serves `/robots.txt` and, if the operator set the site's address, with which these must begin, the sitemap's files.
 */
export function registerSitemap(app: FastifyInstance, context: Context, inUse: InUse): void {
  const { publicUrl = '' } = context.settings;
  const sitemap = publicUrl === '' ? '' : `\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(`${robots}${sitemap}`),
  );
  if (publicUrl === '') return;
  const files = new PageCache<ReadyAnswer | undefined>((file) => file?.gzip.length, kept);
  const limit = createConcurrencyLimit({ atOnce: mostAtOnce, waitingAtMost: 0 });
  showLimit(inUse, 'sitemap_files', limit);

  async function make(
    request: FastifyRequest,
    unwanted: AbortSignal,
    write: (db: Db) => Promise<ReadyAnswer | undefined>,
  ) {
    return runOrRefuse(limit, busy, async () => {
      const db = await context.reads?.open({ signal: unwanted, mustBeNew: async () => false });
      return write(dbInTime(db ?? context.db, request));
    });
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: (db: Db) => Promise<ReadyAnswer | undefined>,
  ) {
    const file = await files.get(name, leftSignal(reply), (unwanted) => make(request, unwanted, write));
    if (!file) throw notFound('Sitemap');
    return sendReady(request, reply, file, sent);
  }

  app.get('/sitemap.xml', (request, reply) => answer(request, reply, '', (db) => writeIndex(db, publicUrl)));
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', (request, reply) => {
    const { name } = request.params;
    return answer(request, reply, name, (db) => writeFile(db, publicUrl, name));
  });
}
