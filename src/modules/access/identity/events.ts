import type { EndReason, WayIn } from '#kernel/caller.ts';
import { eventKind } from '#kernel/event.ts';

/** A person has an account from now on. */
export const personSignedUp = eventKind<{ userId: string; displayName: string; country: string }>('person.signed-up');

/** What is known of a request that opens a session, and the way to give its browser a cookie. */
export type Visit = {
  readonly cookies: string | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  /** Of its screen, in CSS pixels; null where it did not say. */
  readonly screenWidth: number | null;
  readonly screenHeight: number | null;
  /** IANA name of its time zone, such as `Africa/Nairobi`, and the language it asks for first; null where it did not say. */
  readonly timeZone: string | null;
  readonly language: string | null;
  readonly setCookie: (cookie: string) => void;
};

/**
 * A session has begun, by whatever way; in its transaction, so that who listens can still make it owe a second factor
 * (`holdSession`) before anything can be done with it.
 */
export const sessionOpened = eventKind<{ sessionId: string; userId: string; via: WayIn; visit: Visit }>(
  'session.opened',
);

/** What a session owed is paid: it is open from now on. In the transaction that paid it. */
export const sessionPaid = eventKind<{ sessionId: string; userId: string }>('session.paid');

/** The password is another one from now on, chosen anew by who was signed in or by who reads the mail. */
export const passwordChanged = eventKind<{ userId: string }>('password.changed');

/** One session has ended, and why; in the transaction that ended it. */
export const sessionClosed = eventKind<{ sessionId: string; reason: EndReason }>('session.closed');

/** All sessions of a person but one (`except`; null: none stays) have ended, and why. In the transaction that ended them. */
export const sessionsEnded = eventKind<{ userId: string; except: string | null; reason: EndReason }>('sessions.ended');

/** A sign-in by password that was refused. */
export type RefusedSignIn = {
  /** Whose account it was; null where the address has none. */
  readonly userId: string | null;
  /** Stands for the address, and is not it. */
  readonly mark: string;
  /** The account is locked from this one on. */
  readonly isLocking: boolean;
  readonly failuresInHour: number;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
};

/** Somebody tried a wrong password; in a transaction that is kept though the sign-in fails. */
export const signInRefused = eventKind<RefusedSignIn>('sign-in.refused');
