import { CreditCard, type LucideIcon, Wrench } from 'lucide-react';
import type { Place } from './menu.ts';
import type { MenuScreen } from '#ui/screen.client.ts';

/** Settings and pricing are more than the page that they begin with. */
export function iconOf({ path, screen }: Place<MenuScreen>): LucideIcon {
  if (path === '/subscription') return CreditCard;
  return path === '/app/settings' || screen === null ? Wrench : screen.menu.icon;
}
