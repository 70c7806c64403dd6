import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmbedRequest, EmbeddedPage } from '@clearplate/contract/embedding';
import type { ErrorBody } from '@clearplate/contract/errors';
import { Id } from '@clearplate/contract/fields';
import type { PagePath } from '@clearplate/contract/pages';
import type { AnswerCall, RenderedPage, PageRenderer, Viewer } from '@clearplate/contract/page-rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { showLimit, type InUse } from '../http/in-use.ts';
import { describeError } from '../http/error-handler.ts';
import { visitorReading } from './page-cookies.ts';
import type { PageFiles } from './page-files.ts';

/** A page whose calls take longer is left to the browser, which can say so and try again. */
const renderTimeoutMs = 2500;
/**
 * Rendering takes the process ten to thirty times as long as a page that the browser renders. This many are rendered at
 * once, and a few more wait, which costs less than the seconds that a browser takes. Any further pages go out
 * unrendered.
 */
const mostAtOnce = 4;
const mostWaiting = 12;
const longestWaitMs = 500;
/**
 * A page is sent twice, as HTML and as data, and rendering 1,000 dishes takes 240 ms of the process. A longer one, such
 * as a menu of some 700 dishes or four long ones side by side, is left to the browser.
 */
const mostBytes = 1_000_000;
const tooLong = {
  status: 413,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    error: { code: 'too_large', message: 'The request is too large' } satisfies ErrorBody['error'],
  }),
};

export interface PageRendering {
  /** Returns whether pages of this path are rendered here at all; `undefined` if no page has the address. */
  renders(path: PagePath | undefined): boolean;
  /** Renders the page. `unwanted` aborts when nobody waits for it any longer. `undefined` leaves it to the browser. */
  render(
    path: PagePath | undefined,
    request: FastifyRequest,
    viewer: Viewer,
    unwanted: AbortSignal,
  ): Promise<(RenderedPage & { readonly files: PageFiles }) | undefined>;
  /** Renders a menu for a frame on another website, for somebody unknown; `undefined` if that isn't possible now. */
  renderEmbedded(
    asked: EmbedRequest,
    request: FastifyRequest,
    language: Viewer['language'],
    unwanted: AbortSignal,
  ): Promise<EmbeddedPage | undefined>;
}

const nothing: PageRendering = {
  renders: () => false,
  render: async () => undefined,
  renderEmbedded: async () => undefined,
};

/** Is the page that is being rendered. Many are rendered at once. */
const rendering = new AsyncLocalStorage<{ readonly answer: AnswerCall; readonly viewer: Viewer }>();

const answerForWhoAsks: AnswerCall = async (call) => {
  const page = rendering.getStore();
  if (!page) throw new Error('A page made a call of the API although no page is being rendered');
  return page.answer(call);
};

/**
 * A page's calls go through the process like every call: they are checked, limited and refused like any, answered by a
 * replica, and cancelled with their page. They carry the token of the page's viewer, and no cookie.
 */
function askWithin(app: FastifyInstance, request: FastifyRequest, signal: AbortSignal): AnswerCall {
  return async ({ address, method, headers, body }) => {
    const sent = { url: address, method: method as 'GET', headers, remoteAddress: request.ip, signal };
    const answer = await app.inject({ ...sent, ...(body !== undefined && { payload: body }) });
    const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(texts) as Record<string, string>,
      body: answer.body,
    };
  };
}

/**
 * Leaves out what would make the page too long. Room is given to answers in the order in which the page asks, from the
 * top, whichever arrives first, so that the same page is always rendered the same.
 */
export function withinBytes(most: number, ask: AnswerCall): AnswerCall {
  let bytes = 0;
  let counted: Promise<unknown> = Promise.resolve();
  return (call) => {
    const [asked, before] = [ask(call), counted];
    const fitting = before.then(async () => {
      const answer = await asked;
      const length = Buffer.byteLength(answer.body);
      if (bytes + length > most) return tooLong;
      bytes += length;
      return answer;
    });
    counted = fitting.catch(() => undefined);
    // If it fails while it waits for its turn, that is reported when the turn comes.
    asked.catch(() => undefined);
    return fitting;
  };
}

function whole<Rendered>(signal: AbortSignal, work: Promise<Rendered>): Promise<Rendered> {
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The page was not rendered in time')), { once: true });
  });
  return Promise.race([work, over]);
}

const isAbout = (request: FastifyRequest) => {
  const { id } = request.params as { id?: string };
  return id === undefined || Id.safeParse(id).success;
};

interface Terms {
  readonly request: FastifyRequest;
  /** Is aborted when nobody waits for it any longer. */
  readonly unwanted: AbortSignal;
  /** Limits the size that its calls' answers may have together; no limit if `undefined`. */
  readonly mostBytes?: number;
  readonly failure: string;
}

/** Renders pages with the web app's build for the server. Without one, or if that fails, the browser renders them. */
export async function openPageRendering(
  app: FastifyInstance,
  { folders, pageFiles }: { folders: { renderer: string }; pageFiles: ReadonlyMap<string | undefined, PageFiles> },
  inUse: InUse = new Map(),
): Promise<PageRendering> {
  const file = join(folders.renderer, 'render-page.js');
  if (!existsSync(file)) return nothing;
  const renderer = (await import(pathToFileURL(file).href)) as PageRenderer;
  renderer.renderWith(answerForWhoAsks, () => rendering.getStore()?.viewer);
  const limit = createConcurrencyLimit({ atOnce: mostAtOnce, waitingAtMost: mostWaiting, longestWait: longestWaitMs });
  showLimit(inUse, 'pages_rendered', limit);
  const renders = (path: PagePath | undefined) => path === undefined || renderer.renderedPages.includes(path);

  /** Renders if there is room and in time; otherwise returns `undefined`, and the log names the `failure`. */
  async function renderFor<Rendered>(
    viewer: Viewer,
    { request, unwanted, mostBytes: most, failure }: Terms,
    work: () => Promise<Rendered>,
  ): Promise<Rendered | undefined> {
    if (limit.isFull()) return undefined;
    try {
      return await limit.run(async () => {
        const signal = AbortSignal.any([unwanted, AbortSignal.timeout(renderTimeoutMs)]);
        const ask = askWithin(app, request, signal);
        const answer = most === undefined ? ask : withinBytes(most, ask);
        return whole(signal, rendering.run({ answer, viewer }, work));
      });
    } catch (error) {
      request.log.warn(describeError(error), failure);
      return undefined;
    }
  }

  return {
    renders,
    async render(path, request, viewer, unwanted) {
      const shown = isAbout(request) ? path : undefined;
      const files = pageFiles.get(shown);
      if (!files || !renders(shown)) return undefined;
      const terms = { request, unwanted, mostBytes, failure: 'A page was not rendered' };
      const rendered = await renderFor(viewer, terms, () => renderer.renderPage(shown, request.url));
      return rendered && { ...rendered, files };
    },
    renderEmbedded(asked, request, language, unwanted) {
      // Nothing of it is sent twice, so that a long menu has room.
      const terms = { request, unwanted, failure: 'An embedded menu was not rendered' };
      return renderFor(visitorReading(language), terms, () => renderer.renderEmbeddedMenu(asked));
    },
  };
}
