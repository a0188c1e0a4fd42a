import type { RateLimit } from '#kernel/contract.ts';
import { LIMITS } from '#kernel/contract.ts';
import type { Ground } from '#platform/ground.server.ts';
import { exceeded } from '#platform/limits.server.ts';
import { refusal } from '#platform/procedure.server.ts';

export { markBrowser, markOf } from './browser.server.ts';
export { proofsOn, type Secret } from './store.server.ts';

/**
 * Letters that anybody can have sent to an address are few, whether it has an account or not.
 * @throws TOO_MANY_REQUESTS
 */
export async function checkLetters({ pool }: Ground, email: string, limit: RateLimit = LIMITS.letters): Promise<void> {
  const resetAt = await exceeded(pool, limit, email.toLowerCase());
  if (resetAt !== null) throw refusal('TOO_MANY_REQUESTS', { resetAt: resetAt.toISOString() });
}
