import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Tells whether everything that the lockfile asks for on this computer is in node_modules. */
export function isInstalled(root) {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  const wanted = Object.entries(readPackages(path.join(root, 'package-lock.json')));
  return wanted.every(([location, { version, link, optional, peer }]) => {
    if (!location.startsWith('node_modules/') && !location.includes('/node_modules/')) return true;
    if (link) return existsSync(path.join(root, location));
    const found = installed[location];
    // Optional packages belong to other systems, and peers may be left out.
    return found ? found.version === version : Boolean(optional || peer);
  });
}

function npmCommand(args) {
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) return [process.execPath, [npm, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}

/** Installs the packages of the lockfile when some are missing or of another version. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const start = Date.now();
  console.error('Installing the packages of package-lock.json');
  const [program, args] = npmCommand(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: program.endsWith('.cmd'),
  });
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(-1));
    child.on('exit', resolve);
  });
  if (code !== 0) {
    console.error('Installing the packages failed. Is the package registry reachable? Run `npm ci` to see more.');
    process.exit(1);
  }
  console.error(`Installed the packages (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}
