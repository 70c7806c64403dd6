import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runProgram, runTool } from './run-program.ts';

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

test('each line of a program that runs beside others names it, and a program it leaves behind holds up nobody', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const words = `console.log('one\\n\\ntwo'); require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit' }).unref()`;
  const start = performance.now();
  expect(await runProgram(process.execPath, ['-e', words], { label: 'a |' })).toBe(0);
  expect(performance.now() - start).toBeLessThan(25_000);
  expect(written).toEqual(['a | one\n', '\n', 'a | two\n']);
});
