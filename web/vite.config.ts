import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './vite-plugins/api-routes.ts';
import { offlineWorker } from './vite-plugins/offline-worker.ts';
import { sharedChunks } from './vite-plugins/shared-chunks.ts';

// Set by `npm run dev`, which runs the API's server beside this one.
const server = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;

/** What every page needs and our own changes leave as it is: kept by browsers from one version to the next. */
const libraries = { name: 'libraries', test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\// };

const shared = sharedChunks();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), apiRoutes(), offlineWorker(), shared.plugin],
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
      output: {
        // Each name stands in the table of what a page needs, which every page loads.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('later-') ? 'later-' : ''}[hash:8].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:8][extname]`,
        codeSplitting: { groups: [libraries, shared.group] },
      },
    },
  },
});
