import { lazyComponent } from '#browser/lazy-component.client.ts';

/** Splits the transaction with the id, or the one that a line with the id is of. */
export const SplitDialog = lazyComponent(() => import('./split-dialog.tsx').then((file) => file.SplitDialog));
