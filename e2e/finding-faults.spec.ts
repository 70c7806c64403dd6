import type { Page } from '@playwright/test';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, findWithAxe, test } from './setup.ts';

// The other tests expect no fault; this one expects that they would find one.
enoughAt('phone');

/** Opens a page that the browser renders, which has nothing that axe could look at before. */
async function openPlainPage(page: Page): Promise<void> {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Puts a fault into the main part of a page. */
const spoil = (page: Page, html: string, style = ''): Promise<void> =>
  page.evaluate(
    ([fault = '', rules = '']) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      document.querySelector('main')?.insertAdjacentHTML('beforeend', fault);
    },
    [html, style],
  );

const pale = '@media (prefers-color-scheme: dark) { .pale { background: #000; color: #333 } }';
const faults = [
  ['a button without a name', '<button></button>', '', 'button-name'],
  ['a picture without a text', '<img src="/favicon.svg">', '', 'image-alt'],
  [
    'targets too small and too close',
    '<a href="/a">.</a><a href="/b">.</a>',
    'a[href="/a"] { font-size: 4px }',
    'target-size',
  ],
] as const;

for (const [what, html, style, rule] of faults)
  test(`axe finds ${what}`, async ({ page }) => {
    await openPlainPage(page);
    await expectAccessible(page);
    await spoil(page, html, style);
    expect((await findWithAxe(page, 'all')).map(({ id }) => id)).toContain(rule);
    await expect(expectAccessible(page)).rejects.toThrow(rule);
  });

test('pale text is found where it is only in the dark, and a page that is too wide', async ({ page }) => {
  await openPlainPage(page);
  await spoil(page, '<p class="pale">Nobody can read this.</p>', pale);
  await expectAccessible(page);
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow('color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  await spoil(page, '<p class="wide">Wide</p>', '.wide { width: 4000px }');
  await expect(expectAccessible(page)).rejects.toThrow();
});
