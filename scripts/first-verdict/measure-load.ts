import type { Browser, Locator, Page } from '@playwright/test';
import { network, timeoutMs, phone, slowdown } from './conditions.ts';
import { dishes, type MeasuredPage } from './measured-pages.ts';
import { avoiding, type StoredPerson } from './sign-in.ts';
import { watchRequests } from './watch-requests.ts';
import { readSight, writeWatch } from './watch-page.ts';

/** Times are in ms since the navigation began. */
export interface Load {
  /** When the first name was painted, or for a diner the first verdict. */
  readonly shown: number;
  /** When that became interactive; `NaN` if unknown. */
  readonly works: number;
  /** Whether a dish was visible without its verdict, which is right for a visitor. */
  readonly isUnassessed: boolean;
  /** Whether the diner's first verdict was not for what they avoid. */
  readonly isForeign: boolean;
}

/** How long the settled page may take to name the avoided allergens. */
const noticeMs = 5000;

/** Slows the page down and clears the browser's cache. The returned function restores the speed. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setPace = async (rate: number, latency: number, down: number, up: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const throughput = { downloadThroughput: down, uploadThroughput: up };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  };
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  // Chromium takes bytes per second.
  await setPace(slowdown, network.latencyMs, network.downKbits * 125, network.upKbits * 125);
  return () => setPace(1, 0, -1, -1);
}

/** Returns whether the settled page still has the first verdict and names what is avoided; prints differences. */
async function stillStands(page: Page, verdicts: string, said: string | null | undefined): Promise<boolean> {
  const first = (found: Locator) => found.filter({ visible: true }).first();
  const settled = await first(page.locator(verdicts)).textContent();
  const notice = first(page.getByText(avoiding, { exact: true })).waitFor({ timeout: noticeMs });
  const isForThem = await notice.then(() => true).catch(() => false);
  if (isForThem && settled === said) return true;
  console.error(
    `${page.url()} said first: ${said}\nand then: ${settled}\n“${avoiding}” is ${isForThem ? '' : 'not '}there`,
  );
  return false;
}

/** Loads a page once, with the diner's stored data or with none. */
export async function measureLoad(
  browser: Browser,
  url: string,
  measured: MeasuredPage,
  kept?: StoredPerson,
): Promise<Load> {
  const { path, names, verdicts } = measured;
  const awaited = kept ? verdicts : names;
  const context = await browser.newContext({ ...phone, ...(kept && { storageState: kept }) });
  await context.addInitScript({ content: writeWatch({ awaited, names, verdicts, dishes, timeoutMs }) });
  const page = await context.newPage();
  const untilQuiet = watchRequests(page);
  const speedUp = await slowDown(page);
  await page.goto(url + path, { waitUntil: 'commit' });
  const sight = await page.evaluate(readSight);
  if (sight?.shown === undefined) throw new Error(`${path} never showed ${awaited}`);
  const { shown, works = Number.NaN, text, isUnassessed } = sight;
  await speedUp();
  await untilQuiet();
  const isForeign = kept !== undefined && !(await stillStands(page, verdicts, text));
  await context.close();
  return { shown, works, isUnassessed, isForeign };
}
