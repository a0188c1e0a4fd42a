import { useMemo } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { isSetting, menuFor, type Listed, modulesIn, type Place, type SidebarGroup, sidebarOf } from './menu.ts';
import type { MenuScreen } from '#ui/screen.client.ts';
import { MENU_SCREENS } from './screens.tsx';
import { type SettingsGroup, settingsGroups } from './settings-order.ts';

/** The pages of whoever is signed in. */
function useMenu(): readonly Listed<MenuScreen>[] {
  const caller = useCaller();
  return useMemo(() => menuFor(caller, MENU_SCREENS), [caller]);
}

/** The sidebar of whoever is signed in. */
export function useSidebar(): readonly SidebarGroup<MenuScreen>[] {
  const caller = useCaller();
  return useMemo(() => sidebarOf(caller, MENU_SCREENS), [caller]);
}

/** The groups of their settings, in order; each page with its address among them. */
export function useSettings(): readonly SettingsGroup<Listed<MenuScreen> & { readonly path: string }>[] {
  const listed = useMenu();
  return useMemo(
    () =>
      settingsGroups(
        listed.map(({ screen, plan }) => ({ screen, plan, path: screen.inSettings ?? screen.path })).filter(isSetting),
      ),
    [listed],
  );
}

/** The modules that are open to them. */
export function useModules(): readonly MenuScreen[] {
  const groups = useSidebar();
  return useMemo(() => modulesIn(groups), [groups]);
}

/** Whatever their menus name, each once: what a larger plan would open, too. */
export function usePlaces(): readonly Place<MenuScreen>[] {
  const groups = useSidebar();
  const listed = useMenu();
  return useMemo(() => {
    const places = groups.flatMap((group) => group.places);
    const isNamed = ({ path, title }: MenuScreen) =>
      places.some((place) => place.path === path && place.title === title);
    const others = listed.flatMap(({ screen, plan }) => {
      const { path, title } = screen;
      return isNamed(screen) ? [] : [{ path, title, screen, plan, isOutside: false }];
    });
    return [...places, ...others];
  }, [groups, listed]);
}

/** The pages of the menu that are open to them. */
export function useOpenScreens(): readonly MenuScreen[] {
  const listed = useMenu();
  return useMemo(() => listed.flatMap(({ screen, plan }) => (plan === null ? [screen] : [])), [listed]);
}
