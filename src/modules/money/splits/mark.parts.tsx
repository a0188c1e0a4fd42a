import { lazyComponent } from '#browser/lazy-component.client.ts';

/** Says in a list that a transaction is a line of another, and opens that. */
export const SplitMark = lazyComponent(() => import('./split-mark.tsx').then((file) => file.SplitMark));
