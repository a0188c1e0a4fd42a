import type { MenuScreen, Screen } from '#ui/screen.client.ts';
import { MENU_GROUPS } from './menu.ts';
import { MODULE_SCREENS } from './modules.client.ts';

/** The pages of the product, as the modules declare them. */
export const SCREENS: readonly Screen[] = MODULE_SCREENS.flat();

/** Screens that stand in menus, in the order of their groups. */
export const MENU_SCREENS: readonly MenuScreen[] = MENU_GROUPS.flatMap((group) =>
  SCREENS.filter((screen): screen is MenuScreen => screen.menu?.group === group),
);
