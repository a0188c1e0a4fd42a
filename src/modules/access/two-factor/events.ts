import { eventKind } from '#kernel/event.ts';
import type { Visit } from '#modules/access/identity/events.ts';
import type { Way } from './model.ts';

/** Somebody has shown that it is them, in the session given; `paid` where the session owed it and is open from now on. */
export const identityShown = eventKind<{
  sessionId: string;
  userId: string;
  by: Way;
  paid: boolean;
  visit: Visit;
}>('identity.shown');
