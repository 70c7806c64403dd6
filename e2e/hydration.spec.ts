import type { Page } from '@playwright/test';
import { expect, test } from './setup.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'the same at every width');

/** Stores something between two steps of React's hydration, as another tab may. */
const storeInBetween = (page: Page, wait: number) =>
  page.addInitScript((ms) => {
    const isHydrating = () =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer$'));
    const { port1, port2 } = new MessageChannel();
    let since: number | undefined;
    const look = () => {
      if (since === undefined && isHydrating()) since = performance.now();
      if (since === undefined || performance.now() - since < ms) {
        port2.postMessage('');
        return;
      }
      sessionStorage.setItem('avoiding', '["milk"]');
      localStorage.setItem('zipcode', '02139');
      localStorage.setItem('menuOrder', 'menu');
    };
    port1.addEventListener('message', look);
    port1.start();
    document.addEventListener('DOMContentLoaded', () => port2.postMessage(''), { once: true });
  }, wait);

for (const path of ['/restaurant/1', '/dish/3', '/search?q=curry', '/restaurants'])
  for (const wait of [0, 40])
    test(`what is stored ${wait} ms after ${path} begins to hydrate counts, and contradicts nothing`, async ({
      page,
      context,
    }) => {
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await storeInBetween(page, wait);
      await page.goto(path);
      // A mismatch is an error in the console, which fails every test.
      await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('zipcode'))).toBe('02139');
    });

test('a menu hydrates in the order that the server rendered it in, and then takes the one that is stored', async ({
  page,
}) => {
  await page.goto('/restaurant/1');
  await page.evaluate(() => {
    sessionStorage.setItem('avoiding', '["milk"]');
    dispatchEvent(new StorageEvent('storage', { storageArea: sessionStorage }));
  });
  await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
  await page.evaluate(() => {
    addEventListener('pagehide', () => localStorage.setItem('menuOrder', 'menu'));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu order' })).toHaveAttribute('aria-pressed', 'true');
});
