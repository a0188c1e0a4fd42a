type Names = {
  email: string;
  name?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  username?: string | null;
};

/** Full name, else first and last, else username, else the address before the at-sign, else "User" (§3). */
export function displayNameOf({ email, name, firstName, lastName, username }: Names): string {
  const both = [firstName, lastName].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  const candidates = [name, both.join(' '), username, email.split('@')[0]];
  return candidates.map((candidate) => candidate?.trim() ?? '').find((candidate) => candidate !== '') ?? 'User';
}

/** Five failures in 15 minutes lock the account (§8, §9); the lock lifts as they grow old. */
export const SUSPICIOUS_SIGN_IN = { attempts: 5, minutes: 15 } as const;

export function isLocked(failuresInWindow: number): boolean {
  return failuresInWindow >= SUSPICIOUS_SIGN_IN.attempts;
}

/** Failures are remembered for an hour: so far back threats are told by them (§8, excessive_auth_failures). */
export const FAILURES_KEPT_MINUTES = 60;
