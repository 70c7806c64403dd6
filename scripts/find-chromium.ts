import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';

// The headless shell is the same engine without the browser's own windows. With it the browser tests take a quarter
// less processor time: 69 instead of 91 s for every-page, visitors and back at 1280 px.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findInstalled = () => places.find((place) => existsSync(place));

/** Returns the path of a Chromium for browser tests. As root on Debian or Ubuntu it installs one if there is none. */
export async function findChromium(): Promise<string | undefined> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) return existsSync(chosen) ? chosen : undefined;
  const found = findInstalled();
  if (found !== undefined) return found;
  if (!(await installDebianPackages(['chromium-headless-shell']))) await installDebianPackages(['chromium']);
  return findInstalled();
}
