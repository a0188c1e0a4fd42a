import { useEffect } from 'react';
import { refreshAll } from '#ui/undoable.client.ts';

/** §9: security status. */
const MINUTES = 5;

/**
 * Asks for all that the page shows once more, every five minutes that somebody works on it. Never by itself: a question to
 * the server counts as use of the session, and a session that nobody uses has to end.
 */
export function useRefreshedWhileUsed(): void {
  useEffect(() => {
    let asked = Date.now();
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < MINUTES * 60_000) return;
      asked = Date.now();
      void refreshAll();
    };
    const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
    for (const name of events) document.addEventListener(name, look);
    return () => {
      for (const name of events) document.removeEventListener(name, look);
    };
  }, []);
}
