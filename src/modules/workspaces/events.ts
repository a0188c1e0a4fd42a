import { eventKind } from '#kernel/event.ts';

/** New books are open, and the transaction looks at them from now on. */
export const workspaceOpened = eventKind<{ workspaceId: string; userId: string; country: string }>('workspace.opened');
