import { isOfExtension, plainAddress } from '#kernel/policy-violation.ts';
import { report } from './report.client.ts';

/** Tells the server what the page was kept from, as far as it is ours. */
export function tellViolation({ blockedURI, sourceFile, effectiveDirective }: SecurityPolicyViolationEvent): void {
  const told = { blocked: plainAddress(blockedURI), source: plainAddress(sourceFile) };
  if (!isOfExtension(told)) report('warn', `content policy: ${effectiveDirective} ${told.blocked}`, told);
}
