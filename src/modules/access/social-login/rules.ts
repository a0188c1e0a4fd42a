/** What is known when a provider has named somebody. */
export type Named = {
  /** Whom this account at the provider belongs to here, if it has come before. */
  readonly linkedTo: string | null;
  /** The address, where the provider says that it has confirmed it. */
  readonly confirmedEmail: string | null;
  /** The account here that has this address. `isRefused`: its owner has unlinked the provider. */
  readonly account: { readonly id: string; readonly emailVerified: boolean; readonly isRefused: boolean } | null;
};

export type Decision =
  | { readonly kind: 'sign-in'; readonly userId: string }
  | { readonly kind: 'link'; readonly userId: string }
  | { readonly kind: 'newcomer'; readonly email: string }
  | { readonly kind: 'refuse'; readonly why: 'email-unconfirmed' | 'account-unverified' | 'unlinked' };

/**
 * Whom a provider's account opens. By its address only where both sides have confirmed it: whoever can make a provider
 * name an address must not get the account here, nor may an account that somebody made with another's address wait for them.
 * What its owner has unlinked stays so until they link it themselves.
 */
export function whomItOpens({ linkedTo, confirmedEmail, account }: Named): Decision {
  if (linkedTo !== null) return { kind: 'sign-in', userId: linkedTo };
  if (confirmedEmail === null) return { kind: 'refuse', why: 'email-unconfirmed' };
  if (account === null) return { kind: 'newcomer', email: confirmedEmail };
  if (!account.emailVerified) return { kind: 'refuse', why: 'account-unverified' };
  if (account.isRefused) return { kind: 'refuse', why: 'unlinked' };
  return { kind: 'link', userId: account.id };
}

/** A service that opens an account. `isOffered`: this installation still signs people in with it. */
export type Linked = { readonly id: string; readonly isOffered: boolean };

/**
 * Whether one of somebody's services may be unlinked: with a password always, and else where another is left that still
 * signs them in. A passkey does not count: it is removed as a second factor, which asks for no other way in.
 */
export function mayUnlink(linked: readonly Linked[], id: string, { hasPassword }: { hasPassword: boolean }): boolean {
  return hasPassword || linked.some((other) => other.id !== id && other.isOffered);
}
