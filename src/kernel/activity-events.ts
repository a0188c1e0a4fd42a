import { eventKind } from './event.ts';

/** A command was done by somebody who is signed in; in its transaction, before it is remembered. */
export const commandExecuted = eventKind<{
  userId: string;
  sessionId: string;
  /** The name under which it is remembered. */
  action: string;
  ipAddress: string | null;
  userAgent: string | null;
}>('deed.done');

/** Somebody who runs nothing of the site is signed in at the host of those who do (§6); in the transaction that remembers it. */
export const adminHostTrespassed = eventKind<{ userId: string; sessionId: string; ipAddress: string | null }>(
  'admin-host.trespassed',
);

/** A person has gone to so many pages since their browser last asked for something; not what a page asks by itself. */
export const pagesEntered = eventKind<{
  userId: string;
  sessionId: string;
  count: number;
  ipAddress: string | null;
  userAgent: string | null;
}>('pages.entered');

/** Something in books was changed by a command, in its transaction; as it is remembered. */
export const workspaceChanged = eventKind<{
  workspaceId: string;
  /** The name under which it is remembered. */
  action: string;
  /** What was changed: one thing by its id, or several. */
  ids: readonly string[];
}>('books.changed');
