import type { ImportReport } from './import-report.ts';
import { formatPace } from './describe-report.ts';

export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

export interface Progress {
  /** Shows the report. `done` is the share of the input that was read, from 0 to 1. */
  show(report: Readonly<ImportReport>, done: number): void;
  /** Clears the progress line, so that other text can follow. */
  clear(): void;
}

const barWidth = 24;
const drawEveryMs = 100;
const lineEveryMs = 5000;

function drawBar(done: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, done)) * barWidth);
  return `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${String(Math.round(done * 100)).padStart(3)}%`;
}

/** Shows a bar on a terminal, and now and then a plain line elsewhere. `clock` counts in ms. */
export function createProgress(output: ProgressOutput, clock: () => number, rss: () => number): Progress {
  const start = clock();
  let last = start;
  let isRendered = false;
  return {
    show(report, done) {
      const now = clock();
      if (now - last < (output.isTTY ? drawEveryMs : lineEveryMs)) return;
      last = now;
      const pace = formatPace(report, { seconds: (now - start) / 1000, rssBytes: rss() });
      if (output.isTTY) output.write(`\r\u001b[K${`${drawBar(done)} ${pace}`.slice(0, (output.columns ?? 80) - 1)}`);
      else output.write(`${Math.round(done * 100)}%: ${pace}\n`);
      isRendered = output.isTTY === true;
    },
    clear() {
      if (isRendered) output.write('\r\u001b[K');
      isRendered = false;
    },
  };
}
