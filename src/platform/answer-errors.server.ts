import { ORPCError } from '@orpc/server';
import { triggerRefusalOf, troubleOf } from './database-trouble.server.ts';
import { refusal, refusalSaying } from './refusals.server.ts';
import type { RequestContext } from './request-context.server.ts';

/**
 * Declared errors and unreadable input pass; a change that a trigger refuses is refused in its words; trouble of the
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
    const refused = triggerRefusalOf(error);
    if (refused !== null) throw refusalSaying(refused.code, refused.sentence);
    const id = crypto.randomUUID();
    const trouble = troubleOf(error);
    const what = trouble === null ? 'unforeseen error' : 'the database failed a call';
    services.log.error({ err: error, errorId: id, requestId: request.id, procedure: path.join('.') }, what);
    throw trouble === null ? refusal('UNFORESEEN', { id }) : refusal(trouble);
  }
}
