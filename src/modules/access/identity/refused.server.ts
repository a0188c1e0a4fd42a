import { createHash } from 'node:crypto';
import type { AuditEntry } from '#platform/audit.server.ts';

/** Why a sign-in was refused (§7, `track_failed_login`). */
export const WRONG_PASSWORD = 'Invalid credentials';
export const INVALID_EMAIL = 'Invalid email format';

/** Who tried, from where. `email`: as it was typed. */
type Trace = { readonly email: string; readonly ipAddress: string | null; readonly userAgent: string | null };

/**
 * LOGIN_FAILED, medium (§4), for the system's chain: nobody is signed in who could own the line. @param more what else is
 * known, such as the provider
 */
export function refusedSignIn(trace: Trace, reason: string, more: object = {}): AuditEntry {
  return lineOf('LOGIN_FAILED', 'medium', trace, { reason, ...more });
}

/** ACCOUNT_LOCKED, high (§8). */
export function lockedSignIn(trace: Trace): AuditEntry {
  return lineOf('ACCOUNT_LOCKED', 'high', trace, {});
}

function lineOf(action: string, riskLevel: string, { email, ipAddress, userAgent }: Trace, more: object): AuditEntry {
  return {
    workspaceId: null,
    userId: null,
    action,
    resourceType: 'identity',
    resourceId: null,
    ipAddress,
    userAgent,
    metadata: { address: addressMark(email), riskLevel, ...more },
  };
}

/** Stands for an address in the audit log, which forgets nothing: the same for the same address, and not the address. */
export function addressMark(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32);
}
