import { stretched } from '#kernel/low-data.ts';
import { queryClient } from '#browser/api.client.ts';
import { isLowData } from '#browser/low-data.client.ts';
import { hearTabs, tellTabs } from '#browser/other-tabs.client.ts';
import { api } from './api.client.ts';

export const unreadQuery = api.unread.queryOptions();

/** What the other tabs are told once something was read or deleted. */
const TOPIC = 'notifications-changed';
/** While a person works without a pause, they are told of what is new after this. */
const AGAIN_AFTER = 60_000;

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() });

/**
 * Asks for what is new when a person comes back to the page, and now and then while they work. Never by itself: a
 * question to the server counts as use of the session. What another tab changed shows here too.
 */
export function watchNews(): () => void {
  let asked = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < stretched(AGAIN_AFTER, isLowData())) return;
    asked = Date.now();
    void askAgain();
  };
  const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
  for (const name of events) document.addEventListener(name, look);
  const endHearing = hearTabs(TOPIC, () => void askAgain());
  return () => {
    for (const name of events) document.removeEventListener(name, look);
    endHearing();
  };
}

/** After a change, where this tab asks anew by itself. */
export function tellOtherTabs(): void {
  tellTabs(TOPIC, null);
}

/** After a change: here, and in the other tabs. */
export function refreshNews(): Promise<void> {
  tellOtherTabs();
  return askAgain();
}
