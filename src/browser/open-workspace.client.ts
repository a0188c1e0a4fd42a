import { clearDrafts } from './draft.client.ts';
import { sessionStore } from './stores.client.ts';
import { HOME } from './return-path.ts';

/** A browser that keeps nothing stays in the person's own books. */
const opened = sessionStore('open-workspace');

/** The workspace this tab has open; null leaves the choice to the server (the person's own). */
export function openWorkspaceId(): string | null {
  return opened.read();
}

/** Names the workspace of this tab alone. What is in memory still belongs to the other books: see `openBooks`. */
export function openWorkspace(id: string | null): void {
  opened.keep(id);
}

/** Opens books in this tab, from a fresh page: nothing of the books before stays in memory or in a half-filled form. */
export function openBooks(id: string | null, path: string = HOME): void {
  clearDrafts();
  openWorkspace(id);
  window.location.assign(path);
}
