import { availableParallelism, cpus } from 'node:os';
import { median } from '../median.ts';
import { network, slowdown, viewport } from './conditions.ts';
import type { Load } from './measure-load.ts';
import { rounds, type Measured } from './measure-pages.ts';

/**
 * Sets goals: for the first verdict in ms, and as a multiple of the visitor's time; and for the time until a press is
 * answered.
 */
const goals = { ms: 1500, factor: 1.6, pressMs: 100 };

export interface Circumstances {
  readonly revision: string;
  /** The computer had this load before the first page load. */
  readonly loadAverage: number;
}

const middle = (loads: readonly Load[], of: 'shown' | 'works') => median(loads.map((load) => load[of]));
const factorOf = ({ visitor, diner }: Measured) => middle(diner, 'shown') / middle(visitor, 'shown');

function formatTimes(loads: readonly Load[], of: 'shown' | 'works'): string {
  return formatAll(loads.map((load) => load[of]));
}

function formatAll(times: readonly number[]): string {
  if (times.some((time) => Number.isNaN(time))) return 'not known';
  return `${median(times).toFixed()} (${Math.min(...times).toFixed()} to ${Math.max(...times).toFixed()})`;
}

function describeGoal(goal: string, all: readonly Measured[], isMet: (measured: Measured) => boolean): string {
  const list = (some: readonly Measured[]) => some.map(({ page }) => `\`${page.path}\``).join(', ');
  const missed = all.filter((measured) => !isMet(measured));
  if (missed.length === 0) return `- ${goal}: met on every page.`;
  if (missed.length === all.length) return `- ${goal}: met on no page.`;
  return `- ${goal}: met on ${list(all.filter((measured) => isMet(measured)))}; not met on ${list(missed)}.`;
}

const countOf = (all: readonly Measured[], fault: 'isUnassessed' | 'isForeign') =>
  all.flatMap(({ diner }) => diner).filter((load) => load[fault]).length;

/** Returns whether nobody saw a dish before its verdict, nor a verdict for somebody else. */
export const isSafe = (all: readonly Measured[]): boolean =>
  countOf(all, 'isUnassessed') === 0 && countOf(all, 'isForeign') === 0;

function writeTables(all: readonly Measured[]): string {
  const shown = all.map((measured) => {
    const { page, visitor, diner } = measured;
    const cells = [formatTimes(visitor, 'shown'), formatTimes(diner, 'shown'), factorOf(measured).toFixed(1)];
    return `| \`${page.path}\` | ${cells.join(' | ')} |`;
  });
  const works = all.map(
    ({ page, visitor, diner, presses }) =>
      `| \`${page.path}\` | ${formatTimes(visitor, 'works')} | ${formatTimes(diner, 'works')} | ${formatAll(presses)} |`,
  );
  return `| page | visitor's page, ms | diner's first verdict, ms | factor |
|---|--:|--:|--:|
${shown.join('\n')}

The app's code takes over later than a page that the server drew is seen. From then on the first name can be pressed.
A press that comes sooner, in the moment of the code's arrival, waits for its own part of the page alone:

| page | visitor's page works, ms | diner's page works, ms | visitor's press answered after, ms |
|---|--:|--:|--:|
${works.join('\n')}`;
}

/** Describes the results of the run. */
function writeFindings(all: readonly Measured[]): string {
  const loads = all.flatMap(({ diner }) => diner).length;
  return `The goals:

${describeGoal(`the first verdict after at most ${goals.ms} ms`, all, ({ diner }) => middle(diner, 'shown') <= goals.ms)}
${describeGoal(`at most ${goals.factor} times as long as the visitor's page takes`, all, (measured) => factorOf(measured) <= goals.factor)}
${describeGoal(`a press answered after at most ${goals.pressMs} ms`, all, ({ presses }) => median(presses) <= goals.pressMs)}

The diner saw a dish without its verdict in ${countOf(all, 'isUnassessed')} of ${loads} loads. The first verdict was not the one for what they avoid in
${countOf(all, 'isForeign')} of ${loads} loads. Times never fail the command; a single such load does.`;
}

export function writeReport(all: readonly Measured[], { revision, loadAverage }: Circumstances): string {
  const { latencyMs, downKbits, upKbits } = network;
  return `# How long the first verdict takes

Written by \`npm run prove -- --only first-verdict\`: how long somebody waits who opens a page, as a visitor and as the sample's
diner, who avoids milk and peanuts. Medians of ${rounds} loads, in brackets the shortest and the longest. Revision: ${revision}.

${writeTables(all)}

${writeFindings(all)}

## What is measured

- For a visitor: the first name of a dish or restaurant on the page, on a dish's own page its heading. For the diner: the first
  verdict, which is a dish's badge or panel (\`[data-verdict]\`), and on \`/restaurants\` how many dishes of each verdict a
  restaurant has (\`.verdict-tally\`). Either counts once no style hides it, it has a size, and the browser has painted the
  frame. It may stand below the first screen.
- From the start of the navigation, by the browser's own clock. A page works once React has gone through all of it.
- A press: on a button that opens a dialog, dispatched within 4 ms of React being given the page, until the dialog, or that it is on
  its way, stands in the page.
- A verdict is for what the diner avoids when it stands unchanged on the settled page, which says “Avoiding: Milk, Peanuts”.
- A dish was seen without its verdict when its name was visible before the first verdict, or beside it with none of its own.

## Under which conditions

- The production server with the sample data, and headless Chromium at ${viewport.width} × ${viewport.height} px, on the same computer:
  ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), load average before the first load ${loadAverage.toFixed(1)}. On a busy computer the
  figures mean nothing.
- The processor slowed down ${slowdown} times; ${downKbits / 1000} Mbit/s down, ${upKbits} kbit/s up, and ${latencyMs} ms before each answer, all by
  Chromium's own means.
- Each load in a browser profile of its own with an empty cache and no service worker. A visitor's has nothing stored. The
  diner's has the cookies and the storage that signing in through the form left there. Both take turns.
`;
}
