import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.ts';
import { checkCalls } from './calls.ts';
import { changedCode, chooseTestsOfChanges, testsOfBuild } from './changed-tests.ts';
import { checkImports } from './check-imports.ts';
import { checkBytes } from './count-bytes.ts';
import { findChromium } from './find-chromium.ts';
import { proveSpeed } from './lighthouse/prove-speed.ts';
import { type FailedTest, readReport, reportFileVariable } from './reporters/test-report.ts';
import { root, runProgram, runTool } from './run-program.ts';
import { serverAlone, startServerProcess } from './server-process.ts';

export type Outcome = { ok: boolean; passed: number; failed: number; skipped: number; failures: FailedTest[] };
export type Step = {
  name: string;
  /** Whether it is part of `npm run check`. */
  fast: boolean;
  /** The steps of one lane run in turn, beside those of the other. */
  lane: 'code' | 'site';
  /** `label` stands before each line of its tool's output. */
  run: (args: string[], label?: string) => Promise<Outcome>;
};

const outcome = (ok: boolean): Outcome => ({ ok, passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: [] });

// A run that failed without naming a test, for example because it was cut off, still counts as a failure.
function outcomeOf(code: number, reportFile: string): Outcome {
  const report = readReport(reportFile);
  if (!report) return outcome(false);
  const failed = report.failures.filter(({ passedThen }) => !passedThen).length;
  const ok = code === 0 && failed === 0;
  return { ...report, ok, failed: ok ? 0 : Math.max(failed, 1) };
}

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

/** Runs one of the project's own commands, for example `load`, as a step. */
export const command =
  (name: string, ...words: string[]) =>
  async (_: string[], label?: string) =>
    outcome(
      (await runProgram(process.execPath, [path.join(root, 'scripts/run.mjs'), name, ...words], { label })) === 0,
    );

const tool =
  (name: string, args: string[], env: Record<string, string> = {}) =>
  async (_: string[], label?: string) =>
    outcome((await runTool(name, args, { env, label })) === 0);

// The other lane has the other half of the processors. The compiler and the linter, both written in Go, check most
// types once more for each thread, and spend a quarter of their time on garbage collection that frees little.
const half = Math.max(1, Math.floor(availableParallelism() / 2));
const checkers = String(Math.min(4, half));
const sparing = { GOMAXPROCS: String(half), GOGC: '400' };

const lint = (files: string[]) => tool('oxlint', ['--type-aware', '--deny-warnings', ...files], sparing);

// Code for browsers is checked without Node's types: the contract with the domain, the menus, the web. Each program
// checks the domain again, so tests are checked together with what has the same types: the domain's and the contract's
// with the server, the menus' with the scripts.
const programs = ['contract', 'menus', 'server', 'web', 'web/tsconfig.test.json', '.'];

async function checkTypes(_: string[], label?: string): Promise<Outcome> {
  let ok = true;
  for (const program of programs) {
    if ((await runTool('tsc', ['-p', program, '--checkers', checkers], { env: sparing, label })) === 0) continue;
    console.error(`The types of ${program} have errors; the lines above say where`);
    ok = false;
  }
  return outcome(ok);
}

const reporter = (name: string) => path.join(root, 'scripts/reporters', `${name}-reporter.ts`);

/** Names the projects of the unit tests. */
export const workspaces = ['domain', 'menus', 'server', 'web', 'web-anew', 'scripts'];

/** Runs the unit tests of these workspaces, or some of them. */
export const vitest = (projects: string[]) => (args: string[], label?: string) =>
  withTemporaryDirectory(async (directory) => {
    const file = path.join(directory, 'vitest.json');
    const reporters = ['--reporter=default', `--reporter=${reporter('vitest')}`];
    const chosen = projects.map((project) => `--project=${project}`);
    const env = { [reportFileVariable]: file };
    return outcomeOf(await runTool('vitest', ['run', ...chosen, ...reporters, ...args], { env, label }), file);
  });

interface Run {
  directory: string;
  url: string;
  chromium: string;
}

