import { Menu as MenuIcon, Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { welcomePath } from '#modules/front/onboarding/rules.ts';
import { NoticeBell } from '#modules/people/notifications/bell.parts.tsx';
import { BooksSwitcher } from '#modules/people/workspaces/switcher.parts.tsx';
import { buttonClasses, IconButton } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { KeyCaps } from '#ui/key-caps.tsx';
import { Logo } from '#ui/logo.tsx';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { PALETTE_KEYS } from './shell-actions.client.ts';
import { TopNav } from './top-nav.tsx';
import { UserButton } from './user-button.tsx';

const loadUserMenu = () => import('./user-menu.tsx').then(({ UserMenuOpen: component }) => component);
const UserMenuOpen = lazyComponent(loadUserMenu);

export function TopBar({ onMenu, onPalette }: { onMenu: () => void; onPalette: () => void }) {
  const { person } = useCaller();
  return (
    <header className="@container print:hidden sticky top-0 z-20 flex h-14 items-center gap-1.5 border-b border-line bg-canvas/90 px-2 backdrop-blur-md sm:px-4">
      <IconButton label="Open menu" icon={<MenuIcon aria-hidden />} className="md:hidden" onClick={onMenu} />
      <Link
        to={welcomePath(person.userType)}
        className="wordmark flex items-center gap-2.5 text-[0.95rem] text-ink no-underline md:hidden max-sm:has-[+div_button]:hidden"
      >
        <Logo className="size-7" />
        {/* A phone has no room for two names, nor beside that of the books for our sign and the theme, which Find changes too. */}
        <span className="max-sm:sr-only">{BRAND.name}</span>
      </Link>
      <div className="peer flex min-w-0 flex-1 items-center gap-2">
        <BooksSwitcher />
      </div>
      <TopNav />
      <button
        type="button"
        onClick={onPalette}
        className={buttonClasses('secondary', 'medium', 'w-40 justify-start! font-normal text-faint! max-lg:hidden')}
      >
        <Search aria-hidden />
        <span className="flex-1 text-left">Find</span>
        <KeyCaps keys={PALETTE_KEYS} />
      </button>
      <IconButton
        label="Find a page or an action"
        icon={<Search aria-hidden />}
        className="lg:hidden"
        onClick={onPalette}
      />
      <span className="contents max-sm:peer-has-[button]:hidden">
        <ThemeToggle />
      </span>
      <NoticeBell />
      <UserMenu />
    </header>
  );
}

/** The menu behind the name is 30 KB: it comes at the first press, or just before, under the pointer. */
function UserMenu() {
  const [wanted, setWanted] = useState(false);
  const button = <UserButton onPointerEnter={() => void loadUserMenu()} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <UserMenuOpen />
    </Suspense>
  );
}
