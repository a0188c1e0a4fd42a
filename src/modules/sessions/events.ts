import type { EndReason } from '#kernel/caller.ts';
import { eventKind } from '#kernel/event.ts';

/** A session was ended because it was, or may have been, in other hands; in the transaction that ended it. */
export const sessionCutOff = eventKind<{
  userId: string;
  deviceId: string;
  reason: EndReason;
  ipAddress: string | null;
}>('session.cut-off');
