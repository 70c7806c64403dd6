import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './vite-plugins/api-routes.ts';
import { offlineWorker } from './vite-plugins/offline-worker.ts';
import { pageFiles } from './vite-plugins/page-files.ts';
import { reactNames } from './vite-plugins/react-names.ts';
import { sharedChunks } from './vite-plugins/shared-chunks.ts';
import { unusedRouter } from './vite-plugins/unused-router.ts';

// Set by `npm run dev`, which runs the API's server beside this one.
const server = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;

/** What every page needs and our own changes leave as it is: kept by browsers from one version to the next. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(?:useQueries|queriesObserver)\.js$)|^\0react-names:/,
};

const shared = sharedChunks();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactNames(), react(), apiRoutes(), offlineWorker(), pageFiles(), shared.plugin, unusedRouter()],
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
    modulePreload: {
      polyfill: false,
      // Modules are found in `/page-files.json`; a style sheet has to be there before what it belongs to.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      // How long its plugins took is nothing that whoever starts the server can use.
      checks: { bundlerTimings: false },
      output: {
        // Names that nobody goes by would only make each import longer.
        chunkFileNames: ({ name }) => `assets/${/^(?:later|libraries)\b/.exec(name)?.[0].concat('-') ?? ''}[hash:8].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:8][extname]`,
        codeSplitting: { groups: [libraries, shared.group] },
      },
    },
  },
});
