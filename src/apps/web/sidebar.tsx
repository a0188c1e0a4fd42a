import { ArrowLeft, ChevronDown, Lock, PanelLeft, Star } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { welcomePath } from '#modules/welcome/rules.ts';
import { IconButton } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { HOME } from '#ui/return-path.ts';
import { useMenu } from './menu.client.ts';
import type { Listed } from './menu.ts';
import { isSetting, MENU_GROUPS, type MenuGroup, type MenuScreen, OPEN_GROUPS, placeInSettings } from './screens.tsx';

// Only the folded sidebar needs tooltips, and they are 17 KB.
const Tooltip = lazy(() => import('#ui/tooltip.tsx').then(({ Tooltip: component }) => ({ default: component })));

type SidebarProps = { wide: boolean; inSettings: boolean; onToggle: () => void };

/** The menu beside the page, from 768 px on: 16rem, or 3rem with the icons alone (§2). */
export function Sidebar({ wide, inSettings, onToggle }: SidebarProps) {
  const { person } = useCaller();
  return (
    <aside
      className={cx(
        'sticky top-0 z-30 flex h-dvh flex-col border-r border-line bg-sunken transition-[width] duration-200 ease-calm max-md:hidden',
        wide ? 'w-64' : 'w-12',
      )}
    >
      <div className={cx('flex h-14 shrink-0 items-center', wide ? 'gap-2.5 pr-2 pl-4' : 'justify-center')}>
        {wide && (
          <Link
            to={welcomePath(person.userType)}
            className="mr-auto flex items-center gap-2.5 wordmark text-[0.95rem] text-ink no-underline"
          >
            <Logo className="size-7" />
            {BRAND.name}
          </Link>
        )}
        <IconButton
          label={wide ? 'Fold the sidebar (Ctrl B)' : 'Unfold the sidebar (Ctrl B)'}
          aria-expanded={wide}
          icon={<PanelLeft aria-hidden />}
          onClick={onToggle}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto pb-4">
        <MenuList wide={wide} inSettings={inSettings} />
      </div>
    </aside>
  );
}

type MenuListProps = { wide: boolean; inSettings: boolean; label?: string; onGo?: () => void };

/** The menu itself: the pages by group, or those of the settings with the way back. */
export function MenuList({ wide, inSettings, label = inSettings ? 'Settings' : 'Main', onGo }: MenuListProps) {
  const listed = useMenu();
  return (
    <nav aria-label={label} className={cx('flex flex-col gap-4', wide ? 'px-2' : 'px-1')}>
      {inSettings ? (
        <>
          <ul>
            <Entry path={HOME} title="Back to App" icon={ArrowLeft} wide={wide} onGo={onGo} load={null} />
          </ul>
          <ul className="flex flex-col gap-0.5">
            {listed
              .filter(({ screen }) => isSetting(screen))
              .toSorted((one, other) => placeInSettings(one.screen) - placeInSettings(other.screen))
              .map((entry) => (
                <Listing key={entry.screen.path} listed={entry} wide={wide} onGo={onGo} />
              ))}
          </ul>
        </>
      ) : (
        MENU_GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            listed={listed.filter(({ screen }) => screen.menu.group === group)}
            wide={wide}
            onGo={onGo}
          />
        ))
      )}
    </nav>
  );
}

type GroupProps = {
  group: MenuGroup;
  listed: readonly Listed<MenuScreen>[];
  wide: boolean;
  onGo: (() => void) | undefined;
};

function Group({ group, listed, wide, onGo }: GroupProps) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(
    () => OPEN_GROUPS.has(group) || listed.some(({ screen }) => pathname.startsWith(screen.path)),
  );
  if (listed.length === 0) return null;
  return (
    <div>
      {wide && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex h-8 w-full items-center justify-between rounded-control px-2.5 text-xs font-medium text-faint hover:text-ink pointer-coarse:h-11"
        >
          {group}
          <ChevronDown className={cx('size-3.5 transition-transform', !open && '-rotate-90')} aria-hidden />
        </button>
      )}
      {(open || !wide) && (
        <ul className="flex flex-col gap-0.5">
          {listed.map((entry) => (
            <Listing key={entry.screen.path} listed={entry} wide={wide} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  );
}

type ListingProps = { listed: Listed<MenuScreen>; wide: boolean; onGo: (() => void) | undefined };

/** A page of the menu: a link, or, where a larger plan opens it, its name in grey. */
function Listing({ listed: { screen, plan }, wide, onGo }: ListingProps) {
  const { path, title, menu, load } = screen;
  if (plan !== null) return <LockedEntry title={title} plan={plan} icon={menu.icon} wide={wide} />;
  const starred = menu.group === 'Premium';
  return <Entry path={path} title={title} icon={menu.icon} wide={wide} onGo={onGo} load={load} starred={starred} />;
}

function LockedEntry({
  title,
  plan,
  icon: Icon,
  wide,
}: Pick<EntryProps, 'title' | 'icon' | 'wide'> & { plan: string }) {
  const name = (
    <span
      role="link"
      aria-disabled="true"
      aria-label={`${title}, in the ${plan} plan`}
      className={cx(
        'flex h-9 cursor-not-allowed items-center gap-3 rounded-control text-sm text-faint pointer-coarse:h-11',
        wide ? 'px-2.5' : 'justify-center',
      )}
    >
      <Icon className="size-4.5 shrink-0 opacity-60" aria-hidden />
      {wide && <span className="flex-1 truncate">{title}</span>}
      {wide && <Lock className="size-3.5 shrink-0" aria-hidden />}
    </span>
  );
  return <li>{wide ? name : <Named title={`${title}, in the ${plan} plan`} link={name} />}</li>;
}

type EntryProps = {
  path: string;
  title: string;
  icon: MenuScreen['menu']['icon'];
  wide: boolean;
  onGo: (() => void) | undefined;
  load: MenuScreen['load'] | null;
  starred?: boolean;
};

function Entry({ path, title, icon: Icon, wide, onGo, load, starred = false }: EntryProps) {
  const link = (
    <NavLink
      to={path}
      // Else the profile would count as open on every page of the settings.
      end={path === '/app/settings'}
      aria-label={wide ? undefined : title}
      onClick={onGo}
      // Under the pointer: the page's code is there before the press.
      onPointerEnter={() => void load?.()}
      className={({ isActive }) =>
        cx(
          'flex h-9 items-center gap-3 rounded-control text-sm no-underline transition-colors pointer-coarse:h-11',
          wide ? 'px-2.5' : 'justify-center',
          isActive ? 'bg-surface font-medium text-ink shadow-card' : 'text-soft hover:bg-hover hover:text-ink',
        )
      }
    >
      <Icon className="size-4.5 shrink-0" aria-hidden />
      {wide && <span className="truncate">{title}</span>}
      {wide && starred && <Star className="ml-auto size-3.5 shrink-0 text-attention" aria-hidden />}
    </NavLink>
  );
  return <li>{wide ? link : <Named title={title} link={link} />}</li>;
}

function Named({ title, link }: { title: string; link: ReactElement<Record<string, unknown>> }) {
  return (
    <Suspense fallback={link}>
      <Tooltip content={title} side="right">
        {link}
      </Tooltip>
    </Suspense>
  );
}
