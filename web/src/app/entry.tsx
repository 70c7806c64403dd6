import './fonts.css';
import './tokens.css';
import './base.css';
import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { takeEarlyInput } from '../shared/lib/early-input.ts';
import { watchHistory } from '../shared/lib/history-guard.ts';
import { foreseeLaterCode } from '../shared/lib/later.tsx';
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

/** Calls back when what stands in it works. */
function Alive({ onAlive, children }: { onAlive: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return children;
}

const app = (pages: Pages, onAlive?: () => void) => (
  <StrictMode>
    <BrowserRouter>
      <Alive onAlive={onAlive}>
        <App queries={queries} pages={pages} />
      </Alive>
    </BrowserRouter>
  </StrictMode>
);

async function goOnFrom({ path, queries: held }: DrawnState, drawnIn: HTMLElement): Promise<void> {
  hydrate(queries, held);
  const first = path && { [path]: await loadPage(path) };
  const repeat = takeEarlyInput(drawnIn);
  const onAlive = () => {
    // From here on presses count by themselves.
    delete drawnIn.dataset['drawn'];
    repeat();
    foreseeLaterCode();
  };
  // In pieces, between which the browser answers.
  startTransition(() => void hydrateRoot(drawnIn, app({ ...lazyPages, ...first }, onAlive), options));
}

async function startAnew(place: HTMLElement): Promise<void> {
  // English is there already. Where another can't be had, English is better than nothing.
  if (language !== 'en') await loadLanguage(language).catch(() => undefined);
  place.replaceChildren();
  delete place.dataset['drawn'];
  createRoot(place, options).render(app(lazyPages, foreseeLaterCode));
}

// Not awaited here: the pages import from this file's chunk, and would wait for it in turn.
const started = drawn ? goOnFrom(drawn, root).catch(() => startAnew(root)) : startAnew(root);
void started.finally(() => document.getElementById('waiting')?.remove());
