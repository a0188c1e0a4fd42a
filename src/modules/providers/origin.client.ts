const KEY = 'provider-from';

/** Keeps where the person wanted to go, while they are at another service, which is not told. */
export function keepOrigin(from: string | null): void {
  try {
    if (from === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, from);
  } catch {
    // Then they land on their welcome page.
  }
}

/** Where the person wanted to go before they left; null where they wanted nothing in particular. */
export function keptOrigin(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
