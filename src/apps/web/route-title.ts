/** The title that the innermost of the matched routes carries in its handle; null where none does. */
export function titleOf(handles: readonly unknown[]): string | null {
  for (const handle of handles.toReversed()) {
    if (typeof handle === 'object' && handle !== null && 'title' in handle) return String(handle.title);
  }
  return null;
}
