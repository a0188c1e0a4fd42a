import { isFresh, type OpenWorkspace, type Session } from '#kernel/caller.ts';
import type { Money } from '#kernel/money.ts';
import { hasSecondFactor } from '#modules/access/two-factor/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import type { HandlerContext, RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { financialValidation } from './financial-validation.ts';

type Paying = RequestContext &
  Pick<HandlerContext, 'db' | 'inSeparateTransaction'> & {
    readonly userId: string;
    readonly session: Session;
    readonly workspace: OpenWorkspace;
  };

/**
 * Lets an instruction be given that moves money or commits somebody (§4, financial validation), or stops it; either is
 * remembered, whatever becomes of the command, without the amount. Call it first: it writes beside the open transaction.
 * @param amount in the base currency of the books that are open
 * @throws AMOUNT_OVER_LIMIT, SECOND_FACTOR_FOR_AMOUNT, CONFIRMATION_NEEDED
 */
export async function permitPayment(
  { db, inSeparateTransaction, services, request, userId, session, workspace }: Paying,
  amount: Money,
): Promise<void> {
  if (amount.currency !== workspace.currency) throw new Error('an instruction is judged in the base currency');
  const facts = { amount, hasSession: !session.isPending, limit: services.paymentLimit };
  const { risk, isAllowed, requiresMfa, reason } = financialValidation(facts);
  const stop = !isAllowed
    ? ('AMOUNT_OVER_LIMIT' as const)
    : requiresMfa && !(await hasSecondFactor(db, userId))
      ? ('SECOND_FACTOR_FOR_AMOUNT' as const)
      : requiresMfa && !isFresh(session, services.now())
        ? ('CONFIRMATION_NEEDED' as const)
        : null;
  const { ipAddress, userAgent } = request;
  const what = { action: stop === null ? 'PAYMENT_PERMITTED' : 'PAYMENT_STOPPED', resourceType: 'workspaces' };
  const level = stop === 'AMOUNT_OVER_LIMIT' ? 'high' : risk > 20 ? 'medium' : 'low';
  const metadata = { riskScore: risk, riskLevel: level, requiresMfa, reason: reason ?? stop };
  const from = { workspaceId: workspace.id, userId, resourceId: workspace.id, ipAddress, userAgent };
  await inSeparateTransaction((log) => appendAudit(log, { ...what, ...from, metadata }));
  if (stop !== null) throw refusal(stop);
}
