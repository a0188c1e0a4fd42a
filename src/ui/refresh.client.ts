import { useEffect } from 'react';
import { stretched } from '#kernel/low-data.ts';
import { isRefreshDue } from '#kernel/refresh.ts';
import { isLowData } from '#browser/low-data.client.ts';
import { queryClient } from '#browser/api.client.ts';

/**
 * Asks for all that the page shows once more, every so many minutes that somebody works on it, a quarter as
 * often where the device spares data; never where null. Never by
 * itself: a question to the server counts as use of the session, and a session that nobody uses has to end.
 */
export function useRefreshedWhileUsed(minutes: number | null): void {
  useEffect(() => {
    if (minutes === null) return;
    let asked = Date.now();
    const look = () => {
      const now = Date.now();
      const after = stretched(minutes, isLowData());
      if (document.visibilityState === 'hidden' || !isRefreshDue({ asked, now, minutes: after })) return;
      asked = now;
      void queryClient.invalidateQueries();
    };
    const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
    for (const name of events) document.addEventListener(name, look);
    return () => {
      for (const name of events) document.removeEventListener(name, look);
    };
  }, [minutes]);
}
