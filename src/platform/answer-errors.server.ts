import { ORPCError } from '@orpc/server';
import { lockedSentenceOf, troubleOf } from './database-trouble.server.ts';
import { reconciled, refusal } from './refusals.server.ts';
import type { RequestContext } from './request-context.server.ts';

/**
 * Declared errors and unreadable input pass; a change of a transaction that a statement locks is refused; trouble of the
 * database is named; anything unforeseen is logged whole and answered with its id alone.
 */
export async function answerErrors<T>(
  { services, request }: RequestContext,
  path: readonly string[],
  go: () => Promise<T>,
): Promise<T> {
  try {
    return await go();
  } catch (error) {
    if (error instanceof ORPCError && (error.defined || error.code === 'BAD_REQUEST')) throw error;
    const locked = lockedSentenceOf(error);
    if (locked !== null) throw reconciled(locked);
    const id = crypto.randomUUID();
    const trouble = troubleOf(error);
    const what = trouble === null ? 'unforeseen error' : 'the database failed a call';
    services.log.error({ err: error, errorId: id, requestId: request.id, procedure: path.join('.') }, what);
    throw trouble === null ? refusal('UNFORESEEN', { id }) : refusal(trouble);
  }
}
