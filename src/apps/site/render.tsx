import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from './layout.tsx';
import { PAGES, type SiteAssets, type SitePage } from './pages.tsx';

/** Writes every public page as plain HTML. The build runs this, and the development server. */
export function renderSite(assets: SiteAssets): SitePage[] {
  return PAGES.map((page) => ({
    path: page.path,
    html: `<!doctype html>${renderToStaticMarkup(<Layout page={page} assets={assets} />)}\n`,
  }));
}
