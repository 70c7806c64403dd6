import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../../concurrency-limit.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { showLimit, type InUse } from '../../http/in-use.ts';
import { KeptPages } from '../../http/kept-pages.ts';
import { leftSignal } from '../../http/left-signal.ts';
import { dbInTime } from '../../http/deadline.ts';
import { sendReady, type ReadyAnswer } from '../../http/ready-answer.ts';
import { writeFile, writeIndex } from './sitemap-files.ts';

/** What nobody is looking for: pages of people's own, and of those who run the place. */
const robots = ['User-agent: *', 'Disallow: /admin', 'Disallow: /cart', 'Disallow: /profile', ''].join('\n');

const kept = { keptFor: 600_000, mostPages: 100, mostLength: 16_000_000 };
/** A file of 50,000 addresses takes the database and the process a few tenths of a second. */
const mostAtOnce = 2;
const sent = { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' };

/** `/robots.txt`, and where the operator named the site's address, which these have to begin with, the sitemap's files. */
export function registerSitemap(app: FastifyInstance, context: Context, inUse: InUse): void {
  const { publicUrl = '' } = context.settings;
  const sitemap = publicUrl === '' ? '' : `\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`;
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(`${robots}${sitemap}`),
  );
  if (publicUrl === '') return;
  const files = new KeptPages<ReadyAnswer | undefined>((file) => file?.gzip.length, kept);
  const limit = createConcurrencyLimit({ atOnce: mostAtOnce, waitingAtMost: 0 });
  showLimit(inUse, 'sitemap_files', limit);

  async function make(
    request: FastifyRequest,
    unwanted: AbortSignal,
    write: (db: Db) => Promise<ReadyAnswer | undefined>,
  ) {
    if (limit.isFull())
      throw new AppError('unavailable', 'Too many requests just now. Please try again.', { retryAfter: 2 });
    return limit.run(async () => {
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
