import type { Browser } from '@playwright/test';
import { secondsSince } from '../run-program.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';
import { measureLoad, type Load } from './measure-load.ts';
import { measurePress } from './measure-press.ts';
import { signInAsDiner } from './sign-in.ts';

export const rounds = 5;

/** Holds the measurements of one page, one per round. */
export interface Measured {
  readonly page: MeasuredPage;
  readonly visitor: readonly Load[];
  readonly diner: readonly Load[];
  /** How long a press at the arrival of the code waited for its answer, in ms. */
  readonly presses: readonly number[];
}

/** Measures in turn, a visitor's load before each of the diner's, so that other work affects both. */
export async function measurePages(browser: Browser, url: string): Promise<readonly Measured[]> {
  const kept = await signInAsDiner(browser, url);
  const all = measuredPages.map((page) => ({
    page,
    visitor: [] as Load[],
    diner: [] as Load[],
    presses: [] as number[],
  }));
  for (let round = 1; round <= rounds; round += 1) {
    const start = performance.now();
    for (const { page, visitor, diner, presses } of all) {
      visitor.push(await measureLoad(browser, url, page));
      diner.push(await measureLoad(browser, url, page, kept));
      presses.push(await measurePress(browser, url, page));
    }
    console.log(`Round ${round} of ${rounds} (${secondsSince(start)})`);
  }
  return all;
}
