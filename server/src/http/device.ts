import type { Device } from '@clearplate/contract/sessions';

// The order matters: an Android also says Linux, and an iPhone also says Mac.
const signs: readonly (readonly [RegExp, Device])[] = [
  [/iphone|ipod/i, 'iphone'],
  [/ipad/i, 'ipad'],
  [/android/i, 'android'],
  [/windows/i, 'windows'],
  [/macintosh|mac os/i, 'mac'],
  [/linux|cros/i, 'linux'],
];

/** Returns one word for a browser's own description. Nothing else of it is stored. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, 500);
  return signs.find(([sign]) => sign.test(said))?.[1] ?? 'other';
}
