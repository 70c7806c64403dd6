import { describe, expect, it, vi } from 'vitest';
import { badFiles, formulaFiles } from '../test/bad-files.ts';
import { readMenu } from './read-menu.ts';

describe('a file that is broken, hostile or not what it seems', () => {
  it.each([...badFiles(), ...formulaFiles()].map((file) => [file.what, file] as const))('%s', async (_, file) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nothing in a file is fetched.'));
    const started = performance.now();
    const read = await readMenu(file);
    if (file.says) expect(read).toEqual({ problem: expect.stringMatching(file.says) as string });
    else expect('dishes' in read && read.dishes.map(({ name }) => name)).toEqual(file.dishes);
    expect([fetched.mock.calls, 'hostileRan' in globalThis]).toEqual([[], false]);
    expect(performance.now() - started).toBeLessThan(20_000);
    fetched.mockRestore();
  });
});
