import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

// One module graph a worker: the lexicon is compiled once and not by every file. Tests keep their own data apart.
const isolate = false;

// A test that fails and then passes is named at the end of `npm test`, to be mended; it doesn't stop the others' work.
// The proofs draw thousands of inputs at random. To try again would draw others, and lose the one that broke something.
const retry = process.env['PROVE'] === '1' ? 0 : 2;

const unit = (name: string, include: string[]) => ({
  // Ten thousand runs take a while on a busy machine, and none of these tests is about speed.
  test: { name, include, environment: 'node' as const, testTimeout: 60_000, isolate, retry },
});

export default defineConfig({
  test: {
    // The browsers of the other lane take the time in which a test waits, and each worker reads the lexicon for itself.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    projects: [
      unit('domain', ['domain/**/*.test.ts']),
      {
        // Files are printed by a browser and read in processes of their own, and a damaged one may take until its limit.
        test: {
          name: 'menus',
          include: ['menus/**/*.test.ts'],
          environment: 'node',
          isolate,
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'sample/**/*.test.ts'],
          environment: 'node',
          isolate,
          retry,
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'web/vitest.config.ts',
      'web/vitest.anew.config.ts',
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          retry,
          globalSetup: ['scripts/prepared-data/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
