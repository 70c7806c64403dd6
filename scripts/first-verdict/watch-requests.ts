import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { timeoutMs } from './conditions.ts';

/** A page without requests for this long has settled. */
const quietMs = 500;

/** Watches a page's requests from now on. The returned function waits until the page has settled. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  const end = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const since = performance.now();
    last = since;
    while (open.size > 0 || performance.now() - last < quietMs) {
      if (performance.now() - since > timeoutMs) throw new Error(`${page.url()} keeps making requests`);
      await setTimeout(50);
    }
  };
}
