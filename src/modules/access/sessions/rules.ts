import type { EndReason } from '#kernel/caller.ts';
import { isElevatedInBrowser } from './browser-session-risk.ts';
import { enhancedSession, type EnhancedVerdict } from './enhanced-session.ts';
import { MINUTE, SESSION_LIMITS } from './limits.ts';
import { isElevatedLocally } from './local-session-check.ts';
import type { RiskReport } from './model.ts';
import { INVALID_FROM } from './signs.ts';

export { MFA_ABOVE } from './limits.ts';

/** A session in use gets another token after this. */
const RENEWED_AFTER = 15 * MINUTE;
/** For so long the token before is taken as well, once the new one was seen: requests were on their way. */
export const OVERLAP = 60_000;
/** How exactly the last use is known: a use sooner after the last is not written down. */
const USE_NOTED_AFTER = 60_000;

/** Why a session is over that a check of its browser called invalid; null where it goes on. */
export function endsByReport({ check, risk }: Pick<RiskReport, 'check' | 'risk'>): EndReason | null {
  if (risk < INVALID_FROM) return null;
  // No two of the local signs reach so far without the eight hours.
  return check === 'local' ? 'Session has exceeded maximum age' : 'Session risk too high';
}

/** Whether what a check found asks for a second factor (§4). */
export function isElevated({ check, risk }: Pick<RiskReport, 'check' | 'risk'>): boolean {
  return check === 'local' ? isElevatedLocally(risk) : isElevatedInBrowser(risk);
}

/** How a report stands in the audit. */
export function riskLevelOf(risk: number): 'low' | 'medium' | 'high' {
  return risk > 50 ? 'high' : risk > 20 ? 'medium' : 'low';
}

/** What the guard knows of a session when a request comes with one of its tokens. */
export type Standing = {
  /** The token that is in force; else the one before it. */
  readonly isCurrentToken: boolean;
  /** When the token before ceases to be taken; null while the one in force has not been seen yet, or there is none. */
  readonly overlapUntil: Date | null;
  readonly hasOverlap: boolean;
  readonly renewedAt: Date;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastActivity: Date;
  readonly confirmedAt: Date | null;
  /** When the risk last rose; a later confirmation answers it. */
  readonly riskRaisedAt: Date | null;
  readonly riskScore: number;
  readonly requiresMfa: boolean;
  readonly failedAuthAttempts: number;
  readonly isSameDevice: boolean;
};

export type Judgement = {
  readonly verdict: EnhancedVerdict;
  /** Why the session is over; null where it goes on. */
  readonly over: EndReason | null;
  /** It gets another token with this answer. */
  readonly renew: boolean;
  /** Its last use, or the first use of its token, is to be written down. */
  readonly note: boolean;
  /** What the person showed last still stands for sensitive acts. */
  readonly isTrusted: boolean;
};

/** Judges a session at the moment of a request. `isAdmin`: administrators may rest half as long. */
export function judge(standing: Standing, now: Date, { isAdmin }: { isAdmin: boolean }): Judgement {
  const minutesSince = (at: Date | null) => (at === null ? Infinity : (now.getTime() - at.getTime()) / MINUTE);
  const { riskScore, requiresMfa, failedAuthAttempts, isSameDevice, confirmedAt } = standing;
  const verdict = enhancedSession({
    riskScore,
    ageMinutes: minutesSince(standing.createdAt),
    minutesSinceConfirmed: minutesSince(confirmedAt),
    isSameDevice,
    failedAuthAttempts,
    requiresMfa,
  });
  const isAnswered =
    confirmedAt !== null && standing.riskRaisedAt !== null && confirmedAt.getTime() > standing.riskRaisedAt.getTime();
  const age = now.getTime() - standing.renewedAt.getTime();
  const isLost = !standing.isCurrentToken && standing.overlapUntil === null && age > OVERLAP;
  const isRaised = confirmedAt !== null && confirmedAt.getTime() > standing.renewedAt.getTime();
  return {
    verdict,
    over: reasonToEnd(standing, verdict, now, isAdmin),
    renew: isLost || (standing.isCurrentToken && (age >= RENEWED_AFTER || isRaised)),
    note:
      now.getTime() - standing.lastActivity.getTime() >= USE_NOTED_AFTER ||
      (standing.isCurrentToken && standing.hasOverlap && standing.overlapUntil === null),
    isTrusted: isAnswered || (!verdict.requiresMfa && verdict.risk <= 80),
  };
}

function reasonToEnd(standing: Standing, { isValid }: EnhancedVerdict, now: Date, isAdmin: boolean): EndReason | null {
  const { isCurrentToken, overlapUntil, isSameDevice, expiresAt, lastActivity } = standing;
  const longestIdle = isAdmin ? SESSION_LIMITS.idleOfAdmins : SESSION_LIMITS.idle;
  if (now.getTime() >= expiresAt.getTime()) return 'Session expired';
  if (now.getTime() - lastActivity.getTime() > longestIdle * MINUTE) return 'Session idle for too long';
  if (!isCurrentToken && overlapUntil !== null && now.getTime() > overlapUntil.getTime())
    return 'Invalid session token';
  if (!isSameDevice) return 'Unknown device';
  return isValid ? null : 'Session risk too high';
}
