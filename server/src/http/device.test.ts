import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iphone'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 'ipad'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64)', 'linux'],
  ['curl/8.5.0', 'other'],
  [undefined, 'other'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
