import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './ensure-installed.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'clearplate-lock-'));
  await mkdir(path.join(root, 'node_modules'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (file: string, packages: object) => writeFile(path.join(root, file), JSON.stringify({ packages }));
const wanted = {
  '': { version: '0.1.0' },
  server: { version: '0.1.0' },
  'node_modules/@clearplate/server': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/native-other-system': { version: '1.0.0', optional: true },
};

async function install(packages: object): Promise<void> {
  await mkdir(path.join(root, 'node_modules/@clearplate/server'), { recursive: true });
  await write('package-lock.json', wanted);
  await write('node_modules/.package-lock.json', packages);
}

test('nothing is installed before the first start', async () => {
  await write('package-lock.json', wanted);
  expect(isInstalled(root)).toBe(false);
});

test('what the lockfile asks for on this system is enough', async () => {
  await install({ 'node_modules/pg': { version: '8.0.0' } });
  expect(isInstalled(root)).toBe(true);
});

test('a package of another version is not', async () => {
  await install({ 'node_modules/pg': { version: '7.9.0' } });
  expect(isInstalled(root)).toBe(false);
});
