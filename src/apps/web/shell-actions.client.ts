import { Keyboard, PanelLeft, Redo2, Search, Undo2 } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import type { Action } from '#ui/actions.client.ts';

const group = BRAND.name;

export const SIDEBAR_KEYS = 'mod+b';
export const PALETTE_KEYS = 'mod+k';

/** What keys do on every page. */
export const SHELL_ACTIONS = [
  {
    id: 'shell.palette',
    name: 'Find a page or an action',
    group,
    icon: Search,
    keys: PALETTE_KEYS,
    unlisted: true,
  },
  { id: 'shell.sidebar', name: 'Show or hide sidebar', group, icon: PanelLeft, keys: SIDEBAR_KEYS },
  { id: 'shell.undo', name: 'Undo', group, icon: Undo2, keys: 'mod+z' },
  { id: 'shell.redo', name: 'Redo', group, icon: Redo2, keys: 'mod+shift+z' },
  { id: 'shell.redo-y', name: 'Redo', group, icon: Redo2, keys: 'mod+y', unlisted: true },
  { id: 'shell.keys', name: 'Show keyboard shortcuts', group, icon: Keyboard, keys: '?' },
] as const satisfies readonly Action[];
