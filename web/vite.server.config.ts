import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './vite-plugins/api-routes.ts';
import { assetFileNames } from './vite.config.ts';

/** The server renders pages with this build: one file with all dependencies, so that nothing has to be installed. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), apiRoutes()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: 'src/app/render-page.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'node26',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // These names match the browser's build, whose files are named in what is rendered.
      output: { assetFileNames },
    },
  },
});
