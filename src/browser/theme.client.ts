import { localStore } from './stores.client.ts';

export type Theme = 'light' | 'dark' | 'system';

/**
 * `theme-first.client.ts` reads the same before the first paint. A browser that keeps nothing shows what was chosen until
 * the page is left.
 */
const chosen = localStore('theme');

/** What the next press of a theme toggle chooses. */
export const NEXT_THEME: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

/** What a theme toggle says of itself. */
export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'System theme. Change to light',
  light: 'Light theme. Change to dark',
  dark: 'Dark theme. Change to system',
};

const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset['theme']);
}

/** Holds at once, in every tab, and the next time. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  chosen.keep(theme === 'system' ? null : theme);
}

/** Calls back whenever the theme changes, here or in another tab. */
export function watchTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function themeOf(text: string | null | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === chosen.key) show(themeOf(event.newValue));
}
