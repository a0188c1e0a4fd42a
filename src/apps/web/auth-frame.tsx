import { lazy, Suspense, useEffect } from 'react';
import { BRAND } from '#kernel/brand.ts';
import type { contract } from '#modules/access/identity/contract.ts';
import { WhySignedOut } from '#modules/access/sessions/ending.parts.tsx';
import { showFlash } from '#ui/flash.client.ts';
import { leaveNoFigures } from '#browser/leave-no-figures.client.ts';
import { Logo } from '#ui/logo.tsx';
import { LoadingScreen } from '#ui/page-states.tsx';
import { HOME, safeReturnPath } from '#browser/return-path.ts';
import { clientFor } from '#browser/rpc.client.ts';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { AUTH_SCREENS } from './auth-screens.tsx';
import { hearWhoIsSignedIn, tellWhoIsSignedIn } from '#browser/tab-news.client.ts';

const identity = clientFor<typeof contract>('identity');

const WaysIn = lazy(() => import('./ways-in.tsx').then((ways) => ({ default: ways.WaysIn })));

const PAGES = AUTH_SCREENS.map((screen) => ({ ...screen, Page: lazy(screen.load) }));

/** What stands around the pages of signing in. Who is signed in already is led on. */
export function AuthFrame({ path }: { path: string }) {
  const page = PAGES.find((candidate) => candidate.path === path.replace(/\/$/, ''));
  useEffect(() => {
    document.title = page === undefined ? BRAND.name : `${page.title} · ${BRAND.name}`;
  }, [page]);
  const forAll = page?.forAll === true;
  const setsUp = page?.path === '/auth/second-step';
  useEffect(() => {
    showFlash();
    if (forAll) return;
    const leadOn = () =>
      identity.session().then(
        async (caller) => {
          // Of whoever was here before, nothing is left to be read by who is here now.
          const forgotten = leaveNoFigures(caller?.person.id ?? null);
          if (caller === null) {
            tellWhoIsSignedIn({ person: null });
            return;
          }
          await forgotten;
          // Signed in, and led here by books that ask for a second factor.
          if (caller.workspace.owesFactor && setsUp) return;
          const from = new URLSearchParams(window.location.search).get('from');
          window.location.replace(safeReturnPath(from, HOME));
        },
        // Whoever cannot be recognised now signs in; the form says what is wrong, if it still is.
        () => undefined,
      );
    void leadOn();
    return hearWhoIsSignedIn(({ person }) => {
      if (person !== null) void leadOn();
    });
  }, [forAll, setsUp]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <BrandSide />
      <div className="flex min-w-0 flex-col">
        <header className="flex h-14 items-center justify-between px-3 sm:px-5">
          <a href="/" className="flex items-center wordmark gap-2.5 px-2 text-ink no-underline lg:hidden">
            <Logo className="size-7" />
            {BRAND.name}
          </a>
          <div className="ml-auto">
            <ThemeToggle />
          </div>
        </header>
        {/* From a fixed height: what comes below later must not move the button that is about to be pressed. */}
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col px-5 pt-[6dvh] pb-16 lg:pt-[14dvh]">
          {page?.saysWhy === true && <WhySignedOut />}
          <Suspense fallback={<LoadingScreen />}>
            {page === undefined ? <Elsewhere /> : <page.Page />}
            {page?.waysTo !== undefined && (
              <Suspense>
                <WaysIn to={page.waysTo} />
              </Suspense>
            )}
          </Suspense>
        </main>
      </div>
      <Toaster />
    </div>
  );
}

/** No page of ours: the public site (§2). */
function Elsewhere() {
  useEffect(() => window.location.replace('/'), []);
  return <LoadingScreen />;
}

/** Says where one is, and shows it, on screens that have room for it. */
function BrandSide() {
  return (
    <aside className="relative flex flex-col justify-between overflow-hidden bg-[#0c402b] p-10 text-white max-lg:hidden">
      <a href="/" className="flex items-center gap-2.5 wordmark text-lg text-white no-underline">
        <Logo className="size-8" />
        {BRAND.name}
      </a>
      <div className="product-dashboard my-10 -mr-24 rounded-card shadow-pop" />
      <p className="text-sm text-white/75">{BRAND.tagline}</p>
    </aside>
  );
}
