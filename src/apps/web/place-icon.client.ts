import { CreditCard, Hammer, type LucideIcon, Wrench } from 'lucide-react';
import type { Place } from './menu.ts';
import type { MenuScreen } from './screens.tsx';

/** Settings and pricing are more than the page that they begin with. */
export function iconOf({ path, screen }: Place<MenuScreen>): LucideIcon {
  if (path === '/app/settings' || path === '/admin') return Wrench;
  if (path === '/subscription') return CreditCard;
  return screen?.menu.icon ?? Hammer;
}
