import { expect, isPhone, test } from '../setup.ts';
import { stopsOf, type Stop } from './addresses.ts';
import { findJumps, findPaleText, findUnseenFocus, findViolations, waitUntilThere, watchShifts } from './look-at.ts';
import { prepare, roles, type Role } from './people.ts';
import { takePicture, writeSheet } from './write-sheet.ts';
import type { Page } from '@playwright/test';

const widths = [320, 390, 768, 1280];
const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1280: 800 };

// This visits other people's pages and missing ones, too.
test.use({ allowedErrors: [/status of 4\d\d|Error updating dishes/] });

async function open(page: Page, width: number, token: string | undefined): Promise<void> {
  await page.setViewportSize({ width, height: heights[width]! });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await watchShifts(page);
  if (token) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
}

type Keep = (stop: Stop, theme: string) => Promise<void>;

/** Returns what is wrong with a page, in both themes. */
async function lookAt(page: Page, stop: Stop, keep?: Keep): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(stop.address);
  await waitUntilThere(page);
  const found = await findJumps(page);
  await keep?.(stop, 'light');
  found.push(...(await findViolations(page)));
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep?.(stop, 'dark');
  found.push(...(await findPaleText(page)), ...(await findUnseenFocus(page)));
  await page.emulateMedia({ forcedColors: 'active' });
  found.push(...(await findUnseenFocus(page)));
  await page.emulateMedia({ forcedColors: 'none' });
  return found.map((what) => `${stop.name}: ${what}`);
}

async function lookAtAll(page: Page, stops: readonly Stop[], keep?: Keep): Promise<void> {
  const found: string[] = [];
  for (const stop of stops) found.push(...(await lookAt(page, stop, keep)));
  expect(found).toEqual([]);
}

const slice: readonly (readonly [Role, readonly string[]])[] = [
  ['visitor', ['home', 'search', 'restaurant-id', 'dish-id', 'login']],
  ['user', ['restaurant-id', 'cart', 'profile', 'profile-favourites']],
];

for (const [role, names] of slice)
  test(`the narrowest phone shows a ${role} the main pages whole`, async ({ page }) => {
    test.skip(!isPhone(page), 'One width');
    const person = await prepare(page.request, role);
    await open(page, 320, person.token);
    await lookAtAll(
      page,
      stopsOf(person).filter(({ name }) => names.includes(name)),
    );
  });

test.afterAll(async () => {
  if (process.env['PROVE'] === '1') await writeSheet();
});

for (const role of roles)
  for (const width of widths)
    test(`contact sheet: every page for a ${role} at ${width} px`, async ({ page }) => {
      test.skip(process.env['PROVE'] !== '1', 'A long proof: PROVE=1');
      test.skip(isPhone(page) !== width < 700, 'The other project’s');
      test.setTimeout(1_800_000);
      const person = await prepare(page.request, role);
      await open(page, width, person.token);
      await lookAtAll(page, stopsOf(person), ({ name }, theme) => takePicture(page, { name, role, width, theme }));
    });
