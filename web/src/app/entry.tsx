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
import { lazyPages, loadPage } from './lazy-pages.ts';
import type { Pages } from './pages.ts';
import { createQueryClient } from './query-client.ts';
import { takeDrawnState } from './drawn-state.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchHistory();

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

if (drawn) {
  hydrate(queries, drawn.queries);
  const first = drawn.path && { [drawn.path]: await loadPage(drawn.path) };
  hydrateRoot(root, app({ ...lazyPages, ...first }), options);
  // From here on presses count.
  delete root.dataset['drawn'];
} else {
  // English is there already. Where another can't be had, English is better than nothing.
  if (language !== 'en') await loadLanguage(language).catch(() => undefined);
  root.replaceChildren();
  delete root.dataset['drawn'];
  createRoot(root, options).render(app(lazyPages));
}
document.getElementById('waiting')?.remove();
