import { useMemo } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { type Listed, menuFor } from './menu.ts';
import { MENU_SCREENS, type MenuScreen } from './screens.tsx';

/** The menu of whoever is signed in. */
export function useMenu(): readonly Listed<MenuScreen>[] {
  const caller = useCaller();
  return useMemo(() => menuFor(caller, MENU_SCREENS), [caller]);
}

/** The pages of the menu that are open to them. */
export function useOpenScreens(): readonly MenuScreen[] {
  const listed = useMenu();
  return useMemo(() => listed.flatMap(({ screen, plan }) => (plan === null ? [screen] : [])), [listed]);
}
