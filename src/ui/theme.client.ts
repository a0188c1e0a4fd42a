import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

/** The key in local storage; `theme-first.client.ts` reads the same one before the first paint. */
const KEY = 'theme';
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Holds at once, in every tab, and the next time. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still shows what was chosen until the page is left.
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === KEY) show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    currentTheme,
    () => 'system',
  );
}
