import { eventKind } from '#kernel/event.ts';

/** A person has an account from now on. */
export const personSignedUp = eventKind<{ userId: string; displayName: string; country: string }>('person.signed-up');
