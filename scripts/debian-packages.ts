import { existsSync } from 'node:fs';
import { runProgram } from './run-program.ts';

/** Installs Debian or Ubuntu packages if we are root there, and returns whether that worked. */
export async function installDebianPackages(names: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} with apt-get`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  if ((await runProgram('apt-get', ['update'], options)) !== 0) return false;
  return (await runProgram('apt-get', ['install', '-y', ...names], options)) === 0;
}
