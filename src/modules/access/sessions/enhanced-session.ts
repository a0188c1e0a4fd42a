import { clampScore } from '#kernel/clamp-score.ts';
import { MFA_ABOVE, SESSION_LIMITS } from './limits.ts';

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
  const risk = clampScore(
    facts.riskScore +
      (facts.riskScore > 70 && facts.ageMinutes > SESSION_LIMITS.highRiskAge ? 20 : 0) +
      (facts.isSameDevice ? 0 : 30) +
      (facts.failedAuthAttempts > 3 ? 25 : 0),
  );
  return {
    risk,
    isValid: risk < 90,
    reauthenticate: risk > 80 || facts.minutesSinceConfirmed > 30,
    requiresMfa: risk > MFA_ABOVE || facts.requiresMfa,
  };
}
