import './fonts.css';
import './tokens.css';
import './base.css';
import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router';
import { App } from './app.tsx';
import { hasEarlyInput, sayLost, takeEarlyInput } from '../shared/lib/early-input.ts';
import { watchHistory } from '../shared/lib/history-guard.ts';
import { foreseeLaterCode, hurryLaterCode } from '../shared/lib/later.tsx';
import { keepForWaitingParts } from '../shared/lib/waiting-parts.ts';
import { chosenLanguage, loadLanguage } from '../shared/lib/language.ts';
import { reportCaughtError } from './error-boundary.tsx';
import { foreseePages } from './foresee-pages.ts';
import { lazyPages, loadPage } from './lazy-pages.ts';
import { fetchLaterFiles } from './page-files.ts';
import type { Pages } from './pages.ts';
import { createQueryClient } from './query-client.ts';
import { takeDrawnState, type DrawnState } from './drawn-state.ts';

watchHistory();
foreseePages();

const queries = createQueryClient();
const options = { onCaughtError: reportCaughtError };
const language = chosenLanguage();

/** Calls back when what stands in it works, and has fetched what the page at each address may need then. */
function Alive({ onAlive, children }: { onAlive: (() => void) | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => onAlive?.(), [onAlive]);
  useEffect(() => {
    const left = new AbortController();
    const soon = setTimeout(() => void fetchLaterFiles(pathname, left.signal), 1000);
    return () => {
      clearTimeout(soon);
      left.abort();
    };
  }, [pathname]);
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
  const isUsed = hasEarlyInput(drawnIn);
  const repeat = takeEarlyInput(drawnIn);
  const onAlive = () => {
    // From here on presses count by themselves, but where a part waits for its code.
    delete drawnIn.dataset['drawn'];
    keepForWaitingParts(drawnIn);
    repeat();
    if (isUsed || window.earlyPresses?.length) hurryLaterCode();
    foreseeLaterCode();
  };
  // In pieces, between which the browser answers.
  startTransition(() => void hydrateRoot(drawnIn, app({ ...lazyPages, ...first }, onAlive), options));
}

async function startAnew(place: HTMLElement): Promise<void> {
  // English is there already. Where another can't be had, English is better than nothing.
  if (language !== 'en') await loadLanguage(language).catch(() => undefined);
  if (hasEarlyInput(place)) sayLost();
  window.earlyPresses = [];
  place.replaceChildren();
  delete place.dataset['drawn'];
  createRoot(place, options).render(app(lazyPages, foreseeLaterCode));
}

/**
 * The code may be here before the page is, kept in the browser or asked for early: what is still being read would be added
 * below what was put in its place, a visitor's dishes among them.
 */
async function readWholePage(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

async function start(): Promise<void> {
  await readWholePage();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const drawn = takeDrawnState(language);
  const started = drawn ? goOnFrom(drawn, root).catch(() => startAnew(root)) : startAnew(root);
  await started.finally(() => document.getElementById('waiting')?.remove());
}

// Not awaited here: the pages import from this file's chunk, and would wait for it in turn.
void start();
