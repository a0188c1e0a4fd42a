import { implement } from '@orpc/server';
import { appendAudit } from '#platform/audit.server.ts';
import { asRole } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import { publicProcedure, type RequestContext } from '#platform/procedure.server.ts';
import type { AuthSettings } from './auth.server.ts';
import { contract } from './contract.ts';
import { EmailSchema } from './model.ts';
import { closeSession, openSession } from './open-session.server.ts';
import { isPassword } from './password.server.ts';
import { accountOf } from './people.server.ts';
import { refuseSignIn } from './refuse-sign-in.server.ts';
import { INVALID_EMAIL, lockedSignIn, refusedSignIn, WRONG_PASSWORD } from './refused.server.ts';
import { forgottenSessionCookies } from './session.server.ts';
import { countAttempt, forgiveAttempt } from './store.server.ts';

const identity = implement(contract).$context<RequestContext>().use(publicProcedure);

/** The procedures of identity; the settings sign its sessions. */
export function identityRouter(settings: AuthSettings) {
  return identity.router({
    session: identity.session.handler(({ context: { caller } }) => caller),

    signIn: identity.signIn.handler(async ({ input, context, errors }) => {
      const { db, inSeparateTransaction, audit, request, services } = context;
      const trace = { email: input.email, ipAddress: request.ipAddress, userAgent: request.userAgent };
      const isAddress = EmailSchema.safeParse(input.email).success;
      const reason = isAddress ? WRONG_PASSWORD : INVALID_EMAIL;
      const count = (log: typeof db) => countAttempt(log, { ...trace, reason }, services.now());
      const attempt = await inSeparateTransaction((log) => asRole(log, 'ilifa_auth', () => count(log)));
      if (attempt === null) {
        await inSeparateTransaction((log) => appendAudit(log, lockedSignIn(trace)));
        throw errors.ACCOUNT_LOCKED();
      }
      if (!isAddress) {
        await inSeparateTransaction((log) => appendAudit(log, refusedSignIn(trace, reason)));
        throw errors.INVALID_EMAIL();
      }
      // The same work for every address: whether it has an account shows in no answer and in no time.
      const account = await accountOf(db, input.email);
      const isRight = await isPassword(account?.passwordHash ?? null, input.password);
      if (account === null || !isRight) {
        const userId = account?.id ?? null;
        await inSeparateTransaction((log) =>
          refuseSignIn(log, emitterFor(log, services.listeners), { ...trace, reason }, userId, services.now()),
        );
        throw errors.WRONG_CREDENTIALS();
      }
      await asRole(db, 'ilifa_auth', () => forgiveAttempt(db, attempt));
      const entry = { userId: account.id, via: 'password' } as const;
      const { secondStep } = await openSession({ ...context, now: services.now() }, settings, entry);
      audit({ id: account.id, person: account.id });
      return { signedIn: true, secondStep } as const;
    }),

    signOut: identity.signOut.handler(async ({ context: { db, emit, arrival, resHeaders } }) => {
      if (arrival !== null) await closeSession(db, emit, arrival.session.id, 'User logout');
      for (const cookie of await forgottenSessionCookies(settings)) resHeaders?.append('set-cookie', cookie);
      return { signedOut: true } as const;
    }),
  });
}
