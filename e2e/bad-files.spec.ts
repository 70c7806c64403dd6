import { badFiles, formulaFiles, hostileHost } from '../menus/test/bad-files.ts';
import { openOwned } from './own-restaurant.ts';
import { enoughAt, expect, test } from './setup.ts';

enoughAt('desktop');

// A call refuses each of these.
test.use({ allowedErrors: [/400 \(Bad Request\).*\/menu\/(?:file\/columns|draft)$/] });

/**
 * A refused file comes back as one sentence of the server, which menu-draft.handlers.test.ts tries with each file: here
 * every third is enough, and all of them in `npm run prove`. A file that is read is shown, each kind in its own way.
 */
function filesToShow() {
  const all = badFiles();
  const refused = all.filter(({ says }) => says);
  const shown = refused.filter((_, at) => process.env['PROVE'] === '1' || at % 3 === 0);
  return [...all.filter((file) => !file.says || shown.includes(file)), ...formulaFiles()];
}

test('a bad file is named with what to do, nothing of it is run, fetched or saved', async ({ page }) => {
  test.setTimeout(180_000);
  const restaurant = await openOwned(page);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(`${each.method()} ${each.url()}`));
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    // The review asks before it is left.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  for (const { what, name, bytes, says, dishes } of filesToShow())
    await test.step(what, async () => {
      await page.goto(`/restaurant/${restaurant.id}/import`);
      await page.getByLabel('Choose a menu or chart').setInputFiles({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(bytes),
      });
      if (says) await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible({ timeout: 30_000 });
      // A table asks first what its columns are.
      else if (/formulas/.test(what))
        await expect(page.getByRole('heading', { name: /columns/i })).toBeVisible({ timeout: 30_000 });
      else
        for (const dish of dishes ?? [])
          await expect(page.locator('.file-row__name', { hasText: dish })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByLabel(/Choose a menu or chart|Add another file/)).toBeEnabled();
    });
  expect(asked.filter((each) => each.includes(hostileHost))).toEqual([]);
  expect(asked.filter((each) => /^(?:PUT|PATCH|DELETE)/.test(each))).toEqual([]);
  expect(opened).toEqual([]);
  expect(await page.evaluate(() => 'hostileRan' in globalThis)).toBe(false);
});
