import type { Browser, Locator, Page } from '@playwright/test';
import { openRestaurant } from './own-restaurant.ts';
import { expect, isPhone, signIn, test } from './setup.ts';

const dishes = 500;
/** How long an interaction may take until its answer is on the screen, in ms. */
const patience = 200;
const slowdown = 4;
const rounds = 5;

interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly data?: { readonly duration?: number; readonly interactionId?: number; readonly type?: string };
  };
}

/** The longest interaction while `act` runs: from the press to the frame that answers it, as Chromium's trace has it. */
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

/** A place to press, or a key. */
type Act = (page: Page) => Locator | string;

/** What an owner does again and again, each as one interaction. */
const interactions: readonly (readonly [name: string, act: Act])[] = [
  ['open a cell', (page) => page.locator('[data-dish] [data-cell=description]').nth(2)],
  ['type', () => 'b'],
  ['leave it by Enter', () => 'Enter'],
  ['go down a row', () => 'ArrowDown'],
  ['open a list', (page) => page.locator('[data-dish] [data-cell=ingredients]').nth(3)],
  ['ask for suggestions', () => 'g'],
  ['take one', () => 'Enter'],
  ['leave it by Escape', () => 'Escape'],
  ['open the details', (page) => page.locator('[data-dish] [data-cell=panel]').nth(4)],
  ['state an allergen', (page) => page.locator('dialog fieldset label').nth(4)],
  ['go to the next dish', (page) => page.locator('.dish-panel__way button').nth(1)],
  ['see more allergens', (page) => page.getByText('More allergens')],
  ['leave the details', () => 'Escape'],
  ['show one task', (page) => page.locator('.menu-board__filter').first()],
  ['show all again', (page) => page.locator('.menu-board__filter').first()],
  ['go to the search', (page) => page.locator('.menu-tools input[type=search]')],
  ['look for a dish', () => '1'],
  ['look for none', () => 'Backspace'],
  ['add a dish', (page) => page.locator('.menu-section__head button').first()],
  ['put all back', (page) => page.locator('.save-bar button').first()],
];

/**
 * The mouse is brought there first and pressed as it is: Playwright's own click looks within the page whether it meets
 * its target, which would be measured too.
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

test('a menu of 500 dishes answers within 200 ms on a slow device', async ({ browser, page }) => {
  test.skip(process.env['PROVE'] !== '1', 'A long proof: PROVE=1');
  test.skip(isPhone(page), 'The wider table has more to draw');
  test.setTimeout(600_000);
  const restaurant = await openRestaurant(page.request);
  const names = Array.from({ length: dishes }, (_, index) => `Dish ${index + 1}`);
  await restaurant.save(
    names.map((name, index) => ({
      name,
      section: `Section ${Math.floor(index / 50) + 1}`,
      description: 'Slow-cooked overnight and finished at the pass with fresh coriander.',
      price_cents: 900 + index,
      ingredients: ['flour', 'butter', 'garlic', 'spinach'],
      statements: [{ allergen: 'milk', level: index % 2 === 0 ? 'contains' : 'absent' }],
    })),
  );
  const email = `large-${Date.now()}@example.com`;
  await restaurant.appoint(email);
  await signIn(page, email);
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(page.getByText(`for each of ${dishes} dishes`)).toBeVisible();
  await expect(page.locator('[data-dish]')).toHaveCount(dishes);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The best of some rounds: what else the machine does is not the menu's doing.
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of interactions) {
      await page.waitForTimeout(300);
      const work = await prepare(page, act(page));
      const duration = await longest(browser, page, name, work);
      best.set(name, Math.min(duration, best.get(name) ?? Infinity));
    }
  }
  console.log([...best].map(([name, duration]) => `${name}: ${Math.round(duration)} ms`).join('\n'));
  expect([...best].filter(([, duration]) => duration > patience)).toEqual([]);
});
