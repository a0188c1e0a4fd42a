import { eventKind } from '#kernel/event.ts';

/** New books are open, and the transaction looks at them from now on. */
export const workspaceOpened = eventKind<{ workspaceId: string; userId: string; country: string }>('workspace.opened');

/** Somebody is a member of books no more: they left, or those who run them took them out; in the transaction of it. */
export const memberRemoved = eventKind<{ workspaceId: string; userId: string; now: Date }>('member.removed');
