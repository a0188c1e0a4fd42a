import { BRAND } from '#kernel/brand.ts';
import { MARK } from '#kernel/form-marks.ts';
import type { Market } from '#kernel/markets.ts';
import { offersMark } from '#modules/people/billing/price-marks.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LogInDialog } from './log-in-dialog.tsx';
import { addressOf, languageLinks } from './page-links.ts';
import { bodyOf, isByMarket, type PageSource } from './page-source.tsx';
import type { SiteAssets } from './pages.tsx';
import { pictureOf } from './share-picture.ts';

type PageProps = { page: PageSource; assets: SiteAssets; market: Market };

/** What every public page has around it. */
export function Layout({ page, assets, market }: PageProps) {
  if (page.isBare === true)
    return (
      <html lang={market.id === 'other' ? 'en' : market.locale}>
        <Head page={page} assets={assets} market={market} />
        <body>{bodyOf(page, market)}</body>
      </html>
    );
  return (
    <html lang={market.id === 'other' ? 'en' : market.locale}>
      <Head page={page} assets={assets} market={market} />
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        <Header path={page.path} />
        {page.path === '/' && <NotFoundNotice />}
        <main id="content" className="flex-1">
          {bodyOf(page, market)}
        </main>
        <Footer hasNewsletter={!page.path.startsWith('/newsletter') || page.path === '/newsletter/left'} />
        <LogInDialog />
      </body>
    </html>
  );
}

/** Shown once, to who came by an address that is none (decision 079); the server fills it in, so it needs no script. */
function NotFoundNotice() {
  const address = MARK.cell('address');
  return (
    <>
      {MARK.each('not-found')}
      <p role="status" data-not-found className="bg-attention-tint text-attention-ink">
        <span className="mx-auto block max-w-6xl px-5 py-3 text-base wrap-anywhere sm:px-8">
          Page not found: <code>{address}</code>. This is the home page instead.
        </span>
      </p>
      {MARK.end}
    </>
  );
}

function Head({ page, assets, market }: PageProps) {
  const place = { path: page.path, isByMarket: isByMarket(page) };
  const address = `${assets.origin}${addressOf(place, market)}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <script nonce={assets.nonce} src={assets.theme} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      {page.isListed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {languageLinks(place).map(({ hrefLang, path }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={`${assets.origin}${path}`} />
          ))}
          <meta property="og:image" content={`${assets.origin}${pictureOf(page)}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={page.title} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5f0" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121512" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
      <link rel="stylesheet" href={assets.style} />
      <script nonce={assets.nonce} type="module" src={assets.script} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization(assets.origin) }} />
      {page.path === '/pricing' && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: product(assets.origin, market) }} />
      )}
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
  return written(words);
}

/** What is sold, and for how much: the server puts the prices that are set. */
function product(origin: string, market: Market): string {
  return written({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: BRAND.name,
    url: `${origin}/pricing`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Web',
    offers: offersMark(market.currency),
  });
}

function written(words: object): string {
  return JSON.stringify(words).replaceAll('<', String.raw`\u003c`);
}
