import { sessionStore } from '#browser/stores.client.ts';

const [from, errand] = [sessionStore('provider-from'), sessionStore('provider-errand')];

/** What somebody goes to another service for: to sign in, or to let it open the account that they are signed in to. */
export type Errand = 'sign-in' | 'link';

/**
 * Keeps what the person went for and where they wanted to go, while they are at another service, which is not told. Where
 * nothing is kept they land on their welcome page, and what was to be linked is refused, since it is no sign-in.
 */
export function keepOrigin(path: string | null, wish: Errand): void {
  errand.keep(wish);
  from.keep(path);
}

/** Where the person wanted to go before they left; null where they wanted nothing in particular. */
export function keptOrigin(): string | null {
  return from.read();
}

export function keptErrand(): Errand {
  return errand.read() === 'link' ? 'link' : 'sign-in';
}
