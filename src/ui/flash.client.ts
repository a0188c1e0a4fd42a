import { keptInTab } from './kept.client.ts';
import { toast } from './toast.client.ts';

/** Where nothing is kept it is not said; what was done is done. */
const flash = keptInTab('flash');

/** Leaves a message for the page that is loaded next, as after signing out. */
export function leaveFlash(title: string, description: string, kind: 'success' | 'error' = 'success'): void {
  flash.keep(JSON.stringify([title, description, kind]));
}

/** Shows what the page before left. */
export function showFlash(): void {
  try {
    const kept: unknown = JSON.parse(flash.read() ?? 'null');
    flash.forget();
    if (!Array.isArray(kept)) return;
    const [title, description, kind] = kept.map(String);
    if (title !== undefined && description !== undefined)
      toast[kind === 'error' ? 'error' : 'success'](title, { description });
  } catch {
    // Nothing was left.
  }
}
