import { randomUUIDv7 } from 'node:crypto';
import { os } from '@orpc/server';
import { type OpenWorkspace, type Person, underWhichGrant } from '#kernel/caller.ts';
import { workspaceChanged, commandExecuted } from '#kernel/activity-events.ts';
import { AMOUNTS, can, isPermission } from '#kernel/permissions.ts';
import type { Tier } from '#kernel/tiers.ts';
import { admit, asks } from './admission.server.ts';
import { answerErrors } from './answer-errors.server.ts';
import { appendAudit } from './audit.server.ts';
import { type Database, inTransaction, type Scope } from './database.server.ts';
import { type Emit, emitterFor } from './events.server.ts';
import { rejectUnstorableText } from './storable-text.server.ts';
import { givenBack } from './limits.server.ts';
import { refusal } from './refusals.server.ts';
import type { Admitted, RequestContext } from './request-context.server.ts';
import { withoutAmounts } from './withheld-answer.server.ts';

export type { RequestContext, RequestFacts } from './request-context.server.ts';

/** What a handler adds to the audit line; `person`: whose it is, where not the caller's; `isRepeat`: done before, so no line and no news. */
type Remembered = { id?: string; person?: string; isRepeat?: true; metadata?: Record<string, unknown> };
export type Audit = (what: Remembered) => void;

export type HandlerContext = {
  readonly db: Database;
  readonly emit: Emit;
  readonly audit: Audit;
  /** Does work that is kept even if the command fails, such as counting a failed sign-in. */
  readonly inSeparateTransaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /**
   * Does something once the change is committed, and only then, such as sending an e-mail. The answer does not wait for
   * it: its time would tell whether there was something to send.
   */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
  /** Lets this call not count in the limit of its own; in that on all requests it does. */
  readonly refundRateLimit: () => Promise<void>;
};

// Used on a module's implementer, before its procedures: behind a single procedure they would run after its input was read.
const guard = os.$context<RequestContext>();

/** For procedures whose access is `anyone`. */
export const publicProcedure = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = context.admitted ?? (await admit(context, procedure, path));
  rejectUnstorableText(input);
  const { caller, found } = admitted;
  return work(context, path, admitted, (handler) => next({ context: { ...handler, caller, arrival: found } }));
});

/** For procedures about the person who calls, whichever books are open: access `person`, or a role on the site. */
export const userProcedure = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = context.admitted ?? (await admit(context, procedure, path));
  const { found } = admitted;
  if (found === null) throw refusal('SIGNED_OUT');
  rejectUnstorableText(input);
  const { person, session } = found;
  const own = { person, session, userId: person.id, caller: admitted.caller };
  return work(context, path, admitted, (handler) => next({ context: { ...handler, ...own } }));
});

/** For procedures whose access is a permission in the books that are open. */
export const workspaceProcedure = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = context.admitted ?? (await admit(context, procedure, path));
  const { caller, found } = admitted;
  if (caller === null || found === null) throw refusal('SIGNED_OUT');
  rejectUnstorableText(input);
  const { person, workspace, tier }: { person: Person; workspace: OpenWorkspace; tier: Tier } = caller;
  const { session } = found;
  const books = { person, session, workspace, workspaceId: workspace.id, userId: person.id, tier };
  const answer = () => work(context, path, admitted, (handler) => next({ context: { ...handler, ...books } }));
  if (can(workspace.role, AMOUNTS.read)) return answer();
  return answerErrors(context, path, () => withoutAmounts(answer));
});

/**
 * For what asks somebody else over the network, who may not answer: no connection to the database is held meanwhile. The
 * handler changes what it has to `inOne` transaction, as any other does and with its audit line; a command that never
 * does has forgotten it, and fails. Who may call is as the procedure says.
 */
