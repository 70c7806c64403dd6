import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { median } from '../median.ts';
import { root } from '../run-program.ts';
import { type Audit, auditedPages, auditPage } from './audit-page.ts';

/** Each page needs this score as the median of the runs. */
const least = 95;
const runs = 5;
const mostShift = 0.02;

const measures = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'total-blocking-time': 'blocked, ms',
  'cumulative-layout-shift': 'layout shift',
} as const;

type Figures = Readonly<Record<'score' | keyof typeof measures, number>>;

function summarise(audits: readonly Audit[]): Figures {
  const names = Object.keys(measures) as (keyof typeof measures)[];
  const measured = names.map((name) => [name, median(audits.map((audit) => audit.measured(name)))] as const);
  const score = median(audits.map((audit) => audit.score('performance')));
  return { score, ...Object.fromEntries(measured) } as Figures;
}

function write(pages: ReadonlyMap<string, Figures>): string {
  const cells = (figures: Figures) =>
    Object.keys(measures).map((name) => {
      const value = figures[name as keyof typeof measures];
      return name === 'cumulative-layout-shift' ? value.toFixed(3) : String(Math.round(value));
    });
  const rows = [...pages].map(
    ([page, figures]) => `| \`${page}\` | ${[figures.score, ...cells(figures)].join(' | ')} |`,
  );
  return `# Speed in the browser

Written by \`npm run prove -- --only lighthouse\`: Lighthouse as on a phone (its simulated slow 4G and a processor four times as
slow), in headless Chromium, against the production server with the sample data on the same computer. Each figure is
the median of ${runs} runs; a page passes with a performance of at least ${least} and a layout shift of at most ${mostShift}. On a busy
computer the figures mean nothing.

| page | performance | ${Object.values(measures).join(' | ')} |
|---|${'--:|'.repeat(Object.keys(measures).length + 1)}
${rows.join('\n')}

\`npm test\` asks for 100 in accessibility, best practices and SEO on the same pages, and counts the bytes of every public
page, which don't depend on the computer.
`;
}

/** Measures every page, writes the report, and returns whether all scores are good enough. */
export async function proveSpeed(url: string, chromium: string): Promise<boolean> {
  const pages = new Map<string, Figures>();
  for (const page of auditedPages) {
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run += 1) audits.push(await auditPage(url + page, chromium, ['performance']));
    const figures = summarise(audits);
    pages.set(page, figures);
    console.log(page, figures);
  }
  await writeFile(path.join(root, 'docs/reports/speed-in-the-browser.md'), write(pages));
  return [...pages.values()].every((page) => page.score >= least && page['cumulative-layout-shift'] <= mostShift);
}
