import { MINUTE, SESSION_LIMITS } from './limits.ts';

/** How long before a session ends of rest its browser asks whether somebody is there. Minutes. */
const ASKED_BEFORE = 5;
/** The server knows the last use to the minute, so a session may end so much earlier than its browser reckons. */
const UNSURE = MINUTE;
/** After the latest moment at which the session can end: a question before it would be a use, and keep it. */
const SURELY_OVER = 5000;

/** What a browser knows of the rest of its session, without asking: a question would end the rest. */
export type Rest =
  | { readonly is: 'fine' }
  /** `minutesLeft`: at least so many, and never none. */
  | { readonly is: 'ending'; readonly minutesLeft: number }
  | { readonly is: 'over' };

/** `lastUse`, `now`: in milliseconds. */
export function restOf(lastUse: number, now: number, { isAdmin }: { isAdmin: boolean }): Rest {
  const longest = (isAdmin ? SESSION_LIMITS.idleOfAdmins : SESSION_LIMITS.idle) * MINUTE;
  const rested = now - lastUse;
  if (rested >= longest + SURELY_OVER) return { is: 'over' };
  const left = longest - UNSURE - rested;
  if (left > ASKED_BEFORE * MINUTE) return { is: 'fine' };
  return { is: 'ending', minutesLeft: Math.max(1, Math.floor(left / MINUTE)) };
}
