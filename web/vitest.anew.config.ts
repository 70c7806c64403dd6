import { mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';
import web, { loadedAnew } from './vitest.config.ts';

const { test } = web as { readonly test: object };

export default mergeConfig(viteConfig, {
  test: { ...test, name: 'web-anew', include: loadedAnew, exclude: [], isolate: true },
});
