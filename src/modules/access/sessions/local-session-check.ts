import { SESSION_LIMITS } from './limits.ts';
import { type CheckVerdict, INVALID_FROM, weighed } from './signs.ts';

export type LocalFacts = {
  readonly hoursOpen: number;
  readonly idleMinutes: number;
  readonly isSameUserAgent: boolean;
};

/** Local session check (§4): what a browser knows of its session without asking. */
export function localSessionCheck({ hoursOpen, idleMinutes, isSameUserAgent }: LocalFacts): CheckVerdict {
  const { risk, threats } = weighed([
    { weight: 50, threat: 'Signed in for more than 8 hours', is: hoursOpen > SESSION_LIMITS.localMaxHours },
    { weight: 30, threat: 'Unused for more than 30 minutes', is: idleMinutes > SESSION_LIMITS.localIdle },
    { weight: 40, threat: 'Session in new browser', is: !isSameUserAgent },
  ]);
  return { risk, threats, isValid: risk < INVALID_FROM, requiresMfa: isElevatedLocally(risk) };
}

/** §4: a second factor is asked for above 50. */
export function isElevatedLocally(risk: number): boolean {
  return risk > 50;
}
