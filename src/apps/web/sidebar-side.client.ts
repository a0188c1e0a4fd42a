import { useLocation } from 'react-router';
import { isSetting } from './menu.ts';
import { SCREENS } from './screens.tsx';

const LEADING_ON = new Set<string>(SCREENS.flatMap(({ inSettings }) => inSettings ?? []));

/** Given by links of the settings to pages outside them, so that the sidebar does not change (decision 078). */
export const KEEPS_SETTINGS = { sidebar: 'settings' } as const;

/** Whether the sidebar shows the settings beside this page. */
export function showsSettings(pathname: string, state: unknown): boolean {
  if (isSetting({ path: pathname }) && !LEADING_ON.has(pathname)) return true;
  return typeof state === 'object' && state !== null && 'sidebar' in state && state.sidebar === KEEPS_SETTINGS.sidebar;
}

/** The same for the page that is shown. */
export function useShowsSettings(): boolean {
  const { pathname, state } = useLocation();
  return showsSettings(pathname, state);
}
