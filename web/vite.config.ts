import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiRoutes } from './vite-plugins/api-routes.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), apiRoutes()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined assets would need `data:` in the content policy.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
});
