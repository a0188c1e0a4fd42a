import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from './layout.tsx';
import { PAGES, type SiteAssets, type SiteFile } from './pages.tsx';

/** Writes every public page as plain HTML, and what search engines ask for. The build runs this, and the development server. */
export function renderSite(assets: SiteAssets): SiteFile[] {
  const pages = PAGES.map((page) => ({
    path: page.path,
    file: page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`,
    text: `<!doctype html>${renderToStaticMarkup(<Layout page={page} assets={assets} />)}\n`,
  }));
  return [
    ...pages,
    { path: '/robots.txt', file: 'robots.txt', text: robots(assets.origin) },
    { path: '/sitemap.xml', file: 'sitemap.xml', text: siteMap(assets.origin) },
  ];
}

function robots(origin: string): string {
  const closed = ['/app/', '/auth/', '/rpc/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function siteMap(origin: string): string {
  const places = PAGES.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}
