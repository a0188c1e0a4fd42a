import { Keyboard, PanelLeft, Search, SunMoon } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { type Action, useActionKeys, useActions } from '#ui/actions.client.ts';
import { chooseTheme } from '#ui/theme.client.ts';
import { useOpenScreens } from './menu.client.ts';

type Shell = { openPalette: () => void; openKeys: () => void; toggleSidebar: () => void };

/** What can be done from anywhere: go to each page, and the shell's own. */
export function useShellActions(shell: Shell): void {
  const navigate = useNavigate();
  const screens = useOpenScreens();
  const now = useRef(shell);
  useEffect(() => {
    now.current = shell;
  });
  const actions = useMemo<readonly Action[]>(
    () => [
      ...screens.map(({ path, title, menu }) => ({
        id: `go ${path}`,
        name: title,
        group: 'Go to',
        icon: menu.icon,
        words: menu.words ?? '',
        perform: () => void navigate(path),
      })),
      {
        id: 'shell.palette',
        name: 'Find a page or an action',
        group: BRAND.name,
        icon: Search,
        keys: 'mod+k',
        unlisted: true,
        perform: () => now.current.openPalette(),
      },
      {
        id: 'shell.sidebar',
        name: 'Show or hide the sidebar',
        group: BRAND.name,
        icon: PanelLeft,
        keys: 'mod+b',
        perform: () => now.current.toggleSidebar(),
      },
      {
        id: 'shell.keys',
        name: 'Show the keys',
        group: BRAND.name,
        icon: Keyboard,
        keys: '?',
        perform: () => now.current.openKeys(),
      },
      {
        id: 'theme.light',
        name: 'Light theme',
        group: BRAND.name,
        icon: SunMoon,
        perform: () => chooseTheme('light'),
      },
      { id: 'theme.dark', name: 'Dark theme', group: BRAND.name, icon: SunMoon, perform: () => chooseTheme('dark') },
      {
        id: 'theme.system',
        name: 'Theme as the system has it',
        group: BRAND.name,
        icon: SunMoon,
        perform: () => chooseTheme('system'),
      },
    ],
    [navigate, screens],
  );
  useActions(actions);
  useActionKeys();
}
