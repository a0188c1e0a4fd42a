import type { Locator, Page } from '@playwright/test';

/** The notification that says this. */
export function toastOf(page: Page, says: string | RegExp): Locator {
  return page.locator('[data-toasts] > div > div').filter({ hasText: says }).first();
}

/**
 * The same with the pointer on it, so that it stays until it is answered: on a busy machine looking at what changed can
 * take longer than its four seconds.
 */
export async function heldToast(page: Page, says: string | RegExp): Promise<Locator> {
  const toast = toastOf(page, says);
  // Twice, since only a pointer that moves holds it.
  for (const x of [8, 10]) await toast.hover({ position: { x, y: 8 } });
  return toast;
}

/** Presses Undo in a notification. */
export function undoIn(toast: Locator): Promise<void> {
  return toast.getByRole('button', { name: 'Undo' }).click();
}
