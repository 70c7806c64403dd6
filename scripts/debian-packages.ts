import { existsSync } from 'node:fs';
import { runProgram } from './run-program.ts';

/** Installs packages of Debian or Ubuntu where we are root there; gives whether that was so and worked. */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} with apt-get`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  if ((await runProgram('apt-get', ['update'], options)) !== 0) return false;
  return (await runProgram('apt-get', ['install', '-y', ...names], options)) === 0;
}
