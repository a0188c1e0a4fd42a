import { randomUUIDv7 } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth';
import type { Issuer } from '#platform/config.server.ts';
import { type Database, type Pool, withoutTransaction } from '#platform/database.server.ts';
import { credentials, sessions, users, verifications } from './table.server.ts';

/** How sessions are signed and where their cookie is valid. */
export type AuthSettings = {
  readonly secret: string;
  readonly publicUrl: string;
  /** The services that people may sign in with; none unless told. */
  readonly issuers?: readonly Issuer[];
};

const DAY = 24 * 60 * 60;

/** Seconds after which a session in use is prolonged. */
export const SLIDES_AFTER = DAY;

/**
 * The library that keeps credentials and sessions, on a connection of the role `ilifa_auth`. Its own HTTP routes are
 * not mounted: every way in is a procedure of ours, through the guard.
 */
export function createAuth(db: Database, { secret, publicUrl }: AuthSettings) {
  const secure = publicUrl.startsWith('https:');
  return betterAuth({
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        userType: { type: 'string', required: false },
        country: { type: 'string', required: false },
      },
    },
    session: { expiresIn: 7 * DAY, updateAge: SLIDES_AFTER },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'ilifa',
      // `__Host-`, which no sibling host can plant; the library's own prefix for TLS can be.
      useSecureCookies: false,
      ...(secure ? { cookies: { session_token: { name: '__Host-ilifa.session_token' } } } : {}),
      database: { generateId: () => randomUUIDv7() },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The library on connections of its own, for reading sessions outside any transaction of ours. */
export function createPooledAuth(pool: Pool, settings: AuthSettings): Auth {
  return createAuth(withoutTransaction(pool), settings);
}
