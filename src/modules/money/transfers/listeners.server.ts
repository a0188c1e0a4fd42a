import { categoryRemoved, categoryRestored, transferCategoryEnded } from '#modules/money/categories/events.ts';
import { listener, type Listener } from '#platform/events.server.ts';
import { keepCategory, returnCategory } from './service.server.ts';

/** Linked transactions stay in a category of the kind transfer, whatever becomes of the one that they are in. */
export const LISTENERS: readonly Listener[] = [
  listener(categoryRemoved, (db, about) => keepCategory(db, about)),
  listener(categoryRestored, (db, { workspaceId, categoryId }) => returnCategory(db, workspaceId, categoryId)),
  listener(transferCategoryEnded, (db, about) => keepCategory(db, about)),
];
