import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { HOME } from '#browser/return-path.ts';
import { useSettings, useSidebar } from './menu.client.ts';
import { OPEN_GROUPS, type Place, type SidebarGroup } from './menu.ts';
import { LockedEntry, MenuEntry } from './menu-entry.tsx';
import { iconOf } from './place-icon.client.ts';
import type { MenuScreen } from '#ui/screen.client.ts';

type MenuListProps = { wide: boolean; inSettings: boolean; onGo?: () => void };

/** The menu itself: the pages by group, or those of the settings with the way back. */
export function MenuList({ wide, inSettings, onGo }: MenuListProps) {
  const label = inSettings ? 'Settings' : 'Main';
  return (
    <nav aria-label={label} className={cx('flex flex-col gap-4', wide ? 'px-2' : 'px-1')}>
      {inSettings ? <SettingsList wide={wide} onGo={onGo} hasWayBack /> : <Groups wide={wide} onGo={onGo} />}
    </nav>
  );
}

/** Both, for the page of the menu. */
export function WholeMenu({ of }: { of: 'pages' | 'settings' }) {
  return (
    <nav aria-label={`All ${of}`} className="flex flex-col gap-4 px-2">
      {of === 'settings' ? <SettingsList wide onGo={undefined} hasWayBack={false} /> : <Groups wide onGo={undefined} />}
    </nav>
  );
}

type PartProps = { wide: boolean; onGo: (() => void) | undefined };

function SettingsList({ wide, onGo, hasWayBack }: PartProps & { hasWayBack: boolean }) {
  const groups = useSettings();
  return (
    <>
      {hasWayBack && (
        <ul>
          <MenuEntry path={HOME} title="Back to App" icon={ArrowLeft} wide={wide} onGo={onGo} />
        </ul>
      )}
      {groups.map(({ name, pages }) => (
        <div key={name}>
          {wide && <p className="flex h-8 items-center px-2.5 text-xs font-medium text-faint">{name}</p>}
          <ul aria-label={name} className="flex flex-col gap-0.5">
            {pages.map(({ path, screen: { path: page, title, menu, load }, plan }) =>
              plan === null ? (
                <MenuEntry
                  key={path}
                  path={path}
                  {...(path !== page && { leadsTo: page })}
                  title={title}
                  icon={menu.icon}
                  wide={wide}
                  onGo={onGo}
                  load={load}
                />
              ) : (
                <LockedEntry key={path} title={title} icon={menu.icon} wide={wide} plan={plan} />
              ),
            )}
          </ul>
        </div>
      ))}
    </>
  );
}

function Groups({ wide, onGo }: PartProps) {
  return useSidebar().map((group) => <Group key={group.group} {...group} wide={wide} onGo={onGo} />);
}

function Group({ group, places, wide, onGo }: SidebarGroup<MenuScreen> & PartProps) {
  const { pathname } = useLocation();
  const isHere = places.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const [open, setOpen] = useState(isHere || OPEN_GROUPS.has(group));
  // Arrived from elsewhere, as by the palette, one sees where one is.
  const [wasHere, setWasHere] = useState(isHere);
  if (isHere !== wasHere) {
    setWasHere(isHere);
    if (isHere) setOpen(true);
  }
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
        <ul aria-label={group} className="flex flex-col gap-0.5">
          {places.map((place) => (
            <PlaceEntry key={place.path} place={place} isStarred={group === 'Premium'} wide={wide} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PlaceEntry({ place, isStarred, ...rest }: { place: Place<MenuScreen>; isStarred: boolean } & PartProps) {
  const { path, title, screen, plan, isOutside } = place;
  const entry = { ...rest, path, title, isStarred, isOutside, icon: iconOf(place) };
  if (plan !== null) return <LockedEntry {...entry} plan={plan} />;
  return <MenuEntry {...entry} load={screen?.load} />;
}
