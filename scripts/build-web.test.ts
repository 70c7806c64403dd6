import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildWeb, saidFile } from './build-web.ts';

test('the builds for browsers and the server have nothing of their own to say to whoever starts the server', async () => {
  expect(await buildWeb()).toBe(true);
  expect(await readFile(saidFile, 'utf8')).toBe('');
});
