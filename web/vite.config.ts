import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './vite-plugins/api-routes.ts';
import { offlineWorker } from './vite-plugins/offline-worker.ts';

// Set by `npm run dev`, which runs the API's server beside this one.
const server = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;

/** What every page needs and our own changes leave as it is: kept by browsers from one version to the next. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
};

/** What many pages have. */
const shared = { name: 'shared', test: /\/(?:web|domain|contract)\/src\//, minShareCount: 5 };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), apiRoutes(), offlineWorker()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: { '/api': server, '/livez': server, '/readyz': server, '/pictures': server },
  },
  build: {
    outDir: 'dist',
    // Which files a page needs, for the server and for the count of their bytes.
    manifest: true,
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined assets would need `data:` in the content policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Every browser that runs the rest knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long its plugins took is nothing that whoever starts the server can use.
      checks: { bundlerTimings: false },
      // Each file costs some 400 bytes more than its content, and a page was made of 58 of them.
      output: { codeSplitting: { groups: [libraries, shared] } },
    },
  },
});
