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

/** A person has gone to so many pages since their browser last asked for something; not what a page asks by itself. */
export const pagesEntered = eventKind<{
  userId: string;
  sessionId: string;
  count: number;
  ipAddress: string | null;
  userAgent: string | null;
}>('pages.entered');
