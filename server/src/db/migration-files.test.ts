import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMigrations } from './migration-files.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-migrations-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const write = (name: string, text = 'select 1') => writeFile(path.join(directory, name), text);

test('files come in the order of their numbers, other files are left out', async () => {
  await Promise.all([write('0010-second.sql'), write('0002-first.sql'), write('notes.md')]);
  const migrations = await readMigrations(directory);
  expect(migrations.map(({ version, name }) => [version, name])).toEqual([
    [2, '0002-first'],
    [10, '0010-second'],
  ]);
});

test('line ends of another system make no other migration', async () => {
  await Promise.all([write('0001-unix.sql', 'select\n1'), write('0002-windows.sql', 'select\r\n1')]);
  const [unix, windows] = await readMigrations(directory);
  expect(windows?.checksum).toBe(unix?.checksum);
});

test.each([['1-short.sql'], ['0001_snake.sql'], ['0001-.sql']])('the name %s is refused', async (name) => {
  await write(name);
  await expect(readMigrations(directory)).rejects.toThrow(name);
});

test('two files with one number are refused', async () => {
  await Promise.all([write('0001-a.sql'), write('0001-b.sql')]);
  await expect(readMigrations(directory)).rejects.toThrow('0001-a and 0001-b have the same number');
});
