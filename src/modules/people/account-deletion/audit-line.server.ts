/** What the audit log says of the end of an account. */
export function auditLine(userId: string | null, action: string) {
  const none = { workspaceId: null, ipAddress: null, userAgent: null };
  return { ...none, userId, action, resourceType: 'erasure', resourceId: userId, metadata: { riskLevel: 'high' } };
}
