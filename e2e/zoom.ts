import type { Page } from '@playwright/test';
import { expectAccessible } from './setup.ts';

/** This is a phone. */
export const phoneScreen = { width: 390, height: 844 };
/** This is a phone of the same size at 200 %. */
const zoomedScreen = { width: 195, height: 422 };

/** Expects the page as it stands to hold at 200 % of a phone, without sideways scrolling, and puts it back. */
export async function expectToHoldZoomed(page: Page): Promise<void> {
  await page.setViewportSize(zoomedScreen);
  await expectAccessible(page);
  await page.setViewportSize(phoneScreen);
}
