import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { BROWSERS, folder } from './scripts/build-target.ts';

/** What the public pages load: one style sheet and a few KB of script. The pages themselves: `scripts/build-site.ts`. */
export default defineConfig({
  root: folder('src/apps/site'),
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: folder('build/site'),
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: 'manifest.json',
    modulePreload: false,
    rolldownOptions: {
      input: folder('src/apps/site/site.client.ts'),
      // Schemas of what the planner reckons with stand beside it; none of them is used in a browser of a visitor.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
});
