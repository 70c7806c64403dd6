import { existsSync } from 'node:fs';
import { runProgram } from './run-program.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function installOnDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium with apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runProgram('apt-get', ['update'], { env, quiet: true });
  if (updated === 0) await runProgram('apt-get', ['install', '-y', 'chromium'], { env, quiet: true });
}

const findInstalled = () => places.find((place) => existsSync(place));

/** Path of a Chromium for the browser tests; as root on Debian or Ubuntu it is installed when there is none. */
export async function findChromium(): Promise<string | undefined> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) return existsSync(chosen) ? chosen : undefined;
  const found = findInstalled();
  if (found !== undefined) return found;
  await installOnDebian();
  return findInstalled();
}
