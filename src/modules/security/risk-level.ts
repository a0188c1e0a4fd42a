type RiskLevel = 'low' | 'medium' | 'high';

/** §9: "critical actions contain delete, admin or security"; the other words are ours for the same. */
const CRITICAL = /delete|removed|erasure|admin|role\.|security/i;

export function isCritical(action: string): boolean {
  return CRITICAL.test(action);
}

/** Security risk levels (§4): failed login and access to delete data are medium, a permission change is high, others low. */
export function riskLevelOfEvent(eventType: string): RiskLevel {
  if (/permission|role\.(given|revoked)|member\.changed|ACCOUNT_LOCKED|UNAUTHORIZED/i.test(eventType)) return 'high';
  if (/LOGIN_FAILED|failed[_.-]?login|delete|removed/i.test(eventType)) return 'medium';
  return 'low';
}

/** What a line says of itself counts where it is graver than what its name says. */
export function riskLevelOfLine(action: string, said: unknown): RiskLevel {
  const levels: readonly RiskLevel[] = ['high', 'medium', 'low'];
  return levels.find((level) => level === said || level === riskLevelOfEvent(action)) ?? 'low';
}
