import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { BROWSERS, folder } from './scripts/build-target.ts';

/** A public page is read once: letters that come late are shown from the next page on, and nothing on this one jumps. */
function lettersThatStay(): Plugin {
  return {
    name: 'ilifa-letters-that-stay',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/site.css') ? code.replaceAll(/font-display:\s*swap/g, 'font-display: optional') : null;
    },
  };
}

/** What the public pages load: one style sheet and a few KB of script. The pages themselves: `scripts/build-site.ts`. */
export default defineConfig({
  root: folder('src/apps/site'),
  publicDir: false,
  plugins: [tailwindcss(), lettersThatStay()],
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
