import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './vite-plugins/api-routes.ts';
import { offlineWorker } from './vite-plugins/offline-worker.ts';

// Set by `npm run dev`, which also runs the API's server.
const server = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;

/** What every page needs and our own changes don't affect, so that browsers cache it across versions. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
};

/** Modules that many pages import. */
const shared = { name: 'shared', test: /\/(?:web|domain|contract)\/src\//, minShareCount: 7 };

// Names have no words in them: each page carries the names of all files that others may ask for, 2 KiB of its 165.
export const assetFileNames = 'assets/[hash:7][extname]';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), apiRoutes(), offlineWorker()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: { '/api': server, '/livez': server, '/readyz': server, '/pictures': server },
  },
  // The reader of PDF is loaded by the worker only where there is a PDF.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // The manifest tells the server which files a page needs, and is used to count their bytes.
    manifest: true,
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Every browser that runs the rest supports `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The timings of plugins don't help anybody who starts the server.
      checks: { bundlerTimings: false },
      // Each file costs some 400 bytes in addition to its content, and a page consisted of 58 of them.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames,
        codeSplitting: { groups: [libraries, shared] },
      },
    },
  },
});
