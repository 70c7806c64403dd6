import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths, type PagePath } from '@clearplate/contract/pages';
import type { Viewer } from '@clearplate/contract/page-rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { dataScript } from './data-script.ts';
import { describeError } from '../http/error-handler.ts';
import { registerEmbed, type Embedding } from './embed.ts';
import { FinishedPage } from './finished-page.ts';
import type { InUse } from '../http/in-use.ts';
import { PageCache } from './page-cache.ts';
import { leftSignal } from '../http/left-signal.ts';
import { endedCookie, isVisitor, readViewer, readVisitor } from './page-cookies.ts';
import { openPageRendering } from './page-rendering.ts';
import { readPageFiles, type PageFiles } from './page-files.ts';
import type { InSlot } from '../http/request-slots.ts';
import { readPageShell, type PageShell, type ShellSettings } from './page-shell.ts';
import { contentPolicy, isOverTls, type PolicyOptions } from '../http/security-headers.ts';

const year = 31_536_000_000;

/** Names the folders that the web app is served from. */
export interface PageFolders {
  /** Is vite's output: index.html, /assets with hashed names, and the files of web/public. */
  readonly dist: string;
  /** Is vite's output for the server, which renders pages; it may be missing. */
  readonly renderer: string;
}

/** Returns machine-readable data for a page's HTML, as JSON-LD; `undefined` if the page's record doesn't exist. */
export type FindPageData = (params: Readonly<Record<string, string>>) => Promise<object | undefined>;

export interface Pages extends ShellSettings {
  readonly folders: PageFolders;
  /** Is the HTML as it was built. */
  readonly html: string;
  readonly data: Readonly<Partial<Record<PagePath, FindPageData>>>;
  readonly findSession: FindSession;
  readonly findEmbedHosts: Embedding['findEmbedHosts'];
  readonly policy: PolicyOptions;
  readonly inPlace: InSlot;
  readonly inUse: InUse;
}

/** Returns the HTML of all pages, as it was built. */
export const readBuiltPage = ({ dist }: PageFolders): Promise<string> => readFile(join(dist, 'index.html'), 'utf8');

/** Only a page that was rendered and found is worth caching: `undefined` isn't cached. */
const cachedLength = ({ answer: { status, html, isRendered } }: FinishedPage) =>
  status === 200 && isRendered ? html.length : undefined;

/** Returns the person of a session; `undefined` if it has ended or doesn't exist. */
export type FindSession = (token: string) => Promise<object | undefined>;

/**
 * Returns whom a page is for. If the session has ended, or this browser has signed out, it is for nobody, and the
 * cookie is removed. `undefined` if that can't be determined now.
 */
async function findViewer(
  { findSession, publicUrl }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Viewer | undefined> {
  const isSecure = isOverTls(request, publicUrl);
  const { hasLeft, ...viewer } = readViewer(request.headers, isSecure);
  try {
    const isOver = viewer.token !== undefined && (await findSession(viewer.token)) === undefined;
    if (!hasLeft && !isOver) return viewer;
    void reply.header('set-cookie', endedCookie(isSecure));
    return { ...viewer, token: undefined };
  } catch (error) {
    request.log.warn(describeError(error), 'Could not tell whom a page is for, so the browser renders it');
    return undefined;
  }
}

/** Returns pages for the browser to render, with their own styles and modules. */
function openEmptyPages(shell: PageShell, { policy }: Pages, pageFiles: ReadonlyMap<string | undefined, PageFiles>) {
  return (status: number, path: PagePath | undefined, script?: string) => {
    const files = pageFiles.get(path);
    const knowing = files && { policy: contentPolicy(policy, [files.styleHash]) };
    return new FinishedPage({ status, html: shell.empty(script, files), ...knowing });
  };
}

/** Serves the web app: its files, its HTML for every path that is a page, and 404 for others. */
export async function registerPages(app: FastifyInstance, pages: Pages) {
  const { folders, data } = pages;
  const shell = readPageShell(pages.html, pages);
  const pageFiles = await readPageFiles(folders.dist);
  const render = await openPageRendering(app, { folders, pageFiles }, pages.inUse);
  const empty = openEmptyPages(shell, pages, pageFiles);
  const blanks = new Map(pagePaths.map((path) => [path, empty(200, path)]));
  const kept = new PageCache(cachedLength);

  /** What isn't available is left to the browser: the page works without it, and requests it again. */
  async function make(path: PagePath | undefined, request: FastifyRequest, viewer: Viewer, unwanted: AbortSignal) {
    const find = path && data[path];
    const [found, rendered] = await Promise.all([
      find && find(request.params as Record<string, string>).catch((error: unknown) => noData(request, error)),
      render.render(path, request, viewer, unwanted),
    ]);
    const isMissing = path === undefined || (find && found === undefined) || rendered?.isMissing === true;
    const status = isMissing ? 404 : 200;
    const script = found ? dataScript(found) : '';
    const blank = path && blanks.get(path);
    if (!rendered) return blank && script === '' && !isMissing ? blank : empty(status, path, script);
    const own = isMissing ? undefined : request.url.split('?', 1)[0];
    const policy = contentPolicy(pages.policy, [rendered.files.styleHash]);
    const html = shell.filled({ ...rendered, path: own, viewer }, script);
    return new FinishedPage({ status, html, policy, isRendered: true, isPrivate: !isVisitor(viewer) });
  }

  // Visitors' pages depend on the address and the language alone. Everybody else's are their own.
  async function answer(path: PagePath | undefined, request: FastifyRequest, reply: FastifyReply) {
    const left = leftSignal(reply);
    // If the browser renders a page, it doesn't matter here whose it is.
    const viewer = render.renders(path) ? await findViewer(pages, request, reply) : readVisitor(request.headers);
    if (viewer === undefined) return empty(path === undefined ? 404 : 200, path).send(request, reply);
    const address = `${viewer.language} ${request.url}`;
    const page = isVisitor(viewer)
      ? await kept.get(address, left, (unwanted) => make(path, request, viewer, unwanted))
      : await make(path, request, viewer, left);
    return page.send(request, reply);
  }

  await serveFiles(app, folders);
  await registerEmbed(app, { ...pages, rendering: render });
  for (const path of pagePaths) app.get(path, (request, reply) => answer(path, request, reply));

  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage = request.method === 'GET' && !isFile.test(request.url) && accepts(request.headers.accept);
    if (!wantsPage) throw new AppError('not_found', 'There is nothing at this address');
    return answer(undefined, request, reply);
  };
  app.setNotFoundHandler(pages.inPlace(notFound));
}

async function serveFiles(app: FastifyInstance, folders: PageFolders) {
  await app.register(fastifyStatic, {
    root: folders.dist,
    index: false,
    wildcard: false,
    // The build compressed them more tightly than a request has time for.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folders.dist, 'assets'));
      void reply.header('cache-control', hashed ? `public, max-age=${year / 1000}, immutable` : 'no-cache');
    },
  });
}

// The page works without it, and requests again what it needs.
function noData(request: FastifyRequest, error: unknown): null {
  request.log.error(describeError(error), 'Data for a page could not be loaded, so the browser requests it');
  return null;
}

/**
 * Takes escapes of a page's address literally if they can't be decoded, so that it leads to the page that says so
 * instead of JSON.
 */
export function readablePage(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (isFile.test(path) || canDecode(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

// A missing style sheet must not arrive as a page.
const isFile = /^\/(api|assets|pictures)([/?]|$)/;

function accepts(header: string | undefined): boolean {
  return header === undefined || header.includes('text/html') || header.includes('*/*');
}
