import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { median } from '../scripts/median.ts';

const slowdown = 4;
export const rounds = 7;

interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly data?: { readonly duration?: number; readonly interactionId?: number; readonly type?: string };
  };
}

/** Returns the longest interaction while `act` runs, from the press to the next frame, by Chromium's trace. */
async function longest(browser: Browser, page: Page, name: string, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.waitForTimeout(800);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const timings = traceEvents.flatMap(({ name: kind, args }) =>
    kind === 'EventTiming' && args?.data?.interactionId ? [args.data.duration ?? 0] : [],
  );
  expect(timings.length, `${name}: no interaction was traced`).toBeGreaterThan(0);
  return Math.max(...timings);
}

/** Names an element to press, or a key. */
export type Act = (page: Page) => Locator | string;

/**
 * Moves the mouse there first and then presses it directly, because Playwright's own click checks within the page
 * whether it hits its target, and that would be measured too.
 */
async function prepare(page: Page, target: Locator | string): Promise<() => Promise<void>> {
  if (typeof target === 'string') return () => page.keyboard.press(target);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(200);
  return () => page.mouse.down().then(() => page.mouse.up());
}

/** Measures each interaction in each round on a device four times slower than this one, in ms. */
export async function timeInteractions(
  browser: Browser,
  page: Page,
  interactions: readonly (readonly [name: string, act: Act])[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = new Map<string, number[]>(interactions.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of interactions) {
      await page.waitForTimeout(300);
      const work = await prepare(page, act(page));
      times.get(name)?.push(await longest(browser, page, name, work));
    }
  }
  return times;
}

/** Returns a table of such times for the documentation. */
export function writeTimes(who: string, times: ReadonlyMap<string, readonly number[]>): string {
  const rows = [...times].map(
    ([name, each]) => `| ${name} | ${median(each).toFixed()} | ${Math.max(...each).toFixed()} |`,
  );
  return [`| ${who} | median | longest |`, '|---|--:|--:|', ...rows].join('\n');
}
