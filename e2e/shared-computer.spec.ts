import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { newPassword, press } from './household.ts';
import { registerAccount } from './register-account.ts';
import { enoughAt, expect, fillLogin, openFilter, signIn, test, waitUntilAlive } from './setup.ts';

enoughAt('phone');
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/], actionTimeout: 30_000 });

interface Person {
  readonly email: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

async function register(request: APIRequestContext, username: string, avoids: string): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const token = await registerAccount({ username, email_address: email, password: newPassword });
  const headers = { authorization: `Bearer ${token}` };
  const [eater] = (await (await request.get('/api/eater', { headers })).json()) as { id: number }[];
  const data = [{ name: avoids, strictness: 'ask' }];
  expect((await request.put(`/api/eater/${eater?.id}/allergen`, { headers, data })).status()).toBe(200);
  return { email, token, headers };
}

const firstName = 'Greta Vanhoeven';
const street = '77 Quince Alley';
const home = 'The old mill';

/** Tells this computer what the first person tells it beside what they avoid. Returns the id of their address. */
async function fillFirst(request: APIRequestContext, { headers }: Person): Promise<number> {
  const address = { name: home, address_line_1: street, zip_code: '02139', city: 'Cambridge', state: 'Massachusetts' };
  const data = { ...address, address_line_2: '', country: 'United States' };
  const made = await request.post('/api/address', { headers, data });
  expect(made.status(), await made.text()).toBe(200);
  const inCart = await request.post('/api/cart/add', { headers, data: { dish_id: 3, quantity: 7 } });
  expect(inCart.status()).toBe(200);
  expect((await request.put('/api/favourite/dish/3', { headers })).status()).toBe(200);
  return ((await made.json()) as { id: number }).id;
}

/** Nobody but the first person may read these. Peanuts also appear in lists of allergens, and are not secret there. */
const secretsOf = (first: Person) => [
  first.email,
  firstName,
  street,
  home,
  'You were told',
  String.raw`Avoiding:[^\n<]*(?:Peanuts|Eggs)`,
  'Avoids? peanuts',
];

const ofAnother = (text: string, secrets: readonly string[]) =>
  secrets.filter((secret) => new RegExp(secret, 'i').test(text));

/** Notes which of the secrets is visible in any frame of any tab, once the returned object says so. */
async function watch(context: BrowserContext, secrets: readonly string[]) {
  const watched = { isOn: false, seen: [] as string[] };
  await context.exposeFunction('noteSeen', (text: string) => watched.isOn && watched.seen.push(text));
  await context.addInitScript((patterns) => {
    const look = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      const text = document.body ? `${document.body.innerText}\n${fields.join('\n')}` : '';
      const found = patterns.filter((pattern) => new RegExp(pattern, 'i').test(text));
      if (found.length > 0)
        (globalThis as unknown as { noteSeen(text: string): void }).noteSeen(`${location.pathname}: ${found.join()}`);
    };
    // This runs in each frame after a change, and in none while nothing changes: three tabs would keep the processor
    // busy.
    let isDue = false;
    const whenDrawn = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        look();
      });
    };
    whenDrawn();
    const changes = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(whenDrawn).observe(document, changes);
  }, secrets);
  return watched;
}

const publicPages = ['/restaurant/1', '/dish/3', '/search?q=curry', '/restaurants', '/'];
const ownPages = ['/cart', '/profile', '/profile/addresses', '/profile/allergens', '/profile/favourites'];

const avoidance = (page: Page) => page.getByText(/^Avoiding: /).first();
const readVerdicts = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-verdict]')
    .evaluateAll((all) => all.map((one) => one.textContent));

/** The second person reads this on a computer of their own. */
async function readAlone(browser: Browser, second: Person): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, second.email, newPassword);
  const read = new Map<string, readonly (string | null)[]>();
  for (const path of publicPages) {
    await page.goto(path);
    await expect(avoidance(page)).toHaveText('Avoiding: Milk');
    read.set(path, await readVerdicts(page));
  }
  await context.close();
  return read;
}

/**
 * Returns everything that the browser stores about anybody, except for a token whose sign-out the server has yet to be
 * told of.
 */
async function readStores(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const pages = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        // Files of the build belong to everybody.
        const own = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
        return Promise.all(own.map(async (one) => `${one.url} ${await (await cache.match(one))?.text()}`));
      }),
    );
    const local = Object.entries(localStorage).filter(([name]) => name !== 'endingSession');
    return JSON.stringify([local, Object.entries(sessionStorage), pages, document.cookie]);
  });
  return kept;
}

async function noteAtTable(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/restaurant/1/ask');
  await press(page, main.getByRole('group', { name: 'What were you told?' }).first().getByRole('button').first());
  await press(page, main.getByRole('button', { name: 'the chef' }));
  await expect(main.getByText(/^You were told: /).first()).toBeVisible();
}

