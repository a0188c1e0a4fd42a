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

/** §4: above this risk a session owes a second factor. */
export const MFA_ABOVE = 60;
