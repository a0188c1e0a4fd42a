import { implement } from '@orpc/server';
import { isFresh } from '#kernel/caller.ts';
import { sessionPaid } from '#modules/access/identity/events.ts';
import {
  type AuthSettings,
  confirmSession,
  openSession,
  visitOf,
  vouchForSession,
} from '#modules/access/identity/service.server.ts';
import { challengeFor, ownerOfAnswer } from './passkeys.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { emailHash, newEmailCode } from './codes.server.ts';
import { contract } from './contract.ts';
import { type Desk, guess, isRight, placeIn } from './desk.server.ts';
import { identityShown } from './events.ts';
import { backupCodeUsedEmail, codeEmail } from './emails.ts';
import type { Way } from './model.ts';
import { EMAIL_CODE_MINUTES, hasFactor, maskedAddress, type Standing, waysFor } from './rules.ts';
import { standingOf } from './standing.server.ts';
import { backupCodesLeft, putEmailCode } from './store.server.ts';

const people = implement(contract).$context<RequestContext>().use(userProcedure);
const visitors = implement(contract).$context<RequestContext>().use(publicProcedure);

/** Showing that it is oneself: at the second step of a sign-in, and again before what is delicate. */
export function stepHandlers(settings: AuthSettings) {
  const { publicUrl } = settings;
  return {
    step: people.step.handler(async ({ context }) => {
      const { db, userId, person, session, caller, services } = context;
      const now = services.now();
      const standing = await standingOf(db, services.accessResolver, userId);
      const set = hasFactor(standing);
      // In a session that was open before one was asked for, too.
      const mustSetUp = !set && (session.isPending || standing.demandedBy !== null);
      const shared = caller !== null && caller.workspace.ownerId !== userId ? caller.workspace : null;
      return {
        isPending: session.isPending || mustSetUp,
        ways: waysHere(context, standing),
        sendsTo: maskedAddress(person.email),
        mustSetUp,
        sharedBooks: shared?.owesFactor === true ? shared.name : null,
        isConfirmed: isFresh(session, now),
        mayTrust: session.isPending && set && standing.demandedBy !== 'administrator',
      };
    }),

    show: people.show.handler(async ({ input, context, errors }) => {
      const { db, userId, person, session, services, audit, afterCommit } = context;
      const { by } = input;
      const standing = await standingOf(db, services.accessResolver, userId);
      if (!waysHere(context, standing).includes(by)) throw errors.WAY_NOT_OPEN();
      const outcome = await guess(context, { publicUrl, by, look: () => isRight(context, input) });
      if (outcome === 'locked') throw errors.LOCKED();
      if (outcome === 'wrong') throw errors.WRONG_CODE();
      const mustSetUp = session.isPending && !hasFactor(standing);
      if (mustSetUp) await vouchForSession(db, session.id, services.now());
      else await pay(context, by);
      const left = by === 'backup-code' ? await backupCodesLeft(db, userId) : null;
      if (left !== null) {
        const message = backupCodeUsedEmail({ displayName: person.displayName, publicUrl, left });
        await sendEmail({ db, services, afterCommit }, { to: person.email, ...message });
      }
      audit({ id: session.id, metadata: { by } });
      return { mustSetUp, backupCodesLeft: left };
    }),

    sendCode: people.sendCode.handler(async ({ context, errors }) => {
      const { db, userId, person, session, services, afterCommit } = context;
      const now = services.now();
      const standing = await standingOf(db, services.accessResolver, userId);
      if (!waysHere(context, standing).includes('email')) throw errors.WAY_NOT_OPEN();
      const code = newEmailCode();
      const expiresAt = new Date(now.getTime() + EMAIL_CODE_MINUTES * 60_000);
      const hash = emailHash(services.keyring, session.id, code);
      await putEmailCode(db, { sessionId: session.id, hash, expiresAt });
      const message = codeEmail({ displayName: person.displayName, code, minutes: EMAIL_CODE_MINUTES });
      await sendEmail({ db, services, afterCommit }, { to: person.email, ...message }, { expiresAt });
      return { sentTo: maskedAddress(person.email) };
    }),

    challenge: people.challenge.handler(({ context }) => {
      const { db, inSeparateTransaction, userId, session, services } = context;
      const desk = { db, inSeparateTransaction, place: placeIn(context), now: services.now() };
      return challengeFor(desk, { userId, sessionId: session.id });
    }),

    signInChallenge: visitors.signInChallenge.handler(({ context }) => {
      const { db, inSeparateTransaction, services } = context;
      return challengeFor({ db, inSeparateTransaction, place: placeIn(context), now: services.now() }, null);
    }),

    signIn: visitors.signIn.handler(async ({ input, context, errors }) => {
      const { db, inSeparateTransaction, services, request, audit } = context;
      const now = services.now();
      const owner = await ownerOfAnswer(
        { db, inSeparateTransaction, place: placeIn(context), now },
        input.answer,
        null,
      );
      if (owner === null) {
        const { ipAddress, userAgent } = request;
        const line = {
          workspaceId: null,
          userId: null,
          resourceType: 'factors',
          resourceId: null,
          ipAddress,
          userAgent,
        };
        const metadata = { via: 'passkey', riskLevel: 'medium' };
        await inSeparateTransaction((log) => appendAudit(log, { ...line, action: 'LOGIN_FAILED', metadata }));
        throw errors.PASSKEY_REFUSED();
      }
      const { secondStep } = await openSession({ ...context, now }, settings, { userId: owner.userId, via: 'passkey' });
      audit({ id: owner.userId, person: owner.userId, metadata: { via: 'passkey' } });
      return { signedIn: true, secondStep } as const;
    }),
  };
}

/** How the caller may show that it is them on this host: a passkey whose name the host does not share cannot be shown there. */
function waysHere(context: Desk, standing: Standing): Way[] {
  const { session, services } = context;
  const { isReached } = placeIn(context);
  return waysFor(standing, { via: session.via, now: services.now() }).filter((way) => way !== 'passkey' || isReached);
}

/** The session owes nothing any more, and its confirmation is fresh. */
export async function pay({ db, emit, userId, session, request, resHeaders, services }: Desk, by: Way): Promise<void> {
  await confirmSession(db, session.id, services.now());
  if (session.isPending) await emit(sessionPaid({ sessionId: session.id, userId }));
  const visit = visitOf({ request, ...(resHeaders === undefined ? {} : { resHeaders }) });
  await emit(identityShown({ sessionId: session.id, userId, by, paid: session.isPending, visit }));
}