async function waitUntilStored(page: Page): Promise<void> {
  const names = () => page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/-.*/, '')));
  await expect.poll(names, { timeout: 60_000 }).toContain('build');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

// Without a network more has to be forgotten.
for (const hasNetwork of process.env['PROVE'] === '1' ? [true, false] : [false])
  test(`at a shared computer nothing of the first stands on a page of the second, who signed out ${hasNetwork ? 'with' : 'without'} a network`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const first = await register(page.request, firstName, 'Peanuts');
    const second = await register(page.request, 'Milo', 'Milk');
    const address = await fillFirst(page.request, first);
    const alone = await readAlone(browser, second);
    const secrets = secretsOf(first);
    const watched = await watch(context, secrets);
    const expectNothing = (text: string, where: string) => expect(ofAnother(text, secrets), where).toEqual([]);

    // The first person looks around, in three tabs.
    await signIn(page, first.email, newPassword);
    await page.evaluate((id) => localStorage.setItem('address', String(id)), address);
    for (const path of ['/dish/3', '/cart', '/profile/addresses']) await page.goto(path);
    await expect(page.getByText(street).first()).toBeVisible();
    await noteAtTable(page);
    const menu = await context.newPage();
    await menu.goto('/restaurant/1');
    await waitUntilAlive(menu);
    await (await openFilter(menu)).getByRole('checkbox', { name: /^Eggs/ }).check();
    await menu.keyboard.press('Escape');
    await expect(avoidance(menu)).toHaveText(/^Avoiding: .*Eggs/);
    const form = await context.newPage();
    await form.goto(`/profile/address/edit/${address}`);
    await expect(form.getByRole('textbox', { name: 'Address line 1' })).toHaveValue(street);
    await page.goto('/profile');
    await expect(page.getByText(firstName).first()).toBeVisible();
    if (!hasNetwork) {
      await waitUntilStored(page);
      await context.setOffline(true);
    }

    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    for (const tab of [page, menu, form])
      await expect.poll(async () => ofAnother(await tab.locator('body').innerText(), secrets)).toEqual([]);
    await expect(form.getByRole('textbox', { name: 'Address line 1' })).toHaveCount(0);
    // The server isn't told of it while the second person signs in.
    if (!hasNetwork) await context.route('**/api/auth/logout', (route) => route.abort());
    await context.setOffline(false);
    // The zip code stays on purpose, whoever entered it. It goes here, because the other computer has none either.
    await page.evaluate(() => localStorage.removeItem('zipcode'));
    watched.isOn = true;
    for (const path of publicPages)
      expectNothing(await (await page.goto(path))!.text(), `the HTML of ${path} for nobody`);

    await page.goto('/login');
    await fillLogin(page, second.email, newPassword);
    const look = async () => {
      for (const path of [...publicPages, ...ownPages]) {
        const answer = await page.goto(path);
        const expected = alone.get(path);
        if (expected) await expect(avoidance(page), path).toHaveText('Avoiding: Milk');
        else await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        if (expected) await expect.poll(() => readVerdicts(page), path).toEqual(expected);
        expectNothing((await answer?.text()) ?? '', `the HTML of ${path}`);
        expectNothing(await page.locator('body').innerText(), path);
        expectNothing(await (await context.request.get(path)).text(), `the HTML that is sent for ${path}`);
      }
    };
    await look();
    for (const tab of [page, menu, form]) expectNothing(await readStores(tab), 'what the browser keeps');

    await test.step('Back through all that the first has seen', async () => {
      for (let steps = await page.evaluate(() => history.length); steps > 1; steps -= 1) {
        await page.goBack();
        if (!page.url().startsWith('http')) break;
        await waitUntilAlive(page);
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        expectNothing(await page.locator('body').innerText(), page.url());
      }
    });

    await test.step('the tabs that the first left open', async () => {
      for (const tab of [menu, form]) {
        expectNothing(await tab.locator('body').innerText(), tab.url());
        await tab.bringToFront();
        expectNothing(await (await tab.reload())!.text(), `the HTML of ${tab.url()}`);
      }
      await expect(avoidance(menu)).toHaveText('Avoiding: Milk');
      await expect.poll(() => readVerdicts(menu)).toEqual(alone.get('/restaurant/1'));
    });

    if (!hasNetwork)
      await test.step('the server hears of it, and the second stays who they are', async () => {
        await page.bringToFront();
        const told = page.waitForResponse('**/api/auth/logout');
        await context.unroute('**/api/auth/logout');
        await page.goto('/');
        expect((await told).status()).toBe(200);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('endingSession'))).toBeNull();
        const headers = { authorization: `Bearer ${token}` };
        expect((await page.request.get('/api/user', { headers })).status()).toBe(401);
        await look();
      });
    expect([...new Set(watched.seen)]).toEqual([]);
  });
