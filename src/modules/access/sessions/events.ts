import type { EndReason } from '#kernel/caller.ts';
import { eventKind } from '#kernel/event.ts';

/** A session was ended because it was, or may have been, in other hands; in the transaction that ended it. */
export const sessionCutOff = eventKind<{
  userId: string;
  deviceId: string;
  reason: EndReason;
  ipAddress: string | null;
}>('session.cut-off');

/** A browser's own check of its session found it elevated enough to ask for a second factor, and it goes on. */
export const sessionRiskElevated = eventKind<{ userId: string; sessionId: string; threats: readonly string[] }>(
  'session.risk-elevated',
);

/** A browser could not check its session. */
export const sessionCheckFailed = eventKind<{ userId: string; sessionId: string }>('session.check-failed');
