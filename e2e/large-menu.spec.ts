import type { Browser, Page } from '@playwright/test';
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
async function longest(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const timings = traceEvents.flatMap(({ name, args }) =>
    name === 'EventTiming' && args?.data?.interactionId ? [args.data.duration ?? 0] : [],
  );
  expect(timings.length).toBeGreaterThan(0);
  return Math.max(...timings);
}

/** What an owner does again and again, each as one interaction. */
const interactions: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['open a cell', (page) => page.locator('[data-dish] [data-cell=description]').nth(2).click()],
  ['type', (page) => page.keyboard.type('b')],
  ['leave it by Enter', (page) => page.keyboard.press('Enter')],
  ['go down a row', (page) => page.keyboard.press('ArrowDown')],
  ['open a list', (page) => page.locator('[data-dish] [data-cell=ingredients]').nth(3).click()],
  ['ask for suggestions', (page) => page.keyboard.type('g')],
  ['take one', (page) => page.keyboard.press('Enter')],
  ['leave it by Escape', (page) => page.keyboard.press('Escape')],
  ['open the details', (page) => page.locator('[data-dish] [data-cell=panel]').nth(4).click()],
  ['state an allergen', (page) => page.locator('dialog fieldset label').nth(4).click()],
  ['go to the next dish', (page) => page.locator('.dish-panel__way button').nth(1).click()],
  ['see more allergens', (page) => page.getByText('More allergens').click()],
  ['leave the details', (page) => page.keyboard.press('Escape')],
  ['show one task', (page) => page.locator('.menu-board__filter').first().click()],
  ['show all again', (page) => page.locator('.menu-board__filter').first().click()],
  ['look for a dish', (page) => page.locator('.menu-tools input[type=search]').press('1')],
  ['look for none', (page) => page.locator('.menu-tools input[type=search]').press('Backspace')],
  ['add a dish', (page) => page.locator('.menu-section__head button').first().click()],
  ['put all back', (page) => page.locator('.save-bar button').first().click()],
];

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
      const duration = await longest(browser, page, () => act(page));
      best.set(name, Math.min(duration, best.get(name) ?? Infinity));
    }
  }
  console.log([...best].map(([name, duration]) => `${name}: ${Math.round(duration)} ms`).join('\n'));
  expect([...best].filter(([, duration]) => duration > patience)).toEqual([]);
});