async function runPlaywright({ directory, url, chromium }: Run, args: string[], label?: string): Promise<Outcome> {
  const file = path.join(directory, 'playwright.json');
  const mails = path.join(directory, 'data', 'mail');
  const env = { BASE_URL: url, CHROMIUM_PATH: chromium, MAIL_FOLDER: mails, [reportFileVariable]: file };
  const reporters = `--reporter=list,${reporter('playwright')}`;
  const words = ['test', reporters, '--pass-with-no-tests', ...args];
  return outcomeOf(await runTool('playwright', words, { env, label }), file);
}

/** Runs `work` with a production server, the sample data and a Chromium. */
async function withServer(work: (run: Run) => Promise<Outcome>): Promise<Outcome> {
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
    const result = await work({ directory, url: server.url, chromium }).catch((error: unknown) => {
      console.error(error);
      return outcome(false);
    });
    const code = await server.stop();
    if (code === 0) return result;
    console.error(`The server exited with code ${code}:\n${server.output()}`);
    return { ...result, ok: false, failed: result.failed + 1 };
  });
}

/** Runs Playwright, with these arguments, against a server of its own. */
export const browser = (args: string[], label?: string) => withServer((run) => runPlaywright(run, args, label));

/** Some of the unit tests start Clearplate as people do, which builds the front end if it isn't there. */
async function allUnitTests(args: string[], label?: string): Promise<Outcome> {
  await buildWeb();
  return vitest(workspaces)(args, label);
}

/** Lists the steps of `npm test`, in order. */
export const steps: Step[] = [
  { name: 'format', fast: true, lane: 'code', run: tool('oxfmt', ['--check']) },
  { name: 'lint', fast: true, lane: 'code', run: lint([]) },
  { name: 'types', fast: true, lane: 'code', run: checkTypes },
  { name: 'calls', fast: true, lane: 'code', run: async () => outcome(checkCalls()) },
  { name: 'imports', fast: true, lane: 'code', run: async () => outcome(await checkImports()) },
  { name: 'unused', fast: false, lane: 'code', run: tool('knip', ['--no-progress']) },
  { name: 'vitest', fast: false, lane: 'code', run: allUnitTests },
  { name: 'build', fast: false, lane: 'site', run: async () => outcome(await buildWeb()) },
  { name: 'bytes', fast: false, lane: 'site', run: async () => outcome((await buildWeb()) && (await checkBytes())) },
  { name: 'browser', fast: false, lane: 'site', run: browser },
];

/** This is an extra step of `npm run prove`. It runs alone, so that nothing else takes the processor. */
export const speedStep: Step = {
  name: 'lighthouse',
  fast: false,
  lane: 'site',
  run: () => withServer(async ({ url, chromium }) => outcome(await proveSpeed(url, chromium))),
};

/** Runs the nearest unit tests of the files that aren't committed. */
async function runTestsOfChanges(args: string[], label?: string): Promise<Outcome> {
  const { tests, left } = chooseTestsOfChanges();
  console.log(`${tests.length} test files are nearest to what you changed; "npm test" runs ${left} more that reach it`);
  if (tests.length === 0) return outcome(true);
  if (tests.some((test) => testsOfBuild.has(test)) && !(await buildWeb())) return outcome(false);
  return vitest(workspaces)([...tests, ...args], label);
}

async function lintChanges(args: string[], label?: string): Promise<Outcome> {
  const files = changedCode();
  return files.length === 0 ? outcome(true) : lint(files)(args, label);
}

const stepsOfChanges: Step[] = [
  { name: 'lint', fast: true, lane: 'code', run: lintChanges },
  { name: 'vitest', fast: true, lane: 'site', run: runTestsOfChanges },
];

/** `npm run check` runs these instead of all unit tests. */
const fastUnitTests: Step = { name: 'vitest', fast: true, lane: 'site', run: vitest(['domain']) };

const fastSteps = steps.filter(({ fast }) => fast);

/** These are the steps of `npm run check`, with `--changed` or without. */
export const stepsOfCheck = (ofChanges: boolean): Step[] =>
  ofChanges ? [...fastSteps.filter(({ name }) => name !== 'lint'), ...stepsOfChanges] : [...fastSteps, fastUnitTests];
