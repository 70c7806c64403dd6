import { pages as entries, type PageEntry, type PagePath } from '@clearplate/contract/pages';
import type { AnswerCall, RenderedPage, PageRenderer } from '@clearplate/contract/page-rendering';
import { dehydrate, QueryClient, type Query } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { hasCode, isNotFound } from '../shared/api/api-error.ts';
import { sendCallsWith } from '../shared/api/transport.ts';
import { collectHead, type CollectedHead } from '../shared/lib/page-head.ts';
import { localStore, readStorageWith, ticksKey } from '../shared/lib/storage.ts';
import { readMinute } from '../shared/lib/use-minute.ts';
import { english, spanish, speakWith } from '../translations/t.ts';
import { App } from './app.tsx';
import { renderedPages as pages } from './rendered-pages.ts';
import type { Pages } from './pages.ts';

export { renderEmbeddedMenu } from './render-embedded-menu.tsx';

export const renderedPages = Object.keys(pages) as PagePath[] satisfies PageRenderer['renderedPages'];

const { es } = await import('../translations/interface/es.ts');
const voices = { en: english, es: spanish(es) } as const;

export const renderWith: PageRenderer['renderWith'] = (answer, findViewer) => {
  answerCallsWith(answer);
  speakWith(() => voices[findViewer()?.language ?? 'en']);
  readStorageWith((area, key) => {
    const viewer = findViewer();
    if (area === 'sessionStorage') return key === ticksKey ? viewer?.ticks : undefined;
    return key === 'token' || key === 'zipcode' || key === 'address' || key === 'menuOrder' ? viewer?.[key] : undefined;
  });
};

function answerCallsWith(answer: AnswerCall): void {
  sendCallsWith(async (address, { method = 'GET', headers, body }) => {
    const call = { address, method, headers: Object.fromEntries(new Headers(headers)) };
    const answered = await answer({ ...call, body: typeof body === 'string' ? body : undefined });
    return new Response(answered.body, { status: answered.status, headers: { ...answered.headers } });
  });
}

/**
 * A page may need this many rounds of dependent requests. A list of restaurants for a signed-in user takes six: who
 * they are, what they avoid, where their zip code is, what is there, what is nearest, how menus are assessed.
 */
const mostRounds = 8;

/** React writes this where something could not be rendered and is left to the browser. */
const gap = '<!--$!-->';

function render(queries: QueryClient, shown: Pages, url: string) {
  const head: CollectedHead = {};
  const html = collectHead(head, () =>
    renderToString(
      <StrictMode>
        <StaticRouter location={url}>
          <App queries={queries} pages={shown} />
        </StaticRouter>
      </StrictMode>,
    ),
  );
  return { html, head };
}

const isOpen = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;

const ownCalls: Readonly<Record<string, readonly string[]>> = {
  restaurant: ['getRestaurant', 'getRestaurantMenu'],
  dish: ['getDish'],
  recipe: ['getRecipe'],
};

/** Returns whether the page is about what this query asks for: if that doesn't exist, neither does the page. */
function isOwnRecord(path: PagePath, { queryKey }: Query): boolean {
  const { about }: PageEntry = entries[path];
  return about !== undefined && ownCalls[about]?.includes(String(queryKey[0])) === true;
}

/**
 * Leaves two things to the browser, in their loading state: what is too long to send twice, as HTML and as data, and
 * what is missing beside the page's own record, such as the town of an unknown zip code.
 */
async function fetchOrLeave(path: PagePath, queries: QueryClient, query: Query, left: Set<string>): Promise<void> {
  await query.fetch().catch((error: unknown) => {
    const isAside = isNotFound(error) && !isOwnRecord(path, query);
    if (!hasCode(error, 'too_large') && !isAside) throw error;
    left.add(query.queryHash);
    queries.getQueryCache().remove(query);
  });
}

/** Renders again until every query has its data or is left to the browser. */
async function renderWhole(path: PagePath, queries: QueryClient, url: string) {
  const left = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const rendered = render(queries, pages, url);
    const open = queries
      .getQueryCache()
      .getAll()
      .filter((query) => isOpen(query) && !left.has(query.queryHash));
    if (open.length === 0) return rendered;
    await Promise.all(open.map((query) => fetchOrLeave(path, queries, query, left)));
  }
  throw new Error(`The page still asks for data after ${mostRounds} rounds`);
}

function missing(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}

/** Renders a page as somebody sees it, as far as the server knows what their browser stores. */
export async function renderPage(path: PagePath | undefined, url: string): Promise<RenderedPage> {
  const at = readMinute();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const rendered = path ? await renderWhole(path, queries, url).catch(missing) : render(queries, {}, url);
  const { html, head } = rendered ?? render(new QueryClient(), {}, url);
  if (html.includes(gap)) throw new Error('A component of the page could not be rendered');
  // The content security policy would refuse inline styles. Those that the app sets by script are allowed.
  if (html.includes(' style="')) throw new Error('A style stands in the page itself');
  const isMissing = rendered === undefined || path === undefined;
  // For a missing record, the browser gets the page without data and finds out itself.
  const menuOrder = localStore.read('menuOrder');
  const state = rendered && {
    ...(path && { path }),
    at,
    ...(menuOrder !== undefined && { menuOrder }),
    queries: dehydrate(queries),
  };
  return {
    html,
    head: { title: head.title ?? 'Clearplate', description: head.description, picture: head.picture },
    state: state ? JSON.stringify(state) : '',
    isMissing,
  };
}
