import { Suspense, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { REFRESH_MINUTES } from '#kernel/refresh.ts';
import { isSensitive } from '#kernel/sensitive-routes.ts';
import { Announcement } from '#modules/people/site-settings/announcement.parts.tsx';
import { useActionKeys, useActions } from '#ui/actions.client.ts';
import { cx } from '#ui/class-names.ts';
import { localStore } from '#browser/stores.client.ts';
import { useConnection } from '#browser/connection.client.ts';
import { LoadingScreen } from '#ui/page-states.tsx';
import { notePage } from '#browser/pages-entered.client.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { useScrollMemory } from '#ui/scroll-memory.client.ts';
import { useRefreshedWhileUsed } from '#ui/refresh.client.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { useGoKeys } from './go-keys.client.ts';
import { NewerBuild } from './newer-build.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SHELL_ACTIONS } from './shell-actions.client.ts';
import { Sidebar } from './sidebar.tsx';
import { useShowsSettings } from './sidebar-side.client.ts';
import { useSidebarState } from './sidebar-state.client.ts';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './arrival.client.ts';

// None of these is needed before somebody asks for it.
const WholePalette = lazyComponent(() =>
  import('./whole-palette.tsx').then(({ WholePalette: component }) => component),
);
const KeysHelp = lazyComponent(() => import('#ui/keys-help.tsx').then(({ KeysHelp: component }) => component));
const MenuSheet = lazyComponent(() => import('./menu-sheet.tsx').then(({ MenuSheet: component }) => component));

const PlanOffer = lazyComponent(() =>
  import('#modules/planning/debts/offer.parts.tsx').then(({ PlanOffer: component }) => component),
);
const OfflineBar = lazyComponent(() => import('./offline-bar.tsx').then(({ OfflineBar: component }) => component));

/** Where its file cannot be fetched, the page says that it is offline. */
const press = (way: 'undo' | 'redo') =>
  void import('./undo-keys.client.ts').then(
    ({ pressUndo }) => pressUndo(way),
    () => undefined,
  );

type Over = 'palette' | 'keys' | 'menu' | null;

/** What stands around every page: sidebar, top bar, and the bar at the foot of a phone. */
export function Shell() {
  const [over, setOver] = useState<Over>(null);
  const [opened, setOpened] = useState<ReadonlySet<Over>>(new Set());
  const [wide, toggleSidebar] = useSidebarState();
  const connection = useConnection();
  const { pathname } = useLocation();
  const inSettings = useShowsSettings();
  const { main, going } = useArrival();
  useScrollMemory();
  // A debt plan that was made on this device before signing in.
  const [hasPlan] = useState(() => localStore('debt-plan').read() !== null);
  // Before the page itself asks for anything.
  useLayoutEffect(notePage, [pathname]);
  useRefreshedWhileUsed(isSensitive(pathname) ? REFRESH_MINUTES.sensitiveRoute : null);

  function show(next: Over): void {
    setOver(next);
    // Stays mounted once it was shown, so that it can also be seen leaving.
    setOpened((before) => (before.has(next) ? before : new Set([...before, next])));
  }

  useActions(SHELL_ACTIONS, {
    'shell.palette': () => show('palette'),
    'shell.keys': () => show('keys'),
    'shell.undo': () => press('undo'),
    'shell.redo': () => press('redo'),
    'shell.redo-y': () => press('redo'),
    'shell.sidebar': () => (window.matchMedia('(width < 48rem)').matches ? show('menu') : toggleSidebar()),
  });
  useGoKeys();
  useActionKeys();

  return (
    <div className="min-h-dvh md:grid md:grid-cols-[auto_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="sr-only z-60 rounded-control bg-accent px-4 py-2 text-sm text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Sidebar wide={wide} inSettings={inSettings} onToggle={toggleSidebar} />
      <div className="flex min-w-0 flex-col">
        <TopBar onMenu={() => show('menu')} onPalette={() => show('palette')} />
        <Suspense>
          {(!connection.isReached || connection.waiting + connection.refused > 0) && (
            <OfflineBar connection={connection} />
          )}
        </Suspense>
        <div
          aria-hidden
          className={cx(
            'pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 origin-left bg-accent transition-transform duration-700 ease-calm',
            going ? 'scale-x-75' : 'scale-x-0',
          )}
        />
        <NewerBuild />
        <Breadcrumbs />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-work [--sticky-top:3.5rem] max-md:[--sticky-bottom:3.5rem] flex-1 px-4 pt-6 pb-24 outline-none sm:px-6 md:pb-12 lg:px-8"
        >
          <Announcement />
          {hasPlan && (
            <Suspense>
              <PlanOffer />
            </Suspense>
          )}
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <PhoneBar />
      <Suspense>
        {opened.has('palette') && <WholePalette open={over === 'palette'} onClose={() => show(null)} />}
        {opened.has('keys') && <KeysHelp open={over === 'keys'} onClose={() => show(null)} />}
        {opened.has('menu') && <MenuSheet open={over === 'menu'} onClose={() => show(null)} />}
      </Suspense>
    </div>
  );
}
