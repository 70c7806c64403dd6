import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { LoadUsageError, parseLoadOptions } from './loading/options.ts';
import { findLeaks, type SoakLook } from './loading/soak.ts';
import { findBroken } from './loading/write-report.ts';
import { root } from './run-program.ts';

test('without words it is the run that the documentation is written from', () => {
  expect(parseLoadOptions([])).toEqual({ seconds: 60, rate: 300, signIns: 20, soak: 0, isWhole: true });
  expect(parseLoadOptions(['--rate', '10', '--soak', '30'])).toMatchObject({ rate: 10, soak: 30, isWhole: false });
  expect(parseLoadOptions(['--help'])).toBeUndefined();
});

test.each([['--rate', 'x'], ['--seconds', '-1'], ['--unknown']])('refuses %s %s', (...words) => {
  expect(() => parseLoadOptions(words.filter((word) => typeof word === 'string'))).toThrow(LoadUsageError);
});

test('an answer that should not be counts as broken, and so does a server that does not come back', () => {
  const row = { title: 'menus', perSecond: 1, p50: 1, p99: 1, statuses: { 200: 9, 500: 1 }, failures: 1 };
  const result = { rows: [row], loopDelayMs: 1, isWellAfterwards: false };
  expect(findBroken(result)).toHaveLength(2);
  expect(findBroken({ ...result, rows: [{ ...row, failures: 0 }], isWellAfterwards: true })).toEqual([]);
});

const usual = {
  statuses: { 200: 3000 },
  failures: 0,
  p99: 9,
  resets: 300,
  memoryMb: 400,
  openFiles: 60,
  loopDelayMs: 1,
  held: 0,
};
const look = (minute: number, more: Partial<SoakLook> = {}): SoakLook => ({ minute, ...usual, ...more });
const minutes = Array.from({ length: 60 }, (_, index) => (index + 1) / 2);

test('a soak fails for an answer that failed, memory that rises, files that are not closed and what is held for nobody', () => {
  // Memory is higher during the start, and a single reading may come just before a garbage collection.
  const flat = minutes.map((minute) => look(minute, { memoryMb: minute < 5 ? 200 + minute * 40 : 400 }));
  expect(findLeaks([...flat, look(30.5, { memoryMb: 600 })])).toEqual([]);
  expect(findLeaks(minutes.map((minute) => look(minute, { memoryMb: 400 + minute * 3 })))).toEqual([
    expect.stringContaining('memory rose'),
  ]);
  expect(findLeaks(minutes.map((minute) => look(minute, minute === 7 ? { held: 2 } : {})))).toEqual([
    '2 places, connections or the like were held with nobody asking',
  ]);
  expect(findLeaks(minutes.map((minute) => look(minute, { openFiles: 60 + minute })))).toEqual([
    expect.stringContaining('open files rose'),
  ]);
  expect(findLeaks([...flat, look(30.5, { failures: 2 })])).toEqual(['2 answers were not 200']);
});

// This takes too long for every run; `npm run prove` includes it.
test.runIf(process.env['PROVE'] === '1')(
  'npm run load measures a server of its own, which holds, and ends it',
  async () => {
    const words = [path.join(root, 'scripts/run.mjs'), 'load', '--seconds', '2', '--rate', '20', '--sign-ins', '2'];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root });
    expect(stdout.split('\n').filter((line) => line.includes('× 200'))).toHaveLength(5);
  },
);
