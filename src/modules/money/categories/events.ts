import { eventKind } from '#kernel/event.ts';

/** A category is being removed and what is filed under it goes to another (null: to none). Heard before it is gone. */
export const categoryRemoved = eventKind<{
  workspaceId: string;
  categoryId: string;
  moveTo: string | null;
  userId: string;
}>('category.removed');

/** A category for transfers is one for income or spending from now on. */
export const transferCategoryEnded = eventKind<{ workspaceId: string; categoryId: string; userId: string }>(
  'category.transfer-ended',
);

/** A removal was taken back: what had moved away because of it, and was not touched since, returns. */
export const categoryRestored = eventKind<{ workspaceId: string; categoryId: string }>('category.restored');
