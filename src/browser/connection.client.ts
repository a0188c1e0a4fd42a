import { useSyncExternalStore } from 'react';

/** Whether the server is reached, as far as is known, and what waits on this device for it. */
export type Connection = {
  readonly isReached: boolean;
  /** When the server answered last, in milliseconds: so old is what is shown. Null where it never did. */
  readonly asOf: number | null;
  /** Written here and not in the books yet; `refused`: waits for a person, not for the server. */
  readonly waiting: number;
  readonly refused: number;
};

/** Between two tries to reach the server: the first, and the longest. */
const FIRST_TRY = 3000;
const LONGEST_TRY = 60_000;

let now: Connection = { isReached: true, asOf: null, waiting: 0, refused: 0 };
let wait = FIRST_TRY;
let timer: number | undefined;
const listeners = new Set<() => void>();
const returns = new Set<() => void>();

/** Any answer counts, a refusal too. Its instant is not told: nobody draws anything by it until the server is away. */
export function noteReached(): void {
  now = { ...now, asOf: Date.now() };
  if (now.isReached) return;
  clearTimeout(timer);
  set({ isReached: true });
  for (const back of returns) back();
}

/** A call had no answer, or the browser says that there is no network. The server is looked for from now on. */
export function noteUnreached(): void {
  if (!now.isReached) return;
  set({ isReached: false });
  wait = FIRST_TRY;
  lookLater();
}

/** Looks for the server now. It is asked nothing about anybody, so that this counts as no use of a session. */
export async function lookForServer(): Promise<void> {
  clearTimeout(timer);
  const isThere = await fetch('/healthz', { cache: 'no-store' })
    .then(async (answer) => {
      // Read to its end: otherwise the request counts as under way until the page goes.
      await answer.text();
      return answer.ok;
    })
    .catch(() => false);
  if (isThere) noteReached();
  else if (!now.isReached) lookLater();
}

/** Calls back whenever the server is reached again. Answers with what ends it. */
export function whenBack(listener: () => void): () => void {
  returns.add(listener);
  return () => returns.delete(listener);
}

/** What is shown was read at this instant, before this page began. */
export function noteAsOf(instant: number): void {
  set({ asOf: instant });
}

export function noteWaiting(counts: Pick<Connection, 'waiting' | 'refused'>): void {
  if (counts.waiting !== now.waiting || counts.refused !== now.refused) set(counts);
}

export function connectionNow(): Connection {
  return now;
}

export function useConnection(): Connection {
  return useSyncExternalStore(watch, connectionNow);
}

/** Listens to what the browser says of its network. */
export function watchConnection(): void {
  window.addEventListener('offline', noteUnreached);
  window.addEventListener('online', () => void lookForServer());
  if (!navigator.onLine) noteUnreached();
}

function lookLater(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void lookForServer(), wait);
  wait = Math.min(wait * 2, LONGEST_TRY);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(change: Partial<Connection>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}