export const outboundProcedure = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = context.admitted ?? (await admit(context, procedure, path));
  rejectUnstorableText(input);
  const { meta, found } = admitted;
  const scope = scopeOf(admitted);
  const inSeparateTransaction: HandlerContext['inSeparateTransaction'] = (separate) =>
    inTransaction(context.services.sidePool, scope, separate);
  return answerErrors(context, path, async () => {
    let isRemembered = meta.audit === null;
    const inOne = async <T>(handle: (handler: HandlerContext) => Promise<T>): Promise<T> => {
      const result = await work(context, path, admitted, handle, scope);
      isRemembered = true;
      return result;
    };
    const answer = await next({ context: { inSeparateTransaction, inOne, arrival: found } });
    if (!isRemembered) throw new Error('a command was answered of which nothing is remembered');
    return answer;
  });
});

/** Whose eyes the database looks through for this call, and what is recorded of its writes. */
function scopeOf({ meta, found, caller }: Admitted): Scope {
  const owes = found?.session.isPending === true && !meta.pending;
  return {
    role: 'ilifa_app',
    ...(owes || found === null ? {} : { userId: found.person.id }),
    ...(caller === null ? {} : { workspaceId: caller.workspace.id }),
    ...(meta.audit === null
      ? {}
      : { command: { name: meta.audit, changeId: randomUUIDv7(), apiKey: found?.session.apiKey ?? '' } }),
  };
}

/** One transaction: the handler, then the audit line; both or neither. */
async function work<T>(
  context: RequestContext,
  path: readonly string[],
  admitted: Admitted,
  handle: (handler: HandlerContext) => T | PromiseLike<T>,
  scope: Scope = scopeOf(admitted),
): Promise<T> {
  const [{ services, request }, { meta, found, caller }] = [context, admitted];
  const inBooks = isPermission(meta.access);
  const inSeparateTransaction: HandlerContext['inSeparateTransaction'] = (separate) =>
    inTransaction(services.sidePool, scope, separate);
  const later: (() => Promise<unknown>)[] = [];
  const afterCommit: HandlerContext['afterCommit'] = (then) => void later.push(then);
  const refundRateLimit = async (): Promise<void> => {
    if (meta.limit !== null) await givenBack(services.sidePool, meta.limit, asks(request, found));
  };
  return answerErrors(context, path, async () => {
    const answer = await inTransaction(services.pool, scope, async (db) => {
      let about: Remembered = {};
      const audit: Audit = (what) => {
        about = what;
      };
      const emit = emitterFor(db, services.listeners);
      const result = await handle({ db, emit, audit, inSeparateTransaction, afterCommit, refundRateLimit });
      if (meta.audit !== null && found !== null && scope.userId !== undefined) {
        const { ipAddress, userAgent } = request;
        const deed = { userId: scope.userId, sessionId: found.session.id, action: meta.audit, ipAddress, userAgent };
        await emit(commandExecuted(deed));
      }
      if (meta.audit !== null && about.isRepeat !== true) {
        const entry = {
          workspaceId: inBooks && caller !== null ? caller.workspace.id : null,
          userId: about.person ?? scope.userId ?? null,
          action: meta.audit,
          resourceType: path[0] ?? 'system',
          resourceId: about.id ?? null,
          ipAddress: request.ipAddress,
          userAgent: request.userAgent,
          metadata: { ...about.metadata, ...(inBooks ? underWhichGrant(caller) : {}) },
        };
        if (entry.workspaceId !== null)
          await emit(workspaceChanged({ workspaceId: entry.workspaceId, action: meta.audit, ids: idsOf(about) }));
        if (!meta.auditMayWait) await appendAudit(db, entry);
        else await services.auditBuffer.appendOrHold(db, entry, afterCommit);
      }
      return result;
    });
    if (meta.audit !== null && !meta.auditMayWait) {
      later.push(() => services.auditBuffer.flush(services.sidePool));
      later.push(() => services.held.flush(services.sidePool, services.listeners));
    }
    for (const then of later)
      then().catch((error: unknown) => {
        const names = { requestId: request.id, procedure: path.join('.') };
        services.log.error({ err: error, ...names }, 'what follows a change failed; the change is kept');
      });
    return answer;
  });
}

/** What a handler says it has changed: several by `ids`, else the one that it names. */
function idsOf({ id, metadata }: Remembered): string[] {
  const several: unknown = metadata?.['ids'];
  if (Array.isArray(several)) return several.map(String);
  return id === undefined ? [] : [id];
}
