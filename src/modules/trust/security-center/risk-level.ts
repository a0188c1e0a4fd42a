type RiskLevel = 'low' | 'medium' | 'high';

/** §9: "critical actions contain delete, admin or security"; the other words are ours for the same. */
const CRITICAL = /delete|removed|erasure|admin|role\.|security/i;
const HIGH = /permission|role\.(given|revoked)|member\.changed|ACCOUNT_LOCKED|UNAUTHORIZED/i;
const MEDIUM = /LOGIN_FAILED|failed[_.-]?login|delete|removed/i;

/** The same for the database, whose `~*` reads these as we do. */
export const PATTERNS = { critical: CRITICAL.source, risky: `${HIGH.source}|${MEDIUM.source}` } as const;

export function isCritical(action: string): boolean {
  return CRITICAL.test(action);
}

/** Security risk levels (§4): failed login and access to delete data are medium, a permission change is high, others low. */
export function riskLevelOfEvent(eventType: string): RiskLevel {
  if (HIGH.test(eventType)) return 'high';
  if (MEDIUM.test(eventType)) return 'medium';
  return 'low';
}

/** What a line says of itself counts where it is graver than what its name says. */
export function riskLevelOfLine(action: string, said: unknown): RiskLevel {
  const levels: readonly RiskLevel[] = ['high', 'medium', 'low'];
  return levels.find((level) => level === said || level === riskLevelOfEvent(action)) ?? 'low';
}
