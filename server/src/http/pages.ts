import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths, type PagePath } from '@clearplate/contract/page-paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';
import { dataScript } from './data-script.ts';
import { tilesMeta, type MapTiles } from './map-tiles.ts';

const year = 31_536_000_000;

/** The folders that the web app is served from. */
export interface PageFolders {
  /** Vite's output: index.html, /assets with hashed names, and what lies in web/public. */
  readonly dist: string;
  readonly samplePictures: string;
}

/** Data for machines that a page's HTML carries, as JSON-LD; `undefined`: the page is about nothing that is there. */
export type FindPageData = (params: Readonly<Record<string, string>>) => Promise<object | undefined>;

export interface Pages {
  readonly folders: PageFolders;
  /** The site's own address, or empty where nobody set it. */
  readonly publicUrl: string;
  readonly tiles: MapTiles | undefined;
  readonly data: Readonly<Partial<Record<PagePath, FindPageData>>>;
}

/** The addresses of signs and links begin with it; without it a browser takes the address that it is at. */
const addressMeta = (publicUrl: string) =>
  publicUrl === '' ? '' : `<meta name="public-url" content="${publicUrl}" />\n`;

const withSettings = (html: string, { publicUrl, tiles }: Pages) =>
  html.replace('</head>', () => `${addressMeta(publicUrl)}${tilesMeta(tiles)}</head>`);

/** Serves the web app: its files, and its one HTML page for every path that is a page, 404 for others. */
export async function registerPages(app: FastifyInstance, pages: Pages) {
  const { folders, data } = pages;
  const html = withSettings(await readFile(join(folders.dist, 'index.html'), 'utf8'), pages);
  const sendPage = (reply: FastifyReply, status: number, script = '') =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(script === '' ? html : html.replace('</body>', () => `${script}\n</body>`));

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
  for (const path of pagePaths) {
    const find = data[path];
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      if (!find) return sendPage(reply, 200);
      try {
        const found = await find(request.params);
        return await sendPage(reply, found ? 200 : 404, found && dataScript(found));
      } catch (error) {
        // The page works without; what it needs it asks for again.
        request.log.error(error, 'No data for a page');
        return sendPage(reply, 200);
      }
    });
  }

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
