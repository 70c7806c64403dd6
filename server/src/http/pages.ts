import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '@clearplate/contract/page-paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

const year = 31_536_000_000;

/** The folders that the web app is served from. */
export interface PageFolders {
  /** Vite's output: index.html, /assets with hashed names, and what lies in web/public. */
  readonly dist: string;
  readonly samplePictures: string;
}

/** Serves the web app: its files, and its one HTML page for every path that is a page, 404 for others. */
export async function registerPages(app: FastifyInstance, folders: PageFolders) {
  const html = await readFile(join(folders.dist, 'index.html'), 'utf8');
  const sendPage = (reply: FastifyReply, status: number) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

  await app.register(fastifyStatic, {
    root: folders.dist,
    index: false,
    wildcard: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folders.dist, 'assets'));
      void reply.header('cache-control', hashed ? `public, max-age=${year / 1000}, immutable` : 'no-cache');
    },
  });
  await app.register(fastifyStatic, {
    root: folders.samplePictures,
    prefix: '/pictures/sample/',
    decorateReply: false,
    index: false,
    maxAge: year / 52,
  });
  for (const path of pagePaths) app.get(path, (_, reply) => sendPage(reply, 200));

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !isFile.test(request.url) && accepts(request.headers.accept);
    if (!wantsPage) throw new AppError('not_found', 'There is nothing at this address');
    return sendPage(reply, 404);
  });
}

// A missing style sheet must not arrive as a page.
const isFile = /^\/(api|assets|pictures)([/?]|$)/;

function accepts(header: string | undefined): boolean {
  return header === undefined || header.includes('text/html') || header.includes('*/*');
}
