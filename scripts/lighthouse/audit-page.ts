import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '../free-port.ts';

/** Lighthouse audits these pages of the sample data. */
export const auditedPages = ['/', '/restaurants', '/restaurant/1', '/dish/1', '/search?q=curry'];

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Audit {
  /** A score is from 0 to 100. */
  readonly score: (category: Category) => number;
  /** Lists the failed audits, with their elements. */
  readonly faults: readonly string[];
  /** Returns a measurement by its name, in Lighthouse's unit. */
  readonly measured: (audit: string) => number;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function describeFaults({ categories, audits }: Result): string[] {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = refs.map(({ id }) => audits[id]).filter((audit) => audit && audit.score !== null && audit.score < 1);
  return failed.flatMap((audit) =>
    audit ? [`${audit.id}: ${JSON.stringify(audit.details ?? '').slice(0, 600)}`] : [],
  );
}

/** Audits a page as on a phone, in a separate browser that is closed afterwards. */
async function auditOnce(url: string, executablePath: string, categories: readonly Category[]): Promise<Result> {
  const port = await findFreePort();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...sandbox, `--remote-debugging-port=${port}`] });
  try {
    const run = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      logLevel: 'error',
      output: 'json',
      disableFullPageScreenshot: true,
    });
    if (!run) throw new Error(`Lighthouse returned no audit of ${url}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

/** Sometimes Chromium's recording lacks its beginning, so that it can't be used. */
const mostTries = 4;

/** Audits one page as on a phone. Retries if the browser failed to record it, but not if the page failed. */
export async function auditPage(url: string, executablePath: string, categories: readonly Category[]): Promise<Audit> {
  for (let tries = 1; ; tries += 1) {
    const lhr = await auditOnce(url, executablePath, categories);
    if (!lhr.runtimeError) {
      return {
        score: (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100),
        faults: describeFaults(lhr),
        measured: (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN,
      };
    }
    const { code, message } = lhr.runtimeError;
    if (code !== 'NO_NAVSTART' || tries === mostTries) throw new Error(`${code} at ${url}: ${message}`);
    console.warn(`${url} could not be recorded (${code}); measuring it again`);
  }
}
