import type { Pool } from '#platform/database.server.ts';
import { type AuthSettings, createPooledAuth } from './auth.server.ts';
import { sessionReader } from './session.server.ts';

export { confirmSession, holdSession, openSession } from './open-session.server.ts';

/** Tells who a request comes from, by its session cookie. @param pool connections of the role `ilifa_auth`. */
export function sessionsOn(pool: Pool, settings: AuthSettings) {
  return sessionReader(createPooledAuth(pool, settings), pool, settings);
}
