import type { Module } from '#kernel/modules.ts';
import { pricingModule } from '#modules/people/billing/access.ts';
import type { MenuScreen, Screen } from '#ui/screen.client.ts';
import { MENU_GROUPS } from './menu.ts';
import { CLIENTS } from './modules.client.ts';

/** The pages of the product, as the modules declare them. */
export const SCREENS: readonly Screen[] = CLIENTS.flatMap(({ screens }) => screens);

// Not read off the manifests, which would bring every contract to the browser; a test compares the two.
/** The modules that can be used today: those with a page, and the page of plans. */
export const MODULES_THERE: readonly Module[] = [...new Set([...SCREENS.map(({ module }) => module), pricingModule])];

/** Screens that stand in menus, in the order of their groups. */
export const MENU_SCREENS: readonly MenuScreen[] = MENU_GROUPS.flatMap((group) =>
  SCREENS.filter((screen): screen is MenuScreen => screen.menu?.group === group),
);
