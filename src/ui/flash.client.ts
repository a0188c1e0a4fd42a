import { flashNote } from '#browser/flash-note.client.ts';
import { toast } from './toast.client.ts';

/** Shows what the page before left. */
export function showFlash(): void {
  try {
    const kept: unknown = JSON.parse(flashNote.read() ?? 'null');
    flashNote.forget();
    if (!Array.isArray(kept)) return;
    const [title, description, kind] = kept.map(String);
    if (title !== undefined && description !== undefined)
      toast[kind === 'error' ? 'error' : 'success'](title, { description });
  } catch {
    // Nothing was left.
  }
}
