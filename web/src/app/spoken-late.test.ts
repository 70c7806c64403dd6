import { expect, it } from 'vitest';
import { speakWith } from '../translations/t.ts';

it('nothing is said while its module is loaded: the server renders for many at once, each in their language', async () => {
  speakWith(() => {
    throw new Error('Said while its module was loaded');
  });
  const loaded = import('./rendered-pages.ts').then(
    () => 'in silence',
    (error: unknown) => error,
  );
  expect(await loaded).toBe('in silence');
  speakWith(undefined);
});
