import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { SiteAssets, SiteFile } from '../src/apps/site/pages.tsx';
import { NONCE_MARK, ORIGIN_MARK } from '../src/apps/server/nonce.ts';
import { siteFirstScript } from './build-pages.ts';
import { priceWordsFor } from '../src/apps/server/site.server.ts';
import { marketFor } from '../src/kernel/markets.ts';
import { folder } from './build-target.ts';

type Renderer = { renderSite: (assets: SiteAssets) => SiteFile[] };

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.xml': 'application/xml' };
const DEV_FIRST = '/site-first.js';
/** Of other letters a page asks for a font only where it has them. */
const LATIN = /-latin-wght-normal-[^/]*\.woff2$/;
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
  const [entry] = Object.values(
    manifest as Record<string, { file: string; css?: string[]; assets?: string[]; isEntry?: boolean }>,
  ).filter(({ isEntry }) => isEntry === true);
  const style = entry?.css?.[0];
  if (entry === undefined || style === undefined) throw new Error('the public site was built without style or script');
  const theme = siteFirstScript();
  const themeFile = `assets/site-first-${createHash('sha256').update(theme).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(site, themeFile), theme);
  return {
    nonce: NONCE_MARK,
    origin: ORIGIN_MARK,
    theme: `/${themeFile}`,
    script: `/${entry.file}`,
    style: `/${style}`,
    fonts: (entry.assets ?? []).filter((file) => LATIN.test(file)).map((file) => `/${file}`),
  };
}

/** Shows the public pages on the development server too, rendered anew at each request. */
export function siteInDevelopment(): Plugin {
  return {
    name: 'ilifa-site-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const languages = request.headers['accept-language'] ?? null;
        const market = marketFor({ asked: searchParams.get('country'), languages });
        if (path === DEV_FIRST) {
          response.setHeader('content-type', 'text/javascript');
          response.end(siteFirstScript());
          return;
        }
        const assets = {
          nonce: NONCE_MARK,
          origin: `http://${request.headers.host ?? 'localhost'}`,
          theme: DEV_FIRST,
          script: devUrl('site.client.ts'),
          style: devUrl('site.css'),
          fonts: [],
        };
        server
          .ssrLoadModule(folder(RENDERER))
          .then((renderer) => {
            const files = (renderer as Renderer).renderSite(assets);
            const at = (place: string) => files.find((file) => file.path === place);
            const found = at(`${path}/country-${market.id}.html`) ?? at(path);
            if (found === undefined) return next();
            response.setHeader('content-type', `${TYPES[extname(found.file)] ?? 'text/plain'}; charset=utf-8`);
            const words = [...priceWordsFor(market, [])];
            response.end(words.reduce((text, [mark, word]) => text.replaceAll(mark, word), found.text));
          })
          .catch(next);
      });
    },
  };
}

function devUrl(name: string): string {
  return `/@fs${folder(`src/apps/site/${name}`)}`;
}
