import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { WORKER_PATH } from '../src/apps/server/content-policy.server.ts';
import { BRAND } from '../src/kernel/brand.ts';
import { STRICTER_POLICY } from '../src/ui/stricter-policy.ts';

const THEME_SOURCE = new URL('../src/ui/theme-first.client.ts', import.meta.url);
const DEV_PATH = '/theme-first.js';

/** The script that sets the theme before the first paint: classic, blocking, a few hundred bytes. */
export function themeScript(): string {
  const code = readFileSync(THEME_SOURCE, 'utf8');
  return `(()=>{${code.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s*/g, '\n')}})();\n`;
}

const MANIFEST_PATH = 'site.webmanifest';

/** How the product looks as an installed app. */
function webManifest(): string {
  return JSON.stringify({
    name: BRAND.name,
    short_name: BRAND.name,
    start_url: '/app/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f5f0',
    theme_color: '#125539',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
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

/** What runs beside the pages, at the root: a worker answers for no path above its own. */
export function pushWorker(): Plugin {
  return {
    name: 'ilifa-push-worker',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'chunk', id: WORKER_SOURCE, fileName: WORKER_PATH.slice(1) });
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
