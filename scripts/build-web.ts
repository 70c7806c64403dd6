import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from './compress-files.ts';
import { filesIn } from './files-in.ts';
import { root, runTool, secondsSince } from './run-program.ts';

const inputs = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite.server.config.ts',
  'web/vite-plugins',
  'contract/src',
  'domain/src',
  'menus/src',
  'package-lock.json',
  'scripts/build-web.ts',
  'scripts/compress-files.ts',
];
const stamp = path.join(root, 'web/dist-server/.inputs');

/**
 * A test reads what the tools said while they built what is there now. It should be nothing, as people who start the
 * server read it.
 */
export const saidFile = path.join(root, 'web/dist-server/.said');

async function listFiles(location: string): Promise<string[]> {
  const found = await stat(location).catch(() => undefined);
  if (!found) return [];
  return found.isDirectory() ? filesIn(location) : [location];
}

async function hashInputs(): Promise<string> {
  const lists = await Promise.all(inputs.map((input) => listFiles(path.join(root, input))));
  const files = lists
    .flat()
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

/** Returns Vite's arguments for one of the builds. It only logs warnings and errors. */
const buildArguments = (config: string) => ['build', 'web', '--config', config, '--logLevel', 'warn'];

async function build(): Promise<boolean> {
  const wanted = await hashInputs();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return true;
  const start = performance.now();
  console.log('Building the front end');
  // A build that fails has emptied its folder, so the previous build is gone.
  await rm(stamp, { force: true });
  const said: string[] = [];
  // With a test's environment, React's development version would be built.
  const options = { env: { NODE_ENV: 'production' }, heard: (line: string) => void said.push(line) };
  for (const config of ['web/vite.config.ts', 'web/vite.server.config.ts'])
    if ((await runTool('vite', buildArguments(config), options)) !== 0) return false;
  await compressFiles(path.join(root, 'web/dist'));
  await writeFile(saidFile, said.join('\n'));
  await writeFile(stamp, wanted);
  console.log(`Built the front end (${secondsSince(start)})`);
  return true;
}

let building: Promise<boolean> | undefined;

/**
 * Builds the front end for browsers and the server unless the build is up to date. Returns whether it exists. Two at
 * once would write into the same folder, so the second waits for the first.
 */
export async function buildWeb(): Promise<boolean> {
  building ??= build().finally(() => (building = undefined));
  return building;
}
