import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { fromContext } from './missing-context.ts';
import { currentTheme, type Theme, watchTheme } from '#browser/theme.client.ts';

const ThemeContext = createContext<Theme | null>(null);

/** The theme of the whole page, for what shows which one it is. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'system' as const);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** Light, dark, or as the system has it. @throws outside of `ThemeProvider` */
export function useTheme(): Theme {
  return fromContext(use(ThemeContext), { context: 'theme', hook: 'useTheme', provider: 'ThemeProvider' });
}
