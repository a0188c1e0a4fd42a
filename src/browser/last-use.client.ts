import { localStore } from './stores.client.ts';

/** Where nothing is kept each tab knows of its own calls, and asks a little early. */
const shared = localStore('last_use');
/** How exactly it is known to the other tabs. */
const WRITTEN_EVERY = 5000;

let own = 0;
let written = 0;
const listeners = new Set<() => void>();

/** A call was answered: to the server the session was used. All tabs share it, so they are told. */
export function noteUse(): void {
  own = Date.now();
  for (const listener of listeners) listener();
  if (own - written < WRITTEN_EVERY) return;
  written = own;
  shared.keep(String(own));
}

/** When the session was used last, by whichever tab, as far as is known; 0 where it is not. */
export function lastUse(): number {
  return Math.max(own, Number(shared.read() ?? 0));
}

/** Hears of each use, in this tab and the others. */
export function hearUse(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === shared.key) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}
