import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { chunksOf, chunkWith, reachedFrom } from './build-reached.ts';
import { folder } from './build-target.ts';
import { PDF_WORKER_PATH, WORKER_PATH } from '../src/apps/server/content-policy.server.ts';
import { BRAND } from '../src/kernel/brand.ts';
import { STRICTER_POLICY } from '../src/browser/stricter-policy.ts';

const THEME_SOURCE = new URL('../src/browser/theme-first.client.ts', import.meta.url);
const CONSENT_SOURCE = new URL('../src/browser/consent-first.client.ts', import.meta.url);
const AUTH_SOURCE = new URL('../src/apps/site/auth-first.client.ts', import.meta.url);
const DEV_PATH = '/theme-first.js';

/** The script that sets the theme before the first paint, and keeps room: classic, blocking, a few hundred bytes. */
function themeScript(): string {
  return classicScript(THEME_SOURCE) + classicScript(CONSENT_SOURCE);
}

/** The same for a public page, which also says from the first paint on that it is finding out who is signed in. */
export function siteFirstScript(): string {
  return themeScript() + classicScript(AUTH_SOURCE);
}

function classicScript(source: URL): string {
  const code = readFileSync(source, 'utf8');
  return `(()=>{${code.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s*/g, '\n')}})();\n`;
}

const MANIFEST_PATH = 'site.webmanifest';

/** How the product looks as an installed app. */
function webManifest(): string {
  return JSON.stringify({
    name: BRAND.name,
    short_name: BRAND.name,
    id: '/app/dashboard',
    description: `${BRAND.tagline}.`,
    lang: 'en',
    categories: ['finance'],
    start_url: '/app/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f5f0',
    theme_color: '#125539',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: 'Add transaction', url: '/app/transactions?new=1' },
      { name: 'Import a statement', url: '/app/imports' },
    ],
  });
}

/** The manifest of the product, written from the brand. */
export function manifest(): Plugin {
  return {
    name: 'ilifa-manifest',
    buildStart() {
      if (this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: MANIFEST_PATH, source: webManifest() });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${MANIFEST_PATH}`, (_, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(webManifest());
      });
    },
  };
}

const WORKER_SOURCE = new URL('../src/apps/web/push-worker.client.ts', import.meta.url).pathname;

/** What works without a network, and so is kept for it: the frame, beside what the modules name. */
const OFFLINE_FRAME = [
  'web/main.tsx',
  'web/app.tsx',
  'web/offline-start.tsx',
  'web/offline-bar.tsx',
  'web/looking-after.client.ts',
  'web/offline.client.ts',
  'web/no-such-page.page.tsx',
  'web/whole-palette.tsx',
  'web/menu-sheet.tsx',
  'web/phone-menu.page.tsx',
  'web/user-menu.tsx',
  'web/modules-menu.tsx',
  'ui/keys-help.tsx',
  'ui/combobox-list.tsx',
  'charts/save-chart.client.ts',
  'ui/tooltip.tsx',
];

/** What runs beside the pages, at the root: a worker answers for no path above its own. It is told the files to keep. */
export function pushWorker(): Plugin {
  return {
    name: 'ilifa-push-worker',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'chunk', id: WORKER_SOURCE, fileName: WORKER_PATH.slice(1) });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const worker = bundle[WORKER_PATH.slice(1)];
        if (worker?.type !== 'chunk') return;
        const files = filesFor([...OFFLINE_FRAME, ...(await offlineFiles())], bundle);
        // Another list, another worker: browsers tell a new version by its bytes.
        const mark = createHash('sha256').update(files.join()).digest('base64url').slice(0, 12);
        worker.code = worker.code.replace('%FILES%', files.join(',')).replace('%BUILD%', mark);
      },
    },
    configureServer(server) {
      server.middlewares.use(WORKER_PATH, (_, response, next) => {
        server
          .transformRequest(WORKER_SOURCE)
          .then((result) => {
            response.setHeader('content-type', 'text/javascript');
            response.end(result?.code ?? '');
          })
          .catch(next);
      });
    },
  };
}

const PDF_WORKER_SOURCE = fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs'));

/** What reads PDFs, as its makers built it. */
export function pdfWorker(): Plugin {
  return {
    name: 'ilifa-pdf-worker',
    generateBundle() {
      const source = readFileSync(PDF_WORKER_SOURCE, 'utf8');
      this.emitFile({ type: 'asset', fileName: PDF_WORKER_PATH.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use(PDF_WORKER_PATH, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(PDF_WORKER_SOURCE));
      });
    },
  };
}

/** Read when it is needed: imported above, each change of a contract would start the development server anew. */
async function offlineFiles(): Promise<readonly string[]> {
  const { module } = await runnerImport<typeof import('../src/apps/modules.ts')>('./src/apps/modules.ts', {
    configFile: false,
    root: folder('.'),
    logLevel: 'warn',
  });
  return module.OFFLINE_FILES;
}

/** The scripts that these modules are in, with all that they import at once, their styles, the fonts and the icons. */
function filesFor(pages: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksOf(bundle);
  const found = reachedFrom(
    chunks,
    pages.map((page) => chunkWith(chunks, page)),
  );
  const others = Object.keys(bundle).filter((file) =>
    /(?:index|main)-[\w-]+\.css$|inter-latin-wght[\w-]*\.woff2$|theme-first-[\w-]+\.js$/.test(file),
  );
  const still = ['favicon.svg', 'icon-192.png', MANIFEST_PATH];
  return [...found, ...others, ...still].map((file) => `/${file}`).toSorted();
}

/** Puts the theme script first into a page's head, the policy that it goes on under, and the brand's name where the page says `%BRAND%`. */
export function pageHead(): Plugin {
  let asset: string | null = null;
  return {
    name: 'ilifa-page-head',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      asset = this.emitFile({ type: 'asset', name: 'theme-first.js', source: themeScript() });
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(themeScript());
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const built = Object.keys(bundle ?? {}).find((name) => /theme-first-[\w-]+\.js$/.test(name));
        const src = built === undefined ? DEV_PATH : `/${built}`;
        if (asset !== null && built === undefined) throw new Error('the theme script was not built');
        const tags: HtmlTagDescriptor[] = [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
        if (asset !== null)
          tags.push({ tag: 'meta', attrs: { name: 'stricter-policy', content: STRICTER_POLICY }, injectTo: 'head' });
        return { html: html.replaceAll('%BRAND%', BRAND.name), tags };
      },
    },
  };
}
