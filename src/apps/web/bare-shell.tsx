import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { Logo } from '#ui/logo.tsx';
import { HOME } from '#browser/return-path.ts';
import { ThemeToggle } from '#ui/theme-toggle.tsx';

/** The frame of the books while nobody knows who is here: without menus, whose pages depend on that. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[auto_minmax(0,1fr)]">
      <aside className="sticky top-0 h-dvh w-64 border-r border-line bg-sunken max-md:hidden">
        <div className="flex h-14 items-center pl-4">
          <Sign />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex h-14 items-center border-b border-line bg-canvas/90 px-4 backdrop-blur-md">
          <span className="md:hidden">
            <Sign />
          </span>
          <span className="ml-auto">
            <ThemeToggle />
          </span>
        </header>
        <main className="mx-auto w-full max-w-work flex-1 px-4 pt-6 pb-12 sm:px-6 lg:px-8">{children}</main>
      </div>
    </div>
  );
}

function Sign() {
  return (
    <Link to={HOME} className="wordmark flex items-center gap-2.5 text-[0.95rem] text-ink no-underline">
      <Logo className="size-7" />
      {BRAND.name}
    </Link>
  );
}
