import { eventKind } from '#kernel/event.ts';
import type { Visit } from '#modules/access/identity/events.ts';

/** A person has begun a session on a device; `isNew`: it is not one of those they were seen on before. */
export const deviceSeen = eventKind<{
  userId: string;
  sessionId: string;
  deviceId: string;
  name: string;
  isNew: boolean;
  /** They have been seen on another before, so that a new one is news. */
  hasOthers: boolean;
  visit: Visit;
}>('device.seen');

/** A person knows this device no longer: what is open on it is to end. */
export const deviceForgotten = eventKind<{ userId: string; deviceId: string }>('device.forgotten');

/** A device is trusted no longer: its person said so, or a threat came from it. */
export const deviceDistrusted = eventKind<{ userId: string; deviceId: string }>('device.distrusted');
