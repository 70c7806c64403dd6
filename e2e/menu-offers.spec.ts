import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, isPhone, test } from './setup.ts';

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a menu is told to machines, printed as a grid, put on a sign and taken along as a file', async ({ page }) => {
  test.skip(isPhone(page), 'It is printed from a desk');
  await page.goto('/restaurants');
  await page.getByRole('link', { name: 'Lemongrass Lane' }).first().click();
  await page.reload();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Restaurant', name: 'Lemongrass Lane' });

  // A long menu only measures its dishes' heights as they scroll into view.
  const toGrid = page.getByRole('link', { name: 'Allergens of the whole menu, to print' });
  await toGrid.scrollIntoViewIfNeeded();
  await toGrid.click();
  await expect(page.getByRole('rowheader', { name: /Pad Thai/ })).toBeVisible();
  await expectAccessible(page);
  // Sticky content would only print on the first page, so the head must repeat on each.
  await page.emulateMedia({ media: 'print' });
  const head = await page
    .locator('thead, thead *')
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each)).map(({ display, position }) => [display, position]),
    );
  expect(head[0]).toEqual(['table-header-group', 'static']);
  expect(head.filter(([, position]) => position !== 'static')).toEqual([]);
  await page.emulateMedia({ media: null });
  // It prints two landscape pages, on either paper size.
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  expect(countPages(await page.pdf({ format: 'A4', landscape: true }))).toBe(2);

  await page.getByRole('link', { name: 'QR code for tables' }).click();
  await expect(page.getByRole('img', { name: /^QR code that leads to .*\/restaurant\/\d+$/ })).toBeVisible();
  await expectAccessible(page);
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1);
  const svg = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the code (SVG)' }).click();
  expect((await svg).suggestedFilename()).toMatch(/^menu-\d+\.svg$/);

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Allergens in GS1 codes' }).click();
  const { items } = JSON.parse(await readFile(await (await file).path(), 'utf8')) as { items: { name: string }[] };
  expect(items.map(({ name }) => name)).toContain('Pad Thai');
});
