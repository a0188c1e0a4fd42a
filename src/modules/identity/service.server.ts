import type { Pool } from '#platform/database.server.ts';
import { type AuthSettings, createPooledAuth } from './auth.server.ts';
import { sessionReader } from './session.server.ts';

export type { AuthSettings } from './auth.server.ts';
export { hashPassword, isPassword } from './password.server.ts';
export {
  accountById,
  accountOf,
  addPerson,
  changeEmail,
  changeFacts,
  changePassword,
  endSessions,
  factsOf,
  linkProvider,
  personOfProvider,
} from './people.server.ts';
export { lockedSignIn, refusedSignIn } from './refused.server.ts';
export { countAttempt, forgiveAttempt, trackFailure } from './store.server.ts';
export { confirmSession, doubtSession, holdSession, openSession, vouchForSession } from './open-session.server.ts';
export { passwordFacts } from './password-facts.server.ts';

/** Tells who a request comes from, by its session cookie. @param pool connections of the role `ilifa_auth`. */
export function sessionsOn(pool: Pool, settings: AuthSettings) {
  return sessionReader(createPooledAuth(pool, settings), pool, settings);
}
