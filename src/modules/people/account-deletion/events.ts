import { eventKind } from '#kernel/event.ts';

/** A person has asked for their account to be deleted; what they offered others in their own books ends with it. */
export const erasureAsked = eventKind<{ userId: string; ownBooks: readonly string[]; now: Date }>('erasure.asked');
