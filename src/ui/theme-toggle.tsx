import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './button.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.client.ts';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const LABELS: Record<Theme, string> = {
  system: 'Theme: as the system. Change to light',
  light: 'Theme: light. Change to dark',
  dark: 'Theme: dark. Change to the system’s',
};
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark, or as the operating system has it. */
export function ThemeToggle() {
  const theme = useTheme();
  const Icon = ICONS[theme];
  return <IconButton label={LABELS[theme]} icon={<Icon aria-hidden />} onClick={() => chooseTheme(NEXT[theme])} />;
}
