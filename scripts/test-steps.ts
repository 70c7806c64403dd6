import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { checkImports } from './check-imports.ts';
import { findChromium } from './find-chromium.ts';
import { runTool } from './run-program.ts';
import { serverAlone, startServerProcess } from './server-process.ts';

export type Outcome = { ok: boolean; passed: number; failed: number; skipped: number };
export type Step = {
  name: string;
  /** Part of `npm run check`. */
  fast: boolean;
  run: (args: string[]) => Promise<Outcome>;
};

const outcome = (ok: boolean): Outcome => ({ ok, passed: 0, failed: ok ? 0 : 1, skipped: 0 });

// A run that failed without naming a test, such as a file that can't be loaded, still counts as a failure.
const counted = (ok: boolean, passed: number, failed: number, skipped: number): Outcome => ({
  ok: ok && failed === 0,
  passed,
  failed: ok ? failed : Math.max(failed, 1),
  skipped,
});

async function withTemporaryDirectory<Result>(work: (directory: string) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-run-'));
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.once('exit', remove);
  try {
    return await work(directory);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

const tool = (name: string, args: string[]) => async () => outcome((await runTool(name, args)) === 0);

const programs = [
  'domain',
  'domain/tsconfig.test.json',
  'contract',
  'contract/tsconfig.test.json',
  'server',
  'web',
  'web/tsconfig.test.json',
  '.',
];

async function checkTypes(): Promise<Outcome> {
  let ok = true;
  for (const program of programs) {
    if ((await runTool('tsc', ['-p', program])) === 0) continue;
    console.error(`The types of ${program} do not hold`);
    ok = false;
  }
  return outcome(ok);
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };

const vitest = (projects: string[]) => (args: string[]) =>
  withTemporaryDirectory(async (directory) => {
    const file = path.join(directory, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const chosen = projects.map((project) => `--project=${project}`);
    const code = await runTool('vitest', ['run', ...chosen, ...reporters, ...args]);
    const report = await readReport<VitestReport>(file);
    if (!report) return outcome(false);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
    return counted(code === 0, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
  });

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

async function runPlaywright(directory: string, url: string, chromium: string, args: string[]): Promise<Outcome> {
  const file = path.join(directory, 'playwright.json');
  const mails = path.join(directory, 'data', 'mail');
  const env = { BASE_URL: url, CHROMIUM_PATH: chromium, MAIL_FOLDER: mails, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runTool('playwright', ['test', '--reporter=list,json', '--pass-with-no-tests', ...args], { env });
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return outcome(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted(code === 0, expected, unexpected + flaky, skipped);
}

async function browser(args: string[]): Promise<Outcome> {
  const chromium = await findChromium();
  if (chromium === undefined) {
    console.error('No Chromium found. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH.');
    return outcome(false);
  }
  if (!(await buildWeb())) return outcome(false);
  return withTemporaryDirectory(async (directory) => {
    const env = { PORT: '0', DATA_DIR: path.join(directory, 'data'), SAMPLE_DATA: 'on' };
    const server = await startServerProcess({ ...serverAlone, env });
    console.log(`The server of this run is at ${server.url}`);
    const result = await runPlaywright(directory, server.url, chromium, args).catch((error: unknown) => {
      console.error(error);
      return outcome(false);
    });
    const code = await server.stop();
    if (code === 0) return result;
    console.error(`The server ended with ${code}:\n${server.output()}`);
    return { ...result, ok: false, failed: result.failed + 1 };
  });
}

/** What `npm test` does, in its order. */
export const steps: Step[] = [
  { name: 'format', fast: true, run: tool('oxfmt', ['--check']) },
  { name: 'lint', fast: true, run: tool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types', fast: true, run: checkTypes },
  { name: 'imports', fast: true, run: async () => outcome(await checkImports()) },
  { name: 'unused', fast: false, run: tool('knip', ['--no-progress']) },
  { name: 'build', fast: false, run: async () => outcome(await buildWeb()) },
  { name: 'vitest', fast: false, run: vitest(['domain', 'contract', 'server', 'web', 'scripts']) },
  { name: 'browser', fast: false, run: browser },
];

/** What `npm run check` runs instead of all unit tests. */
export const fastUnitTests: Step = { name: 'vitest', fast: true, run: vitest(['domain', 'contract']) };
