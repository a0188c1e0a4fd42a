import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageHead } from './scripts/build-pages.ts';
import { NONCE_MARK } from './src/apps/server/nonce.ts';
import { BROWSERS, folder } from './scripts/build-target.ts';

/** The administrators' portal: a build of its own, with nothing of the product in it. */
export default defineConfig({
  root: folder('src/apps/admin'),
  cacheDir: folder('node_modules/.vite/admin'),
  plugins: [react(), tailwindcss(), pageHead()],
  html: { cspNonce: NONCE_MARK },
  build: {
    outDir: folder('build/admin'),
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 5174,
    strictPort: true,
    proxy: { '/rpc': process.env['API_URL'] ?? 'http://127.0.0.1:5170' },
  },
});
