const KEY = 'open-workspace';

/** The workspace this tab has open; null leaves the choice to the server (the person's own). */
export function openWorkspaceId(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Opens a workspace in this tab alone. Clear the query cache afterwards: its rows belong to the other books. */
export function openWorkspace(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing stays in the person's own books.
  }
}
