import { eventKind } from './event.ts';

/** A command was done by somebody who is signed in; in its transaction, before it is remembered. */
export const deedDone = eventKind<{
  userId: string;
  sessionId: string;
  /** The name under which it is remembered. */
  action: string;
  ipAddress: string | null;
  userAgent: string | null;
}>('deed.done');
