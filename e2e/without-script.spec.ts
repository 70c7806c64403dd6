import type { Browser, Page } from '@playwright/test';
import { enoughAt, expect, signIn, test } from './setup.ts';

enoughAt('phone');

type Context = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Opens a browser in which no script runs, in the size of this project. */
async function openPlain(page: Page, baseURL: string | undefined, more: Context = {}): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
    ...more,
  });
  return context.newPage();
}

const words = {
  en: {
    nav: 'Main',
    restaurants: 'Restaurants',
    search: 'Search',
    dishes: 'Dishes',
    zip: 'Zip code',
    use: 'Use this zip code',
    more: 'Show more',
  },
  es: {
    nav: 'Principal',
    restaurants: 'Restaurantes',
    search: 'Buscar',
    dishes: 'Platos',
    zip: 'Código postal',
    use: 'Usar este código postal',
    more: 'Ver más',
  },
} as const;

const first = (page: Page) => page.getByRole('main').getByRole('article').first();

/** Goes through the site by links and forms alone. */
async function walk(page: Page, language: keyof typeof words): Promise<void> {
  const say = words[language];
  const nav = page.getByRole('navigation', { name: say.nav });
  await page.goto('/');
  await nav.getByRole('link', { name: say.restaurants }).click();
  await expect(page).toHaveURL(/\/restaurants$/);
  await page.getByLabel(say.zip, { exact: true }).fill('02139');
  await page.getByRole('button', { name: say.use }).click();
  await expect(page).toHaveURL(/\/restaurants\?area=02139$/);
  await first(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/restaurant\/\d+/);
  await first(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(dish|recipe)\/\d+/);
  await nav.getByRole('link', { name: say.search }).click();
  await page.getByRole('search').getByRole('searchbox').or(page.locator('#search-box')).first().fill('chicken');
  await page.getByRole('search').getByRole('button', { name: say.search, exact: true }).click();
  await expect(page).toHaveURL(/\/search\?.*q=chicken/);
  await page.getByLabel(say.zip, { exact: true }).fill('02139');
  await page.getByRole('button', { name: say.use }).click();
  await expect(page).toHaveURL(/\/search\?(?=.*q=chicken)(?=.*area=02139)/);
  await expect(first(page)).toBeVisible();
  await nav.getByRole('link', { name: say.dishes }).click();
  await expect(page).toHaveURL(/\/recipes$/);
  const before = await first(page).textContent();
  await page.getByRole('link', { name: say.more }).click();
  await expect(page).toHaveURL(/[?&]from=/);
  await expect(first(page)).not.toHaveText(before ?? '');
}

for (const language of ['en', 'es'] as const)
  test(`without JavaScript a visitor gets everywhere by links and forms (${language})`, async ({ page, baseURL }) => {
    const plain = await openPlain(page, baseURL, { locale: language === 'es' ? 'es-US' : 'en-US' });
    await walk(plain, language);
    await plain.context().close();
  });

test('without JavaScript somebody signed in reads what is said to them, and is told what the page can’t know', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'diner@example.com');
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('clearplate_session');
  const plain = await openPlain(page, baseURL, {
    storageState: await page.context().storageState(),
    colorScheme: 'dark',
  });
  await plain.goto('/restaurant/1');
  await expect(plain.getByText('Avoiding: ').first()).toBeVisible();
  await expect(plain.locator('[data-verdict]').first()).toBeVisible();
  // Playwright's search by text leaves out what is in a noscript.
  expect(await plain.locator('.without-script').innerText()).toContain(
    "this page can't tell whether what you avoid has changed",
  );
  await walk(plain, 'en');
  await plain.context().close();
});
