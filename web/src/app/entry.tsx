import './fonts.css';
import './tokens.css';
import './base.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { watchHistory } from '../shared/lib/history-guard.ts';
import { chosenLanguage, loadLanguage } from '../shared/lib/language.ts';
import { reportCaughtError } from './error-boundary.tsx';
import { foreseePages } from './foresee-pages.ts';
import { lazyPages, loadPage } from './lazy-pages.ts';
import type { Pages } from './pages.ts';
import { createQueryClient } from './query-client.ts';
import { takeDrawnState, type DrawnState } from './drawn-state.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchHistory();
foreseePages();

const queries = createQueryClient();
const options = { onCaughtError: reportCaughtError };
const language = chosenLanguage();
const drawn = takeDrawnState(language);

const app = (pages: Pages) => (
  <StrictMode>
    <BrowserRouter>
      <App queries={queries} pages={pages} />
    </BrowserRouter>
  </StrictMode>
);

async function goOnFrom({ path, queries: held }: DrawnState, drawnIn: HTMLElement): Promise<void> {
  hydrate(queries, held);
  const first = path && { [path]: await loadPage(path) };
  hydrateRoot(drawnIn, app({ ...lazyPages, ...first }), options);
  // From here on presses count.
  delete drawnIn.dataset['drawn'];
}

async function startAnew(place: HTMLElement): Promise<void> {
  // English is there already. Where another can't be had, English is better than nothing.
  if (language !== 'en') await loadLanguage(language).catch(() => undefined);
  place.replaceChildren();
  delete place.dataset['drawn'];
  createRoot(place, options).render(app(lazyPages));
}

// Not awaited here: the pages import from this file's chunk, and would wait for it in turn.
const started = drawn ? goOnFrom(drawn, root).catch(() => startAnew(root)) : startAnew(root);
void started.finally(() => document.getElementById('waiting')?.remove());
