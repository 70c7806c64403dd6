import type { Browser } from '@playwright/test';
import { timeoutMs, phone } from './conditions.ts';
import { slowDown } from './measure-load.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** This is the first sign of any dialog: the dialog itself, or a note that it is loading. */
const answers = 'dialog[open], .waiting-note';

interface Press {
  readonly on: string;
  readonly answers: string;
  readonly timeoutMs: number;
}

type PressedWindow = typeof globalThis & { firstAnswer?: Promise<number | undefined> };

/** Presses as soon as React gets the page, before it has hydrated any of it. */
function pressAtArrival({ on, answers: answer, timeoutMs: patience }: Press, finish: (ms?: number) => void): void {
  const place = document.querySelector('#root');
  const hasArrived = place !== null && Object.keys(place).some((key) => key.startsWith('__reactContainer$'));
  if (performance.now() > patience) return finish();
  if (!hasArrived) {
    setTimeout(() => pressAtArrival({ on, answers: answer, timeoutMs: patience }, finish), 4);
    return;
  }
  const start = performance.now();
  const look = new MutationObserver(() => {
    if (document.querySelector(answer)) finish(performance.now() - start);
  });
  look.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  document.querySelector<HTMLElement>(on)?.click();
  setTimeout(finish, patience);
}

function startPressing(press: Press): void {
  (globalThis as PressedWindow).firstAnswer = new Promise((resolve) => pressAtArrival(press, resolve));
}

const writePress = (press: Press): string =>
  `{ ${pressAtArrival.toString()}\n${startPressing.toString()}\nstartPressing(${JSON.stringify(press)}); }`;

/** Returns how long a visitor's press at the arrival of the code waits for its answer, in ms. */
export async function measurePress(browser: Browser, url: string, { path, press }: MeasuredPage): Promise<number> {
  const context = await browser.newContext(phone);
  await context.addInitScript({ content: writePress({ on: press, answers, timeoutMs }) });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url + path, { waitUntil: 'commit' });
  const ms = await page.evaluate(() => (globalThis as PressedWindow).firstAnswer);
  await context.close();
  if (ms === undefined) throw new Error(`${path} never answered a press on ${press}`);
  return ms;
}
