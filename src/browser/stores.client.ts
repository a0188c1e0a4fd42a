/** What the browser keeps under one key. Where it keeps nothing, as with storage blocked or full, nothing was kept. */
export type Kept = {
  readonly key: string;
  read(): string | null;
  /** False where it was not kept. Null forgets. */
  keep(text: string | null): boolean;
  forget(): void;
};

type Place = 'localStorage' | 'sessionStorage';

/** For all tabs of this browser, until it is forgotten. */
export function localStore(key: string): Kept {
  return keptIn('localStorage', key);
}

/** For this tab alone, as long as it is open. */
export function sessionStore(key: string): Kept {
  return keptIn('sessionStorage', key);
}

/** Forgets all that this tab keeps under keys with this beginning. */
export function forgetInTab(prefix: string): void {
  tried(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    return null;
  });
}

function keptIn(place: Place, key: string): Kept {
  // The storage itself is asked for each time: where it is blocked, reaching for it throws.
  const kept: Kept = {
    key,
    read: () => tried(() => globalThis[place].getItem(key)),
    keep(text) {
      return (
        tried(() => {
          if (text === null) globalThis[place].removeItem(key);
          else globalThis[place].setItem(key, text);
          return true;
        }) ?? false
      );
    },
    forget: () => void kept.keep(null),
  };
  return kept;
}

function tried<Result>(perform: () => Result): Result | null {
  try {
    return perform();
  } catch {
    return null;
  }
}
