import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('phone');

const list = 'Flour, butter [cream, salt], natural flavor, zorgblat. May contain traces of peanuts.';

/** A megabyte takes the browser's own text field 12 seconds of a processor; `npm run prove` tries it. */
const times = process.env['PROVE'] === '1' ? 50_000 : 12_500;

/** A word that is in the lexicon and in no other script. */
const telltale = 'gomasio';

test('a pasted list shows its allergens and the words that gave them away, and leaves the device never', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk","sesame"]'));
  const settings = page.waitForResponse((response) => response.url().endsWith('/api/assess/settings'));
  await page.goto('/check');
  await settings;
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    // The reader itself, files that pages need and the tab's icon may still be loading. They come from the build and
    // carry no data.
    const { pathname, search } = new URL(request.url());
    const isOfTheBuild = pathname.startsWith('/assets/') || pathname === '/favicon.svg';
    const isFile = request.method() === 'GET' && isOfTheBuild && search === '';
    if (!isFile) sent.push(request.url());
  });
  await page.getByLabel('Ingredients, or a line of a menu').fill(list);
  const answer = page.getByRole('region', { name: 'What the words say' });
  await expect(answer.getByRole('heading', { name: /^Contains milk/ })).toBeVisible();
  await expect(answer.getByRole('listitem').first()).toHaveText('Contains milk, by these words');
  await expect(answer.getByText('Sesame: not verified. Not found in these words.')).toBeVisible();
  await expect(answer.locator('mark', { hasText: 'butter' })).toHaveText('butter (milk)');
  await expect(answer.locator('mark', { hasText: 'peanuts' })).toHaveText('peanuts (may: peanut)');
  await expect(answer.getByText('“zorgblat”')).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessibleInBothThemes(page);
});

test('a very long text, emoji, right to left and markup are read as the text that they are', async ({ page }) => {
  await page.goto('/check');
  const field = page.getByLabel('Ingredients, or a line of a menu');
  const answer = page.getByRole('region', { name: 'What the words say' });
  await field.fill('🥜 <img src=x onerror=alert(1)> שמנת חמאה');
  await expect(answer.getByRole('heading', { name: /^Contains peanut/ })).toBeVisible();
  await expect(answer.locator('img')).toHaveCount(0);
  await field.fill('sugar, ghee, spices; '.repeat(times));
  const start = Date.now();
  await page.getByLabel('Name of the dish (optional)').pressSequentially('Curry');
  expect(Date.now() - start).toBeLessThan(5000);
  await expect(answer.getByRole('heading', { name: /^Contains milk/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Clear' }).click();
  await field.fill('🤷');
  await expect(answer.getByRole('heading', { name: 'Not verified' })).toBeVisible();
  await field.fill('');
  await expect(answer.getByRole('heading')).toHaveCount(0);
  await expectAccessible(page);
});

test('the lexicon is loaded with this page only', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const readScript = async (url: string) => (await page.request.get(url)).text();
  for (const path of ['/', '/restaurant/1', '/dishes', '/search?q=curry']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  expect(scripts.size).toBeGreaterThan(3);
  for (const url of scripts) expect(await readScript(url)).not.toContain(telltale);
  const worker = page.waitForEvent('worker');
  await page.getByRole('link', { name: 'Check an ingredient list' }).first().click();
  expect(await readScript((await worker).url())).toContain(telltale);
});
