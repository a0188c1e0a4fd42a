import { APIError } from 'better-auth/api';
import { implement } from '@orpc/server';
import { appendAudit } from '#platform/audit.server.ts';
import { asRole } from '#platform/database.server.ts';
import { openToAll, type RequestContext } from '#platform/procedure.server.ts';
import { type AuthSettings, createAuth } from './auth.server.ts';
import { contract } from './contract.ts';
import { personSignedUp } from './events.ts';
import { welcomeLetter } from './letters.ts';
import { displayNameOf } from './rules.ts';
import { openSession } from './open-session.server.ts';
import { countAttempt, forgiveAttempt } from './store.server.ts';

const identity = implement(contract).$context<RequestContext>().use(openToAll);

/** The procedures of identity; the settings sign its sessions. */
export function identityRouter(settings: AuthSettings) {
  return identity.router({
    session: identity.session.handler(({ context: { caller } }) => caller),

    signUp: identity.signUp.handler(async ({ input, context, errors }) => {
      const { db, announce, afterwards, remember, request, ground } = context;
      const name = displayNameOf(input);
      const answer = await knownRefusals(() =>
        asRole(db, 'ilifa_auth', () =>
          createAuth(db, settings).api.signUpEmail({
            body: { ...input, name },
            headers: request.headers,
            returnHeaders: true,
          }),
        ),
      );
      if (answer === null) throw errors.SIGN_UP_FAILED();
      const { id } = answer.response.user;
      await announce(personSignedUp({ userId: id, displayName: name, country: input.country }));
      const { token } = answer.response;
      await openSession({ ...context, now: ground.now() }, settings, {
        userId: id,
        via: 'sign-up',
        ...(token === null ? {} : { token }),
      });
      remember({ id, metadata: { country: input.country, userType: input.userType } });
      const letter = welcomeLetter({ displayName: name, publicUrl: settings.publicUrl });
      afterwards(() => ground.mailer.send({ to: input.email, ...letter }));
      return { signedIn: true } as const;
    }),

    signIn: identity.signIn.handler(async ({ input, context, errors }) => {
      const { db, apart, remember, request, ground } = context;
      const trace = { email: input.email, ipAddress: request.ipAddress, userAgent: request.userAgent };
      const failure = { ...trace, reason: 'Invalid credentials' };
      const attempt = await apart((log) => asRole(log, 'ilifa_auth', () => countAttempt(log, failure, ground.now())));
      if (attempt === null) {
        await apart((log) => appendAudit(log, refusedSignIn('ACCOUNT_LOCKED', 'high', trace)));
        throw errors.ACCOUNT_LOCKED();
      }
      const answer = await knownRefusals(() =>
        asRole(db, 'ilifa_auth', () =>
          createAuth(db, settings).api.signInEmail({ body: input, headers: request.headers, returnHeaders: true }),
        ),
      );
      if (answer === null) {
        await apart((log) => appendAudit(log, refusedSignIn('LOGIN_FAILED', 'medium', trace)));
        throw errors.WRONG_CREDENTIALS();
      }
      await asRole(db, 'ilifa_auth', () => forgiveAttempt(db, attempt));
      const { user, token } = answer.response;
      const entry = { userId: user.id, via: 'password', token } as const;
      const { secondStep } = await openSession({ ...context, now: ground.now() }, settings, entry);
      remember({ id: user.id });
      return { signedIn: true, secondStep } as const;
    }),

    signOut: identity.signOut.handler(async ({ context: { db, request, resHeaders } }) => {
      const { headers } = await asRole(db, 'ilifa_auth', () =>
        createAuth(db, settings).api.signOut({ headers: request.headers, returnHeaders: true }),
      );
      sendCookies(resHeaders, headers);
      return { signedOut: true } as const;
    }),
  });
}

type Trace = { email: string; ipAddress: string | null; userAgent: string | null };

/** A sign-in that was refused, for the system's chain: nobody is signed in who could own the line. */
function refusedSignIn(action: string, riskLevel: string, { email, ipAddress, userAgent }: Trace) {
  const metadata = { email, riskLevel };
  return {
    workspaceId: null,
    userId: null,
    action,
    resourceType: 'identity',
    resourceId: null,
    ipAddress,
    userAgent,
    metadata,
  };
}

/**
 * Null where the library refused for a reason it knows (taken address, wrong password); anything else is thrown. Around
 * the change of role, never inside it: after a refusal by the database the transaction takes no further statement.
 */
async function knownRefusals<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

function sendCookies(resHeaders: Headers | undefined, from: Headers): void {
  for (const cookie of from.getSetCookie()) resHeaders?.append('set-cookie', cookie);
}
