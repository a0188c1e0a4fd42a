/** What is known when a provider has named somebody. */
export type Named = {
  /** Whom this account at the provider belongs to here, if it has come before. */
  readonly linkedTo: string | null;
  /** The address, where the provider says that it has confirmed it. */
  readonly confirmedEmail: string | null;
  /** The account here that has this address. */
  readonly account: { readonly id: string; readonly emailVerified: boolean } | null;
};

export type Decision =
  | { readonly kind: 'sign-in'; readonly userId: string }
  | { readonly kind: 'link'; readonly userId: string }
  | { readonly kind: 'newcomer'; readonly email: string }
  | { readonly kind: 'refuse'; readonly why: 'email-unconfirmed' | 'account-unverified' };

/**
 * Whom a provider's account opens. By its address only where both sides have confirmed it: whoever can make a provider
 * name an address must not get the account here, nor may an account that somebody made with another's address wait for them.
 */
export function whomItOpens({ linkedTo, confirmedEmail, account }: Named): Decision {
  if (linkedTo !== null) return { kind: 'sign-in', userId: linkedTo };
  if (confirmedEmail === null) return { kind: 'refuse', why: 'email-unconfirmed' };
  if (account === null) return { kind: 'newcomer', email: confirmedEmail };
  if (!account.emailVerified) return { kind: 'refuse', why: 'account-unverified' };
  return { kind: 'link', userId: account.id };
}
