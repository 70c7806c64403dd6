import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDirectory, successorOf } from './data-lock.ts';

// Locks the directory that a line names at the moment that it names, tells what came of it, and holds the lock
// until the next line.
const racer = `
  import { createInterface } from 'node:readline';
  import { lockDataDirectory, DataDirectoryInUse } from ${JSON.stringify(new URL('data-lock.ts', import.meta.url).href)};
  let lock;
  for await (const line of createInterface({ input: process.stdin })) {
    await lock?.release();
    const [directory, moment] = JSON.parse(line);
    while (Date.now() < moment);
    lock = await lockDataDirectory(directory).catch((error) => {
      if (!(error instanceof DataDirectoryInUse)) throw error;
    });
    console.log(lock ? 'held' : 'refused');
  }`;

let directory: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-lock-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

function startRacer() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', racer], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.push(child);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (where: string, moment: number) => {
    child.stdin.write(`${JSON.stringify([where, moment])}\n`);
    return (await answers.next()).value;
  };
}

async function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** Makes a folder whose holder is gone. */
async function abandoned(name: string, pid: number): Promise<string> {
  const where = path.join(directory, name);
  await mkdir(where);
  await writeFile(path.join(where, 'server.pid'), JSON.stringify({ pid, start: '1' }));
  return where;
}

test('of several processes that find a stale mark exactly one takes it over, in every round', async () => {
  const pid = await pidOfTheDead();
  const racers = Array.from({ length: 4 }, startRacer);
  const warm = path.join(directory, 'warm');
  await mkdir(warm);
  await Promise.all(racers.map((race) => race(warm, 0)));
  for (let round = 0; round < 60; round += 1) {
    const where = await abandoned(`round-${round}`, pid);
    const moment = Date.now() + 15;
    const outcomes = await Promise.all(racers.map((race) => race(where, moment)));
    expect(
      outcomes.filter((outcome) => outcome === 'held'),
      `round ${round}`,
    ).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(3);
    expect(await readdir(where)).toEqual(['server.pid']);
  }
});

test('a successor that died before it was done is succeeded itself', async () => {
  const pid = await pidOfTheDead();
  const where = await abandoned('twice', pid);
  const file = path.join(where, 'server.pid');
  await writeFile(successorOf(file, await readFile(file, 'utf8')), JSON.stringify({ pid, start: '2' }));
  await writeFile(`${file}.own-2`, JSON.stringify({ pid, start: '2' }));
  const lock = await lockDataDirectory(where);
  expect(await lock.isOurs()).toBe(true);
  expect(await readdir(where)).toEqual(['server.pid']);
  await lock.release();
  expect(await readdir(where)).toEqual([]);
});

test('a mark that is no longer ours is left to whom it belongs', async () => {
  const lock = await lockDataDirectory(directory);
  await writeFile(path.join(directory, 'server.pid'), JSON.stringify({ pid: 1 }));
  expect(await lock.isOurs()).toBe(false);
  await lock.release();
  expect(await readdir(directory)).toEqual(['server.pid']);
});

test('a mark that nobody can read is taken over', async () => {
  await writeFile(path.join(directory, 'server.pid'), '');
  const lock = await lockDataDirectory(directory);
  expect(await lock.isOurs()).toBe(true);
  await lock.release();
});
