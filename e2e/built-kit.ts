import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, preview } from 'vite';
import { pageHead } from '../scripts/build-pages.ts';
import { BROWSERS, folder } from '../scripts/build-target.ts';
import { freePort } from '../scripts/free-port.ts';

/** The design kit without the product, which is most of what there is to build. */
const alone: Plugin = {
  name: 'ilifa-kit-alone',
  enforce: 'pre',
  resolveId: (id) => (/^\.\/(auth-)?app\.tsx$/.test(id) ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? 'export const start = () => undefined;' : null),
};

/**
 * The design kit, built and served. The development server hands out each source by itself, which are hundreds, and for
 * each visit anew.
 */
export async function startKit(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'ilifa-kit-'));
  const common = { configFile: false, root: folder('src/apps/web'), logLevel: 'error' } as const;
  await build({
    ...common,
    plugins: [alone, react(), tailwindcss(), pageHead()],
    define: { 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
    build: { outDir, target: BROWSERS, assetsInlineLimit: 0, minify: false },
  });
  const port = await freePort();
  const server = await preview({ ...common, build: { outDir }, preview: { port, strictPort: true } });
  const stop = async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}
