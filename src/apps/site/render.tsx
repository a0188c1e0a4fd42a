import { renderToStaticMarkup } from 'react-dom/server';
import { type Market, MARKETS } from '#kernel/markets.ts';
import { Layout } from './layout.tsx';
import { OUTCOMES } from './outcomes.tsx';
import { isByMarket, type PageSource } from './page-source.tsx';
import { PAGES, type SiteAssets, type SiteFile } from './pages.tsx';
import { unbrokenPage } from './unbroken.ts';

/** Writes every public page as plain HTML, and what search engines ask for. The build runs this, and the development server. */
export function renderSite(assets: SiteAssets): SiteFile[] {
  return [
    ...[...PAGES, ...OUTCOMES].flatMap((page) => filesOf(page, assets)),
    { path: '/robots.txt', file: 'robots.txt', text: robots(assets.origin) },
    { path: '/sitemap.xml', file: 'sitemap.xml', text: siteMap(assets.origin) },
  ];
}

/** A page, and beside it what it says to the people of each country, which the server chooses from. */
function filesOf(page: PageSource, assets: SiteAssets): SiteFile[] {
  const folder = page.path === '/' ? '' : `${page.path.slice(1)}/`;
  const written = (market: Market, name: string): SiteFile => ({
    path: name === 'index' ? page.path : `${page.path}/${name}.html`,
    file: `${folder}${name}.html`,
    text: `<!doctype html>${unbrokenPage(renderToStaticMarkup(<Layout page={page} assets={assets} market={market} />))}\n`,
  });
  const elsewhere = MARKETS.filter(({ id }) => id === 'other').map((market) => written(market, 'index'));
  if (!isByMarket(page)) return elsewhere;
  return [
    ...elsewhere,
    ...MARKETS.filter(({ id }) => id !== 'other').map((market) => written(market, `country-${market.id}`)),
  ];
}

function robots(origin: string): string {
  const closed = ['/app/', '/auth/', '/rpc/'].map((path) => `Disallow: ${path}`);
  // The longest rule that fits a path holds.
  return ['User-agent: *', ...closed, 'Allow: /auth/signin', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function siteMap(origin: string): string {
  const places = PAGES.filter(({ isListed }) => isListed !== false).map(
    ({ path }) => `  <url><loc>${origin}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}
