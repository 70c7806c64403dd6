import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { buildWeb } from '../build-web.ts';
import { findChromium } from '../find-chromium.ts';
import { root } from '../run-program.ts';
import { serverAlone, startServerProcess } from '../server-process.ts';
import type { Step } from '../test-steps.ts';
import { measurePages, type Measured } from './measure-pages.ts';
import { isSafe, writeReport } from './write-report.ts';

const report = 'docs/reports/first-verdict.md';

/** The pages depend on these. */
const sources = ['contract', 'domain', 'sample', 'server', 'web', 'package-lock.json'];

const git = async (...words: string[]) => (await promisify(execFile)('git', words, { cwd: root })).stdout.trim();

async function describeRevision(): Promise<string> {
  try {
    const revision = await git('rev-parse', '--short', 'HEAD');
    const isChanged = (await git('status', '--porcelain', '--', ...sources)) !== '';
    return isChanged ? `${revision} with later changes` : revision;
  } catch {
    return 'unknown';
  }
}

async function measureIn(executablePath: string, url: string): Promise<readonly Measured[]> {
  // Chromium's own sandbox doesn't run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await measurePages(browser, url);
  } finally {
    await browser.close();
  }
}

async function measureServer(executablePath: string): Promise<readonly Measured[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-run-'));
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.once('exit', remove);
  const env = { PORT: '0', DATA_DIR: path.join(directory, 'data'), SAMPLE_DATA: 'on' };
  const server = await startServerProcess({ ...serverAlone, env });
  try {
    return await measureIn(executablePath, server.url);
  } finally {
    const code = await server.stop();
    if (code !== 0) console.error(`The server exited with code ${code}:\n${server.output()}`);
  }
}

/** Measures, writes the report, and returns whether nobody saw a dish without its verdict. */
async function proveFirstVerdict(): Promise<boolean> {
  const executablePath = await findChromium();
  if (executablePath === undefined) {
    console.error('No Chromium found. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH.');
    return false;
  }
  if (!(await buildWeb())) return false;
  const circumstances = { revision: await describeRevision(), loadAverage: loadavg()[0] ?? Number.NaN };
  const all = await measureServer(executablePath);
  const text = writeReport(all, circumstances);
  await writeFile(path.join(root, report), text);
  console.log(`\n${text}\nWritten: ${report}`);
  return isSafe(all);
}

/** This is an extra step of `npm run prove`. It runs alone, so that nothing else takes the processor. */
export const firstVerdictStep: Step = {
  name: 'first-verdict',
  fast: false,
  lane: 'site',
  run: async () => {
    const ok = await proveFirstVerdict();
    return { ok, passed: 0, failed: ok ? 0 : 1, skipped: 0, failures: [] };
  },
};
