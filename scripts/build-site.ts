import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { SiteAssets, SiteFile } from '../src/apps/site/pages.tsx';
import { NONCE_MARK, ORIGIN_MARK } from '../src/apps/server/nonce.ts';
import { themeScript } from './build-pages.ts';
import { folder } from './build-target.ts';

type Renderer = { renderSite: (assets: SiteAssets) => SiteFile[] };

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.xml': 'application/xml' };
const RENDERER = 'src/apps/site/render.tsx';

/** Builds the public pages: their style and script, then each page as HTML that needs neither React nor script. */
export async function buildSite(): Promise<void> {
  const site = folder('build/site');
  await build({ configFile: folder('vite.site.config.ts'), logLevel: 'warn' });
  const assets = builtAssets(site);
  // Node itself refuses .tsx, so the renderer is built once, run, and thrown away.
  const scratch = folder('node_modules/.cache/ilifa-site');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder('.'),
    publicDir: false,
    build: { ssr: RENDERER, outDir: scratch, emptyOutDir: true },
  });
  const renderer = (await import(pathToFileURL(join(scratch, 'render.js')).href)) as Renderer;
  for (const { file, text } of renderer.renderSite(assets)) {
    const place = join(site, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  rmSync(scratch, { recursive: true });
  rmSync(join(site, 'manifest.json'));
}

function builtAssets(site: string): SiteAssets {
  const manifest: unknown = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8'));
  const [entry] = Object.values(manifest as Record<string, { file: string; css?: string[]; isEntry?: boolean }>).filter(
    ({ isEntry }) => isEntry === true,
  );
  const style = entry?.css?.[0];
  if (entry === undefined || style === undefined) throw new Error('the public site was built without style or script');
  const theme = themeScript();
  const themeFile = `assets/theme-first-${createHash('sha256').update(theme).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(site, themeFile), theme);
  return {
    nonce: NONCE_MARK,
    origin: ORIGIN_MARK,
    theme: `/${themeFile}`,
    script: `/${entry.file}`,
    style: `/${style}`,
  };
}

/** Shows the public pages on the development server too, rendered anew at each request. */
export function siteInDevelopment(): Plugin {
  return {
    name: 'ilifa-site-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/[?#].*$/, '');
        const assets = {
          nonce: NONCE_MARK,
          origin: `http://${request.headers.host ?? 'localhost'}`,
          theme: '/theme-first.js',
          script: devUrl('site.client.ts'),
          style: devUrl('site.css'),
        };
        server
          .ssrLoadModule(folder(RENDERER))
          .then((renderer) => {
            const found = (renderer as Renderer).renderSite(assets).find((candidate) => candidate.path === path);
            if (found === undefined) return next();
            response.setHeader('content-type', `${TYPES[extname(found.file)] ?? 'text/plain'}; charset=utf-8`);
            response.end(found.text);
          })
          .catch(next);
      });
    },
  };
}

function devUrl(name: string): string {
  return `/@fs${folder(`src/apps/site/${name}`)}`;
}
