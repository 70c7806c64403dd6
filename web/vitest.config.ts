import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const setup = `${import.meta.dirname}/test/setup.ts`;

/**
 * These files load the app again, to lose a part of it; together with others they would leave them two of each module.
 */
export const loadedAnew = ['**/lost-*.test.tsx'];

export default mergeConfig(viteConfig, {
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...loadedAnew],
    environment: 'happy-dom',
    setupFiles: existsSync(setup) ? [setup] : [],
    css: false,
    isolate: false,
    // The other projects have the same value; vitest.config.ts says why.
    retry: process.env['PROVE'] === '1' ? 0 : 2,
    // It equals the others', because projects of one run have to agree.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
