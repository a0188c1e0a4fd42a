import { LogOut, SunMoon } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import type { Action } from '#ui/actions.client.ts';

const group = BRAND.name;

export const SIGN_OUT = {
  id: 'session.sign-out',
  name: 'Sign Out',
  group,
  icon: LogOut,
  words: 'log out leave',
} as const satisfies Action;

/** What can be done on every page and has no key: it is loaded with the palette and with the person's menu. */
export const QUIET_ACTIONS = [
  { id: 'theme.light', name: 'Light theme', group, icon: SunMoon },
  { id: 'theme.dark', name: 'Dark theme', group, icon: SunMoon },
  { id: 'theme.system', name: 'Use system theme', group, icon: SunMoon },
  SIGN_OUT,
] as const satisfies readonly Action[];
