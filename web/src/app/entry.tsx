import './fonts.css';
import './tokens.css';
import './base.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router';
import { App } from './app.tsx';
import { finishSignOut } from '../features/session/sign-out.ts';
import { watchHistory } from '../shared/lib/history-guard.ts';
import { chosenLanguage, loadLanguage } from '../shared/lib/language.ts';
import { startAt } from '../shared/lib/use-minute.ts';
import { rememberStored } from '../shared/lib/use-stored.ts';
import { reportCaughtError } from './report-caught-error.ts';
import type { PagePath } from '@clearplate/contract/pages';
import { lazyPages, loadPage } from './lazy-pages.ts';
import { syncPageCookies } from './page-cookies.ts';
import type { Pages } from './pages.ts';
import { createQueryClient, followPerson } from './query-client.ts';
import { type RenderedState, digestOfPerson, takeRenderedState } from './rendered-state.ts';
import { clearTabOnPersonChange } from './tab-of-person.ts';

/** Prefetches a page's code when a finger, the mouse or the focus is on a link to it. */
function prefetchPages(): void {
  const routes = (Object.keys(lazyPages) as PagePath[]).map((path) => ({ path }));
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const [found] = matchRoutes(routes, link.pathname) ?? [];
    if (!found) return;
    // If this fails, the code is loaded when the link is followed.
    loadPage(found.route.path).catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

watchHistory();
const queries = createQueryClient();
clearTabOnPersonChange(queries);
prefetchPages();

followPerson(queries);
const options = { onCaughtError: reportCaughtError };

const app = (pages: Pages) => (
  <StrictMode>
    <BrowserRouter>
      <App queries={queries} pages={pages} />
    </BrowserRouter>
  </StrictMode>
);

async function goOnFrom({ path, at, menuOrder, queries: held }: RenderedState, renderedIn: HTMLElement): Promise<void> {
  const first = path && { [path]: await loadPage(path) };
  if (document.documentElement.dataset['for'] !== digestOfPerson()) throw new Error('Somebody else is here by now');
  rememberStored(menuOrder);
  hydrate(queries, held);
  // Another tab may have changed the profile after the server rendered the page and before anything here listened.
  void queries.invalidateQueries({ queryKey: ['getProfile'] });
  startAt(at);
  hydrateRoot(renderedIn, app({ ...lazyPages, ...first }), options);
}

function startAnew(place: HTMLElement): void {
  place.replaceChildren();
  createRoot(place, options).render(app(lazyPages));
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const language = chosenLanguage();
  const { person } = document.documentElement.dataset;
  const rendered = takeRenderedState(language);
  // English is always loaded. If another language can't be loaded, English is better than nothing.
  const isSpoken = await loadLanguage(language).then(
    () => true,
    () => false,
  );
  if (rendered && isSpoken) await goOnFrom(rendered, root).catch(() => startAnew(root));
  else startAnew(root);
  document.getElementById('waiting')?.remove();
  delete document.documentElement.dataset['person'];
  syncPageCookies(person === 'same' || person === undefined);
  addEventListener('online', () => void finishSignOut());
  await finishSignOut();
}

// Awaiting it here would deadlock, because the pages import from this file's chunk.
void start();
