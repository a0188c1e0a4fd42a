const [FROM, ERRAND] = ['provider-from', 'provider-errand'];

/** What somebody goes to another service for: to sign in, or to let it open the account that they are signed in to. */
export type Errand = 'sign-in' | 'link';

/** Keeps what the person went for and where they wanted to go, while they are at another service, which is not told. */
export function keepOrigin(from: string | null, errand: Errand): void {
  try {
    sessionStorage.setItem(ERRAND, errand);
    if (from === null) sessionStorage.removeItem(FROM);
    else sessionStorage.setItem(FROM, from);
  } catch {
    // Then they land on their welcome page; and what was to be linked is refused, since it is no sign-in.
  }
}

/** Where the person wanted to go before they left; null where they wanted nothing in particular. */
export function keptOrigin(): string | null {
  return read(FROM);
}

export function keptErrand(): Errand {
  return read(ERRAND) === 'link' ? 'link' : 'sign-in';
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
