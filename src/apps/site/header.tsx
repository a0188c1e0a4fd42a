import { ChevronDown, LogOut, Menu, Monitor, Moon, Sun } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import { USER_MENU } from '#kernel/user-menu.ts';
import { buttonClasses } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { type Entry, HEADER, type Link } from './links.ts';

const ENTRY =
  'control inline-flex items-center gap-1 px-2.5 text-sm font-medium text-soft no-underline hover:bg-hover hover:text-ink';
const ROW =
  'flex min-h-10 items-center rounded-control px-3 text-sm text-soft no-underline hover:bg-hover hover:text-ink pointer-coarse:min-h-11';
const PANEL = 'card absolute z-50 p-2 shadow-pop bg-raised!';

/** The head of every public page (§2). All of it leads somewhere without script; `menus.client.ts` adds hovering. */
export function Header({ path }: { path: string }) {
  return (
    <header className="sticky top-0 z-40 border-b border-line/70 bg-canvas">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-5 sm:gap-2 sm:px-8">
        <a
          href="/"
          data-logo
          className="mr-auto flex items-center gap-2.5 wordmark text-lg text-ink no-underline lg:mr-4"
        >
          <Logo className="size-8" />
          {BRAND.name}
        </a>
        <nav aria-label="Site menu" data-menus className="mr-auto hidden lg:block">
          <ul className="flex items-center">
            {HEADER.map((entry) => (
              <li key={entry.label}>
                <BarEntry entry={entry} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
        {/* Without a box of its own, so that no gap stands beside what is not shown. */}
        <p role="status" className="contents">
          <span className="if-loading px-2 text-sm text-faint">Loading...</span>
        </p>
        <a href="/auth/signin" data-log-in className={buttonClasses('quiet', 'medium', 'if-signed-out max-sm:hidden')}>
          Sign In
        </a>
        <a href="/auth/signup" className={buttonClasses('primary', 'medium', 'if-signed-out')}>
          Sign Up
        </a>
        <UserMenu />
        <PhoneMenu path={path} />
      </div>
    </header>
  );
}

function BarEntry({ entry, path }: { entry: Entry; path: string }) {
  if (!('links' in entry))
    return (
      <a
        href={entry.to}
        data-entry
        aria-current={path === entry.to ? 'page' : undefined}
        className={cx(ENTRY, 'aria-[current]:text-ink')}
      >
        {entry.label}
      </a>
    );
  return (
    <details name="site-menu" className="group relative">
      <summary
        data-entry
        aria-current={entry.links.some(({ to }) => to.split('#')[0] === path) ? 'true' : undefined}
        className={cx(ENTRY, 'list-none group-open:bg-hover group-open:text-ink aria-[current]:text-ink')}
      >
        {entry.label}
        <ChevronDown className="size-4 text-faint transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      {/* Padding, not a gap: on the way from the opener to its links the pointer never leaves. */}
      <div className="absolute top-full left-0 z-50 pt-1.5">
        <ul className="card min-w-56 bg-raised! p-1.5 shadow-pop">
          {entry.links.map((link) => (
            <li key={link.to}>
              <MenuLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function MenuLink({ link }: { link: Link }) {
  return (
    <a href={link.to} className={ROW}>
      {link.label}
    </a>
  );
}

function PhoneMenu({ path }: { path: string }) {
  const groups = HEADER.map((entry) => ({ title: entry.label, links: 'links' in entry ? entry.links : [entry] }));
  return (
    <details data-dropdown data-phone-menu className="lg:hidden">
      <summary aria-label="Menu" className={buttonClasses('quiet', 'medium', 'aspect-square list-none px-0!')}>
        <Menu aria-hidden />
      </summary>
      <nav aria-label="Menu" className={cx(PANEL, 'inset-x-3 top-full mt-1 max-h-[calc(100dvh-5rem)] overflow-y-auto')}>
        <ul className="gap-x-4 sm:columns-2">
          {groups.map(({ title, links }) => (
            <li key={title} className="break-inside-avoid py-1">
              {links.length > 1 || links[0]?.label !== title ? (
                <p className="px-3 pt-2 text-xs font-semibold text-faint">{title}</p>
              ) : null}
              <ul>
                {links.map((link) => (
                  <li key={link.to} className={link.to === path ? 'font-medium' : undefined}>
                    <MenuLink link={link} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="if-signed-in mt-2 border-t border-line pt-2">
          <MenuLink link={{ label: 'Settings', to: '/app/settings' }} />
        </div>
        <div className="if-signed-out mt-2 flex gap-2 border-t border-line p-2 pt-3">
          <a href="/auth/signin" data-log-in className={buttonClasses('secondary', 'medium', 'grow')}>
            Log in
          </a>
          <a href="/auth/signup" className={buttonClasses('primary', 'medium', 'grow')}>
            Sign up
          </a>
        </div>
      </nav>
    </details>
  );
}

/** The menu of whoever is signed in (§2): in every page, shown where `auth-control.client.ts` found somebody. */
function UserMenu() {
  return (
    <details data-dropdown className="if-signed-in sm:relative">
      <summary className={buttonClasses('quiet', 'medium', 'cursor-pointer list-none px-1.5!')}>
        <span
          data-person="initials"
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-accent-tint text-xs font-semibold text-accent-ink"
        />
        <span data-person="name" className="max-w-40 truncate max-xl:sr-only" />
        <span className="sr-only">Your menu</span>
      </summary>
      <nav aria-label="Your menu" className={cx(PANEL, 'top-full right-0 mt-1.5 w-64 max-sm:inset-x-3 max-sm:w-auto')}>
        <div className="border-b border-line px-3 pt-1 pb-2.5">
          <p data-person="name" className="truncate text-sm font-medium" />
          <p data-person="email" className="truncate text-xs text-faint" />
        </div>
        <ul className="py-1.5">
          {USER_MENU.map((link) => (
            <li key={link.to} className={link.group === 'business' ? 'if-business' : undefined}>
              <MenuLink link={link} />
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-1.5">
          <button type="button" data-sign-out className={cx(ROW, 'w-full cursor-pointer gap-2.5')}>
            <LogOut className="size-4" aria-hidden />
            Sign Out
          </button>
          <p role="alert" data-says="sign-out" className="px-3 py-2 text-sm text-danger-ink empty:hidden" />
        </div>
      </nav>
    </details>
  );
}

function ThemeToggle() {
  return (
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
  );
}
