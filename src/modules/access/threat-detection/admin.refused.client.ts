import { refreshAll, toastError } from '#ui/undoable.client.ts';

/** Says why nothing was undone, and shows what is there now: somebody else may have undone it meanwhile. */
export function sayRefusedAndRefresh(error: unknown): Promise<void> {
  toastError(error);
  return refreshAll();
}
