import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './button.tsx';
import { chooseTheme, NEXT_THEME, THEME_LABELS } from '#browser/theme.client.ts';
import { useTheme } from './theme-context.tsx';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark, or as the operating system has it. */
export function ThemeToggle() {
  const theme = useTheme();
  const Icon = ICONS[theme];
  return (
    <IconButton
      label={THEME_LABELS[theme]}
      icon={<Icon aria-hidden />}
      onClick={() => chooseTheme(NEXT_THEME[theme])}
    />
  );
}
