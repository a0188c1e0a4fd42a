import { LogOut } from 'lucide-react';
import { NavLink, Outlet } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { canOnSite, type SiteRole } from '#kernel/roles.ts';
import { PreferredFormats } from '#modules/people/preferences/preferences.parts.tsx';
import { Button } from '#ui/button.tsx';
import { CallerProvider } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { FailureState, LoadingScreen } from '#ui/page-states.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { toast } from '#ui/toast.client.ts';
import { AdminSecurityProvider } from './admin-security.tsx';
import { Frame } from './frame.tsx';
import { PORTAL_PAGES } from './pages.ts';
import { isRefused, signOut, useSession } from './session.client.ts';
import { SignIn } from './sign-in.tsx';

/** Lets administrators and superusers in; everybody else gets the sign-in of the portal (§6). */
export function Gate() {
  const session = useSession();
  if (isRefused(session.error))
    return (
      <Frame>
        <SignIn isDenied />
      </Frame>
    );
  if (session.data === undefined)
    return (
      <Frame>
        {session.isPending ? (
          <LoadingScreen>
            <h1 className="text-xl text-ink">Secure Admin Portal</h1>
            Initializing secure environment...
          </LoadingScreen>
        ) : (
          <FailureState error={session.error} onRetry={() => void session.refetch()} />
        )}
      </Frame>
    );
  const caller = session.data;
  if (caller === null || !canOnSite(caller.roles, 'admin'))
    return (
      <Frame>
        <SignIn isDenied={caller !== null} />
      </Frame>
    );
  return (
    <CallerProvider caller={caller}>
      <AdminSecurityProvider roles={caller.roles}>
        <PreferredFormats country={caller.person.country}>
          <div className="flex min-h-dvh flex-col">
            <Header roles={caller.roles} />
            <main
              id="main"
              tabIndex={-1}
              className="mx-auto w-full max-w-work flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8"
            >
              <Outlet />
            </main>
          </div>
        </PreferredFormats>
      </AdminSecurityProvider>
    </CallerProvider>
  );
}

function Header({ roles }: { roles: readonly SiteRole[] }) {
  const pages = PORTAL_PAGES.filter(({ needs }) => canOnSite(roles, needs));
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-work flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-6 lg:px-8">
        <p className="flex items-center gap-2.5 py-1.5 text-sm font-semibold">
          <Logo className="size-7" />
          {BRAND.name} Secure Admin Portal
        </p>
        <div className="flex items-center gap-1 sm:order-last">
          <ThemeToggle />
          <Button
            look="quiet"
            size="small"
            icon={<LogOut aria-hidden />}
            onClick={() => {
              signOut().catch(() =>
                toast.error('Error signing out', {
                  description: 'There was a problem signing you out. Please try again.',
                }),
              );
            }}
          >
            <span className="max-lg:sr-only">Sign Out</span>
          </Button>
        </div>
        <nav
          aria-label="Admin pages"
          className="-mx-1.5 flex flex-1 basis-full overflow-x-auto max-sm:justify-between sm:gap-1 sm:basis-0"
        >
          {pages.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                cx(
                  'flex min-h-10 items-center rounded-control px-1.5 text-sm sm:px-2 lg:px-3 font-medium no-underline pointer-coarse:min-h-11',
                  isActive ? 'bg-accent-tint text-accent-ink' : 'text-soft hover:bg-hover hover:text-ink',
                )
              }
            >
              {name}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
