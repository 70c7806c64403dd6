import type { Page } from '@playwright/test';
import { es } from '../web/src/translations/interface/es.ts';
import { stopsOf } from './contact-sheet/addresses.ts';
import { findPaleText, findViolations, waitUntilThere } from './contact-sheet/look-at.ts';
import { prepare, type Role } from './contact-sheet/people.ts';
import { expect, isPhone, test } from './setup.ts';

// This visits missing pages, too.
test.use({ allowedErrors: [/status of 4\d\d|Error updating dishes/] });

/** These pages differ by role. `npm run prove` checks every page for every role (contact-sheet). */
const walks: readonly (readonly [Role, RegExp])[] = [
  ['visitor', /^(?!profile|admin|logout|cart-note|restaurant-id-(import|sheet|kitchen))/],
  ['user', /^(home|restaurant-id|dish-id|dish-id-report|cart.*|profile.*)$/],
  ['r_admin', /^(home|restaurant-id|restaurant-id-(import|sheet|kitchen)|profile)$/],
  ['w_admin', /^(restaurant-id|profile|admin.*)$/],
];

/** Returns interface sentences that are in English on a Spanish page. */
async function findEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script,noscript,b,[lang=en]'))
        said.push(walker.currentNode.textContent?.trim() ?? '');
    return [...new Set([document.documentElement.lang, ...said])];
  });
  expect(texts).toContain('es');
  // A single letter may be an initial.
  const english = texts.filter((text) => text.length > 1 && es[text] !== undefined && es[text] !== text);
  return english.map((text) => `English: ${text}`);
}

async function lookInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const pale = await findPaleText(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...pale, ...(await findViolations(page))];
}

const findSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  });

/**
 * Returns what is wrong with a page on a phone in both themes, and at a desktop's width, where only `npm run prove` runs
 * axe.
 */
async function lookAtBothWidths(page: Page): Promise<string[]> {
  const onPhone = [...(await lookInBothThemes(page)), ...(await findSideways(page))];
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  const byAxe = process.env['PROVE'] === '1' ? await findViolations(page) : [];
  const onDesk = [...byAxe, ...(await findSideways(page))];
  await page.setViewportSize(phone);
  return [...onPhone, ...onDesk.map((what) => `on a desk: ${what}`)];
}

// Spanish words are longer, and English ones among them are found. English pages are checked where they are used, the
// main ones on the narrowest phone (contact-sheet), and every one in `npm run prove`.
for (const [role, names] of walks)
  test(`axe finds nothing on the pages of a ${role} on a phone in both themes, and nothing scrolls sideways`, async ({
    page,
  }) => {
    test.skip(!isPhone(page), 'Looks at both widths');
    test.slow();
    const person = await prepare(page.request, role);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((token) => {
      localStorage.setItem('language', 'es');
      if (token !== undefined) localStorage.setItem('token', token);
    }, person.token);
    const found: string[] = [];
    for (const { name, address } of stopsOf(person).filter((stop) => names.test(stop.name))) {
      await page.goto(address);
      await waitUntilThere(page);
      const here = [...(await findEnglish(page)), ...(await lookAtBothWidths(page))];
      found.push(...here.map((what) => `${name}: ${what}`));
    }
    expect(found).toEqual([]);
  });
