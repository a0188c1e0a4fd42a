import { toast } from './toast.client.ts';

const KEY = 'flash';

/** Leaves a message for the page that is loaded next, as after signing out. */
export function leaveFlash(title: string, description: string, kind: 'success' | 'error' = 'success'): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([title, description, kind]));
  } catch {
    // Then it is not said; what was done is done.
  }
}

/** Shows what the page before left. */
export function showFlash(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (!Array.isArray(kept)) return;
    const [title, description, kind] = kept.map(String);
    if (title !== undefined && description !== undefined)
      toast[kind === 'error' ? 'error' : 'success'](title, { description });
  } catch {
    // Nothing was left.
  }
}
