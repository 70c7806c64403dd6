import { test as base, expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe.ts';

export { expect };

/** Waits until React has hydrated the page, which it marks on its elements; before that nothing can be pressed. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('#main');
    return !main || Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** A test that fails on any error in the browser's console, except those that it allows. */
export const test = base.extend<{ allowedErrors: RegExp[]; consoleErrors: string[] }>({
  page: async ({ page }, use) => {
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    const alive = async <Answer>(answer: Promise<Answer>) => {
      const answered = await answer;
      await waitUntilAlive(page);
      return answered;
    };
    page.goto = (url, options) => alive(goto(url, options));
    page.reload = (options) => alive(reload(options));
    await use(page);
  },
  allowedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const contrast = { type: 'rule' as const, values: ['color-contrast'] };

/** Completes animations and layout, so that axe assesses what people see. */
async function settle(page: Page): Promise<void> {
  // Colours in the middle of a transition, between themes or while a page fades in, don't count.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    // Content whose layout waits for scrolling has no size yet that axe could assess.
    for (const waiting of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(waiting).contentVisibility === 'auto') waiting.style.contentVisibility = 'visible';
    }
  });
}

/**
 * Returns axe's violations: of all rules of the standards, including targets of at least 24 px (WCAG 2.5.8 with its
 * exceptions), or only of colour contrast, the one rule that depends on the theme.
 */
export async function findWithAxe(page: Page, rules: 'all' | 'contrast') {
  await settle(page);
  await setBars(page, 'static');
  const chosen = rules === 'all' ? { type: 'tag' as const, values: standards } : contrast;
  const violations = await runAxe(page, { runOnly: chosen, resultTypes: ['violations'] });
  await setBars(page, '');
  return violations;
}

/**
 * Puts the bars at a phone's lower edge into the page while axe looks, and then back. If something is half behind a bar
 * until somebody scrolls, axe would measure only the other half.
 */
async function setBars(page: Page, position: 'static' | ''): Promise<void> {
  await page.evaluate((wanted) => {
    for (const bar of document.querySelectorAll<HTMLElement>('.filter-button, .compare-tray'))
      bar.style.position = wanted;
  }, position);
}

async function expectNoViolation(page: Page, rules: 'all' | 'contrast'): Promise<void> {
  const violations = await findWithAxe(page, rules);
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 200))])).toEqual([]);
}

/** Expects no violation of axe, and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, 'all');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Expects the same in light and dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  // Reduced motion avoids measuring colours in the middle of a transition.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, 'contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
}

/** Below this width the top bar's links are in the hamburger menu. */
const phoneWidth = 700;

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < phoneWidth;
}

const isElsewhere = (viewport: { readonly width: number } | null | undefined, width: 'phone' | 'desktop'): boolean =>
  process.env['PROVE'] !== '1' && (viewport?.width ?? 0) < phoneWidth !== (width === 'phone');

const elsewhere = 'At the other width; at both with PROVE=1';

/**
 * Skips journeys that only look different at other widths, which every-page.spec.ts covers: `npm test` runs them at one
 * width, `npm run prove` at both.
 */
export function enoughAt(width: 'phone' | 'desktop'): void {
  test.skip(({ viewport }) => isElsewhere(viewport, width), elsewhere);
}

/** Signs in through the form. */
export async function signIn(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
}

/** Signs in through the form of a page that is open already. */
export async function fillLogin(page: Page, email: string, password = 'clearplate-demo'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Sets the zip code through the modal of the page. */
export async function chooseZip(page: Page, zip: string): Promise<void> {
  await page
    .getByRole('button', { name: /zip code/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Zip code').fill(zip);
  await dialog.getByRole('button', { name: 'Use this zip code' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the allergen filter if it is a sheet, and returns the element with its boxes. */
export async function openFilter(page: Page) {
  if (!isPhone(page)) return page.getByRole('main');
  // A press before the page works is lost, and pages of other contexts open without waiting for that.
  await waitUntilAlive(page);
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog');
}

export async function closeFilter(page: Page): Promise<void> {
  if (isPhone(page)) await page.keyboard.press('Escape');
}
