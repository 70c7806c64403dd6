import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const setup = `${import.meta.dirname}/test/setup.ts`;

export default mergeConfig(viteConfig, {
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: existsSync(setup) ? [setup] : [],
    css: false,
    isolate: false,
    // The other projects have the same.
    retry: 2,
    // It equals the others', because projects of one run have to agree.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
