import { Navigate, Outlet } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { showApp } from '#ui/app-root.tsx';
import { FailureBoundary } from '#ui/failure-boundary.tsx';
import { Logo } from '#ui/logo.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { KitPage } from './kit.page.tsx';
import { RouterFailure } from './screen-failure.tsx';

/** The design kit, while developing: without an account, and in no build. */
export function start(root: Element): void {
  document.title = `Design kit · ${BRAND.name}`;
  void showApp(root, {
    routes: [
      {
        element: <KitFrame />,
        children: [
          { path: '/dev/kit', element: <KitPage /> },
          { path: '*', element: <Navigate to="/dev/kit" replace /> },
        ],
      },
    ],
    loading: null,
    firstPage: Promise.resolve(),
  });
}

function KitFrame() {
  return (
    <>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-2.5 border-b border-line bg-canvas/90 px-4 backdrop-blur-md">
        <Logo className="size-7" />
        <span className="mr-auto wordmark">{BRAND.name}</span>
        <ThemeToggle />
      </header>
      <main className="mx-auto w-full max-w-work px-4 pt-6 pb-24 [--sticky-top:3.5rem] sm:px-6 lg:px-8">
        <FailureBoundary failure={RouterFailure}>
          <Outlet />
        </FailureBoundary>
      </main>
    </>
  );
}
