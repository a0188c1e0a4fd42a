import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadChunks, iconsWithoutKeys } from './scripts/build-chunks.ts';
import { manifest, pageHead, pdfWorker, pushWorker } from './scripts/build-pages.ts';
import { pageFiles } from './scripts/build-page-files.ts';
import { siteInDevelopment } from './scripts/build-site.ts';
import { guides } from './scripts/build-guides.ts';
import { NONCE_MARK } from './src/apps/server/nonce.ts';
import { BROWSERS, folder } from './scripts/build-target.ts';

const STARTED = /^assets\/(start|libraries|rolldown-runtime|base)-[\w-]{7}\.(js|css)$/;
const SHELL = /^assets\/(books|books-libraries)-[\w-]{7}\.js$/;
/** Nearly every page has them: they come with the first one, and are not named for each of the others. */
const COMMON = /^assets\/(fields|outbox|pages|lists|transactions)-[\w-]{7}\.js$/;

/** Whether a file was loaded before, wherever the one that fetches it was. */
function isThere(file: string, by: string): boolean {
  if (STARTED.test(by)) return STARTED.test(file);
  if (COMMON.test(file)) return true;
  return SHELL.test(by) && (STARTED.test(file) || SHELL.test(file));
}

/** The product, `/app` and `/auth`. In development its server also shows the public site and passes calls on to the API. */
export default defineConfig({
  root: folder('src/apps/web'),
  cacheDir: folder('node_modules/.vite/web'),
  plugins: [
    guides(),
    react(),
    tailwindcss(),
    pageHead(),
    manifest(),
    pushWorker(),
    pdfWorker(),
    siteInDevelopment(),
    firstLoadChunks(),
    pageFiles(),
    iconsWithoutKeys(),
  ],
  html: { cspNonce: NONCE_MARK },
  build: {
    outDir: folder('build/web'),
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    // Every browser that we build for knows it.
    modulePreload: {
      polyfill: false,
      // Not named again with each file that is fetched later.
      resolveDependencies: (_, files, { hostId }) => files.filter((file) => !isThere(file, hostId)),
    },
    rolldownOptions: {
      output: {
        // Chance does not compress, and the shell names all files: a letter less of each is worth 100 bytes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/rpc', '/healthz', '/readyz'].map((path) => [path, process.env['API_URL'] ?? 'http://127.0.0.1:5170']),
    ),
  },
});
