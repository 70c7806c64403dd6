import type { Page } from '@playwright/test';
import { findWithAxe } from '../setup.ts';

/** Limits the layout shift while a page loads (cumulative layout shift). */
const mostShift = 0.02;

declare global {
  var layoutShift: number | undefined;
}

/** Makes every later page add up its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.layoutShift = (globalThis.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the page shows its content. */
export async function waitUntilThere(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), undefined, { timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
}

async function describeFindings(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
  const violations = await findWithAxe(page, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

export const findViolations = (page: Page) => describeFindings(page, 'all');

export const findPaleText = (page: Page) => describeFindings(page, 'contrast');

const tabStops = 25;

/** Returns elements among the first tab stops that take the focus without showing it. */
export async function findUnseenFocus(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < tabStops; stop += 1) {
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      let focused = document.activeElement;
      // A page within the page shows the focus itself.
      while (focused instanceof HTMLIFrameElement && focused.contentDocument)
        focused = focused.contentDocument.activeElement;
      if (!focused || focused.localName === 'body') return undefined;
      // A hidden input shows its focus on the label or the frame around it.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
        (one) => one != null,
      );
      const isSeen = around.some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return isSeen ? undefined : focused.outerHTML.slice(0, 160);
    });
    if (unseen !== undefined) found.add(`unseen focus: ${unseen}`);
  }
  return [...found];
}

export async function findJumps(page: Page): Promise<string[]> {
  const { sideways, shift } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    shift: globalThis.layoutShift ?? 0,
  }));
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(shift > mostShift ? [`jumps by ${shift.toFixed(3)}`] : []),
  ];
}
