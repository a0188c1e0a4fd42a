import type { EndReason } from '#kernel/caller.ts';
import type { RiskReport } from './model.ts';

/** §9. Minutes, unless the name says otherwise. */
export const SESSION_LIMITS = {
  /** Counted from the last renewal: a session in use is renewed long before. */
  maxAge: 120,
  /** The age from which a high risk weighs more. */
  highRiskAge: 30,
  mostAtOnce: 5,
  idle: 60,
  idleOfAdmins: 30,
  localMaxHours: 8,
  localIdle: 30,
} as const;

/** In milliseconds. */
export const MINUTE = 60_000;

/** A session in use gets another token after this. */
const RENEWED_AFTER = 15 * MINUTE;
/** For so long the token before is taken as well, once the new one was seen: requests were on their way. */
export const OVERLAP = 60_000;
/** How exactly the last use is known: a use sooner after the last is not written down. */
const USE_NOTED_AFTER = 60_000;

const clamp = (risk: number) => Math.min(100, Math.max(0, risk));

export type EnhancedFacts = {
  /** What is known against the session already. */
  readonly riskScore: number;
  readonly ageMinutes: number;
  readonly minutesSinceConfirmed: number;
  readonly isSameDevice: boolean;
  readonly failedAuthAttempts: number;
  readonly requiresMfa: boolean;
};

export type EnhancedVerdict = {
  readonly risk: number;
  readonly isValid: boolean;
  readonly reauthenticate: boolean;
  readonly requiresMfa: boolean;
};

/** Enhanced session (§4): how the server judges the session of each request. */
export function enhancedSession(facts: EnhancedFacts): EnhancedVerdict {
  const risk = clamp(
    facts.riskScore +
      (facts.riskScore > 70 && facts.ageMinutes > SESSION_LIMITS.highRiskAge ? 20 : 0) +
      (facts.isSameDevice ? 0 : 30) +
      (facts.failedAuthAttempts > 3 ? 25 : 0),
  );
  return {
    risk,
    isValid: risk < 90,
    reauthenticate: risk > 80 || facts.minutesSinceConfirmed > 30,
    requiresMfa: risk > 60 || facts.requiresMfa,
  };
}

export type LocalFacts = {
  readonly hoursOpen: number;
  readonly idleMinutes: number;
  readonly isSameUserAgent: boolean;
};

/** What one of the two checks that run in the browser found. */
export type CheckVerdict = {
  readonly risk: number;
  readonly threats: readonly string[];
  readonly isValid: boolean;
  readonly requiresMfa: boolean;
};

/** From this on the checks of a browser call a session invalid (§9, high-risk threshold). */
const INVALID_FROM = 75;

/** Local session check (§4): what a browser knows of its session without asking. */
export function localSessionCheck({ hoursOpen, idleMinutes, isSameUserAgent }: LocalFacts): CheckVerdict {
  const { risk, threats } = weighed([
    { weight: 50, threat: 'Signed in for more than 8 hours', is: hoursOpen > SESSION_LIMITS.localMaxHours },
    { weight: 30, threat: 'Unused for more than 30 minutes', is: idleMinutes > SESSION_LIMITS.localIdle },
    { weight: 40, threat: 'Browser changed', is: !isSameUserAgent },
  ]);
  return { risk, threats, isValid: risk < INVALID_FROM, requiresMfa: risk > 50 };
}

export type BrowserFacts = {
  readonly isExpired: boolean;
  readonly isSameDevice: boolean;
  /** When this tab and the latest of the others were last in use; null where there is no other. */
  readonly tabStamps: { readonly own: number; readonly other: number | null };
  readonly country: string | null;
  readonly lastCountry: string | null;
};

const AT_ONCE = 1000;

/** Browser session risk (§4): the reading that looks at tabs and places. An unknown country is no change of country. */
export function browserSessionRisk(facts: BrowserFacts): CheckVerdict {
  const { own, other } = facts.tabStamps;
  const { risk, threats } = weighed([
    { weight: 50, threat: 'Session expired', is: facts.isExpired },
    { weight: 30, threat: 'Device changed', is: !facts.isSameDevice },
    { weight: 20, threat: 'Multiple active tabs', is: other !== null && Math.abs(own - other) <= AT_ONCE },
    {
      weight: 40,
      threat: 'Country changed',
      is: facts.country !== null && facts.lastCountry !== null && facts.country !== facts.lastCountry,
    },
  ]);
  return { risk, threats, isValid: threats.length === 0 || risk < INVALID_FROM, requiresMfa: risk >= 50 };
}

type Sign = { readonly weight: number; readonly threat: string; readonly is: boolean };

function weighed(signs: readonly Sign[]): Pick<CheckVerdict, 'risk' | 'threats'> {
  const found = signs.filter(({ is }) => is);
  return {
    risk: clamp(found.reduce((sum, { weight }) => sum + weight, 0)),
    threats: found.map(({ threat }) => threat),
  };
}

/** Why a session is over that a check of its browser called invalid; null where it goes on. */
export function endsByReport({ check, risk }: Pick<RiskReport, 'check' | 'risk'>): EndReason | null {
  if (risk < INVALID_FROM) return null;
  // No two of the local signs reach so far without the eight hours.
  return check === 'local' ? 'Session has exceeded maximum age' : 'Session risk too high';
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
