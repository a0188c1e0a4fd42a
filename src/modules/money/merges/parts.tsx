import { lazyComponent } from '#browser/lazy-component.client.ts';

/** Two transactions side by side, to become one. */
export const MergeDialog = lazyComponent(() => import('./merge-dialog.tsx').then((file) => file.MergeDialog));
/** Asks for the other transaction first. */
export const MergeWith = lazyComponent(() => import('./merge-with.tsx').then((file) => file.MergeWith));
