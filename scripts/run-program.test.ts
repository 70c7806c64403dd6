import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTool } from './run-program.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-run-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true, force: true });
});

test('a tool runs on our Node, whichever stands first in the PATH', async () => {
  await writeFile(path.join(directory, 'node'), '#!/bin/sh\nexit 7\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${directory}${path.delimiter}${process.env['PATH']}`);
  expect(await runTool('oxfmt', ['--version'], { quiet: true })).toBe(0);
});
