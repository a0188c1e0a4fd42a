import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { chooseTheme, currentTheme, NEXT_THEME, THEME_LABELS, watchTheme } from './theme.client.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark, or as the operating system has it. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const Icon = ICONS[theme];
  return (
    <IconButton
      label={THEME_LABELS[theme]}
      icon={<Icon aria-hidden />}
      onClick={() => chooseTheme(NEXT_THEME[theme])}
    />
  );
}
