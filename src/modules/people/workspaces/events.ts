import { eventKind } from '#kernel/event.ts';
import type { Role } from '#kernel/roles.ts';

/** New books are open, and the transaction looks at them from now on. */
export const workspaceOpened = eventKind<{ workspaceId: string; userId: string; country: string }>('workspace.opened');

/** Somebody is a member of books no more: they left, or those who run them took them out; in the transaction of it. */
export const memberRemoved = eventKind<{ workspaceId: string; userId: string; now: Date }>('member.removed');

/** The role of a member, or the accounts that they see, were changed by those who run the workspace; in the transaction of it. */
export const memberChanged = eventKind<{
  workspaceId: string;
  userId: string;
  role: Role;
  isLimited: boolean;
  now: Date;
}>('member.changed');
