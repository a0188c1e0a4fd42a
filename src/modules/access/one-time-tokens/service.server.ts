import { exceeded, networkOf } from '#platform/limits.server.ts';
import { type RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { EMAIL_IN_ALL_LIMIT, EMAIL_LIMIT } from './rate-limits.ts';

export { markBrowser, markOf } from './browser.server.ts';
export { expiryOf, proofsOn, type Secret, SEALED_PROOFS } from './store.server.ts';

/**
 * E-mails that anybody can have sent to an address are few, whether it has an account or not; and one asker does not
 * use up what the others have.
 * @throws TOO_MANY_REQUESTS
 */
export async function checkEmailLimits({ services, request }: RequestContext, email: string): Promise<void> {
  const to = email.toLowerCase();
  const resetAt =
    (await exceeded(
      services.pool,
      EMAIL_LIMIT,
      `${to} ${request.ipAddress === null ? 'unknown' : networkOf(request.ipAddress)}`,
    )) ?? (await exceeded(services.pool, EMAIL_IN_ALL_LIMIT, to));
  if (resetAt !== null) throw refusal('TOO_MANY_REQUESTS', { resetAt: resetAt.toISOString() });
}
