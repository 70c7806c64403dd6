import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './run-program.ts';

const system = process.platform === 'win32' ? 'win' : process.platform;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-run-'));
  await mkdir(path.join(directory, 'scripts'));
  for (const file of ['run.mjs', 'ensure-installed.mjs', 'pinned-node.mjs'])
    await cp(path.join(root, 'scripts', file), path.join(directory, 'scripts', file));
  await writeFile(
    path.join(directory, 'scripts/greet.ts'),
    'export const run = (args: string[]) => console.log(`by itself: ${args}`);',
  );
  await writeFile(path.join(directory, 'package.json'), '{"type":"module"}');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** This imitates a computer whose own Node.js is older than what the commands need. */
async function growOld(): Promise<void> {
  const file = path.join(directory, 'scripts/pinned-node.mjs');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/oldestNode = \d+/, 'oldestNode = 999'));
}

/** Lays out a package as the registry has it, with a program instead of Node.js that reports how it was called. */
async function bringNode(name: string, exit = 0): Promise<string> {
  const node = path.join(directory, 'node_modules', name, 'bin/node');
  await mkdir(path.dirname(node), { recursive: true });
  await writeFile(node, `#!/bin/sh\necho "by the one that comes: $2 $3 ($npm_lifecycle_event)"\nexit ${exit}\n`);
  await chmod(node, 0o755);
  return node;
}

function runCommand(...args: string[]) {
  return runWith({}, ...args);
}

function runWith(given: NodeJS.ProcessEnv, ...args: string[]) {
  const env = { ...process.env };
  delete env['npm_lifecycle_event'];
  delete env['NODE_COMPILE_CACHE'];
  Object.assign(env, given);
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(directory, 'scripts/run.mjs'), ...args], {
    env,
    cwd: directory,
    encoding: 'utf8',
  });
  return { stdout: stdout.trim(), stderr: stderr.trim(), status };
}

it('goes on by itself where the Node.js that started it is new enough, whatever comes as a package', async () => {
  await bringNode(`node-${system}-${process.arch}`);
  expect(runCommand('greet', 'you')).toEqual({ stdout: 'by itself: you', stderr: '', status: 0 });
});

it('stores what it compiled for the next command, and for the processes that it starts', async () => {
  await writeFile(
    path.join(directory, 'scripts/greet.ts'),
    "export const run = () => console.log(process.env['NODE_COMPILE_CACHE']);",
  );
  const stored = path.join(directory, 'node_modules/.cache/clearplate-compiled');
  expect(runCommand('greet').stdout).toBe(stored);
  expect(await readdir(stored)).not.toEqual([]);
});

it('stores nothing where that is switched off', async () => {
  const before = await readdir(directory);
  expect(runWith({ NODE_COMPILE_CACHE: '' }, 'greet', 'you').stdout).toBe('by itself: you');
  expect(await readdir(directory)).toEqual(before);
});

it.each([`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`])(
  'hands over to the Node.js of %s where its own is too old, and ends as that does',
  async (name) => {
    await growOld();
    await bringNode(name, 7);
    expect(runCommand('greet', 'you')).toEqual({
      stdout: 'by the one that comes: greet you (greet)',
      stderr: '',
      status: 7,
    });
  },
);

it('says what is missing where its own is too old and none was made for the system', async () => {
  await growOld();
  await bringNode('node-plan9-mips');
  const { stdout, stderr, status } = runCommand('greet');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toBe(
    `Clearplate needs Node.js 999 or newer. This is ${process.versions.node}, and none comes with Clearplate for ${process.platform} on ${process.arch}.`,
  );
});

it('says so where the one that comes was made for another C library', async () => {
  await growOld();
  const node = await bringNode(`node-${system}-${process.arch}`);
  await writeFile(node, '#!/lib/no-such-loader\n');
  const { stdout, stderr, status } = runCommand('greet');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toContain(
    `Clearplate needs Node.js 999 or newer. This is ${process.versions.node}, and the one that comes with Clearplate`,
  );
  expect(stderr.split('\n')).toHaveLength(1);
});

it.each(['unknown', '../main', ''])('knows no command "%s"', (command) => {
  expect(runCommand(command)).toEqual({ stdout: '', stderr: `There is no command "${command}".`, status: 1 });
});
