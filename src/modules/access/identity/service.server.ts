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
  servicesOf,
  unlinkProviders,
  unlinkService,
} from './people.server.ts';
export { visitOf } from './visit.server.ts';
export { refuseSignIn } from './refuse-sign-in.server.ts';
export { addressMark, lockedSignIn, refusedSignIn } from './refused.server.ts';
export {
  countAttempt,
  failuresWithin,
  forgiveAttempt,
  isSignInLocked,
  liftLock,
  trackFailure,
} from './store.server.ts';
export {
  closeSession,
  confirmSession,
  doubtSession,
  dropSessions,
  holdSession,
  isSessionHeld,
  openSession,
  replaceToken,
  vouchForSession,
} from './open-session.server.ts';
export { passwordFacts } from './password-facts.server.ts';
export { type KnownUser, presentPerson } from './present.server.ts';
export {
  forgottenSessionCookies,
  isOverTls,
  newToken,
  sessionCookies,
  sessionToken,
  tokenHash,
} from './session.server.ts';
