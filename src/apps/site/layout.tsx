import { Monitor, Moon, Sun } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import type { PageSource, SiteAssets } from './pages.tsx';

/** What every public page has around it. */
export function Layout({ page, assets }: { page: PageSource; assets: SiteAssets }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <script nonce={assets.nonce} src={assets.theme} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121512" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="stylesheet" href={assets.style} />
        <script nonce={assets.nonce} type="module" src={assets.script} />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to the content
        </a>
        <Header />
        <main id="content">{page.body}</main>
        <Footer />
      </body>
    </html>
  );
}

function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-line/70 bg-canvas/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5 sm:px-8">
        <a href="/" className="mr-auto flex items-center gap-2.5 wordmark text-lg text-ink no-underline">
          <Logo className="size-8" />
          {BRAND.name}
        </a>
        <button
          type="button"
          data-theme-toggle
          aria-label="Theme"
          className={buttonClasses('quiet', 'medium', 'needs-script aspect-square px-0!')}
        >
          <Monitor data-shows="system" aria-hidden />
          <Sun data-shows="light" className="hidden" aria-hidden />
          <Moon data-shows="dark" className="hidden" aria-hidden />
        </button>
        <a href="/auth/signin" className={buttonClasses('quiet', 'medium')}>
          Sign In
        </a>
        <a href="/auth/signup" className={buttonClasses('primary', 'medium')}>
          Sign Up
        </a>
      </div>
    </header>
  );
}

function Footer() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-5 py-14 text-sm text-soft sm:grid-cols-[2fr_1fr_1fr] sm:px-8">
        <div>
          <p className="flex items-center wordmark gap-2.5 text-base text-ink">
            <Logo className="size-7" />
            {BRAND.name}
          </p>
          <p className="mt-3 max-w-sm">{BRAND.tagline}.</p>
          <p className="mt-1 max-w-sm">{BRAND.promise}</p>
          {BRAND.licenceNumber !== null && (
            <p className="mt-3">Licensed financial services provider {BRAND.licenceNumber}</p>
          )}
        </div>
        <div>
          <h2 className="text-sm font-semibold text-ink">Offices</h2>
          <ul className="mt-3 flex flex-col gap-1.5">
            {BRAND.offices.map((office) => (
              <li key={office}>{office}</li>
            ))}
          </ul>
        </div>
        <nav aria-label="Your account">
          <h2 className="text-sm font-semibold text-ink">Your account</h2>
          <ul className="mt-3 flex flex-col gap-1.5">
            {[
              ['Sign In', '/auth/signin'],
              ['Sign Up', '/auth/signup'],
              ['Dashboard', '/app/dashboard'],
            ].map(([label, to]) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  {label}
                </a>
              </li>
            ))}
            <li>
              <button
                type="button"
                data-privacy-choices
                className="needs-script inline-flex text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                Privacy choices
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
