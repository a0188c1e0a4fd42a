import { categoryRemoved, categoryRestored } from '#modules/money/categories/events.ts';
import { listener, type Listener } from '#platform/events.server.ts';
import { moveCategory, returnToCategory } from './category-moves.server.ts';

/** What the ledger does when a category goes, and when it comes back. */
export const categoryListeners: readonly Listener[] = [
  listener(categoryRemoved, (db, { workspaceId, categoryId, moveTo }) =>
    moveCategory(db, workspaceId, categoryId, moveTo),
  ),
  listener(categoryRestored, (db, { workspaceId, categoryId }) => returnToCategory(db, workspaceId, categoryId)),
];
