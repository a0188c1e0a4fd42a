import { BRAND } from '#kernel/brand.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { PageSource, SiteAssets } from './pages.tsx';

type PageProps = { page: PageSource; assets: SiteAssets };

/** What every public page has around it. */
export function Layout({ page, assets }: PageProps) {
  return (
    <html lang="en">
      <Head page={page} assets={assets} />
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the content
        </a>
        <Header path={page.path} />
        <main id="content">{page.body}</main>
        <Footer />
      </body>
    </html>
  );
}

function Head({ page, assets }: PageProps) {
  const address = `${assets.origin}${page.path}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <script nonce={assets.nonce} src={assets.theme} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5f0" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121512" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="stylesheet" href={assets.style} />
      <script nonce={assets.nonce} type="module" src={assets.script} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization(assets.origin) }} />
    </head>
  );
}

/** Who we are, for search engines; words of ours alone, so nothing in it needs escaping but what ends the element. */
function organization(origin: string): string {
  const words = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: BRAND.tagline,
    description: BRAND.promise,
    areaServed: BRAND.offices.map((name) => ({ '@type': 'Country', name })),
  };
  return JSON.stringify(words).replaceAll('<', String.raw`\u003c`);
}
