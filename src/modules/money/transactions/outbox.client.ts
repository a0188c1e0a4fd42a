import { useSyncExternalStore } from 'react';
import { connectionNow, noteWaiting, whenBack } from '#browser/connection.client.ts';
import { dropThing, keepThing, thingsOf } from '#browser/device-store.client.ts';
import { codeOf, isUnreached, sentenceOf } from '#browser/failure.client.ts';
import { hearTabs, tellTabs } from '#browser/other-tabs.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { ORPCError } from '@orpc/client';
import { api } from './api.client.ts';
import type { NewTransaction } from './model.ts';
import { again, type Entry, entryOf, mayDiscard, mended, outcomeOf, revived, sent, settled } from './outbox.ts';

type Owner = { readonly personId: string; readonly workspaceId: string };

type Sending = Pick<Entry, 'wish' | 'isRewritten' | 'confirmed'>;

const TOPIC = 'outbox';

/** Asks the server whose session this is; told by the shell, which knows about sessions. Until then nothing is sent. */
type AskWho = () => Promise<string | null>;
let askWho: AskWho = () => Promise.resolve(null);

let owner: Owner | null = null;
let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

/** What this person wrote here and the books do not have yet; of all their books. */
export function useOutbox(): readonly Entry[] {
  return useSyncExternalStore(watch, () => entries);
}

/**
 * Writes a transaction; where the server is not reached, puts it aside until it is.
 * @param before `wasTried`: sent under its id before, and may be in the books; `isRewritten`: as something else;
 * `confirmed`: the person was told of one like it, and adds it all the same
 * @throws what the server refuses it for
 */
export async function writeOrPutAside(
  of: Owner,
  wish: Entry['wish'],
  { wasTried, isRewritten, confirmed }: { wasTried: boolean; isRewritten: boolean; confirmed: boolean },
): Promise<'written' | 'put aside'> {
  const wasReached = connectionNow().isReached;
  const write = async () => {
    await send(of.personId, { wish, isRewritten, confirmed });
    void refreshAll();
    return 'written' as const;
  };
  if (wasReached)
    try {
      return await write();
    } catch (error) {
      if (!isUnreached(error)) throw error;
    }
  try {
    // Under the same id, so that it is written once though the first try may have arrived.
    await putAside(of, { wish, isRewritten, confirmed }, wasReached || wasTried);
    return 'put aside';
  } catch {
    // This browser keeps nothing: the server, or nobody.
    return write();
  }
}

/** Under one id it is written once; what came to the books under it before is brought to what is wished now. */
async function send(writer: string, { wish, isRewritten, confirmed = false }: Sending): Promise<void> {
  await api.create.call({ ...wish, writer, confirmed });
  if (isRewritten) await (await import('./rewritten.client.ts')).rewrite(wish);
}

async function putAside(of: Owner, { wish, ...sending }: Sending, wasTried: boolean): Promise<void> {
  owner = of;
  const at = { workspaceId: of.workspaceId, writtenAt: Date.now() };
  await save({ ...entryOf(wish, at, wasTried), ...sending });
  await read();
  tellTabs(TOPIC, null);
  if (connectionNow().isReached) void sendAll();
}

/** Changes an entry that is certainly not in the books, and sends it once more. False where it may not be changed now. */
export function mendEntry(id: string, wish: Omit<NewTransaction, 'id'>): Promise<boolean> {
  return alone(async () => {
    const entry = entries.find((known) => known.wish.id === id);
    const next = entry === undefined ? null : mended(entry, wish);
    if (next === null) return false;
    await save(next);
    return true;
  }).finally(() => void sendAll());
}

/** Sends once more what was refused, as it is and under the id that it has. */
export function sendAgain(id: string): Promise<void> {
  return alone(async () => {
    const entry = entries.find((known) => known.wish.id === id);
    const next = entry === undefined ? null : again(entry);
    if (next !== null) await save(next);
  }).finally(() => void sendAll());
}

/** Throws an entry away here. What is thrown away is answered, so that it can be put back. */
export async function discardEntry(id: string): Promise<Entry | null> {
  return alone(async () => {
    const entry = entries.find((known) => known.wish.id === id);
    if (entry === undefined || owner === null || !mayDiscard(entry)) return null;
    await dropThing({ kind: 'entry', personId: owner.personId, key: id });
    return entry;
  });
}

export function putBack(entry: Entry): Promise<void> {
  return alone(() => save(entry));
}

/** Finds what this person wrote here, for who shows it. */
export async function findEntries(of: Owner): Promise<void> {
  owner = of;
  // Where nothing can be kept, nothing waits.
  await read().catch(() => undefined);
}

/** Sends what waits: now, and whenever the server is reached again. Answers with what ends it. */
export function watchOutbox(of: Owner, whoIsSignedIn: AskWho): () => void {
  askWho = whoIsSignedIn;
  owner = of;
  const stops = [whenBack(() => void sendAll()), hearTabs(TOPIC, () => void read().catch(() => undefined))];
  void read()
    .then(sendAll)
    // Where nothing can be kept, nothing waits.
    .catch(() => undefined);
  return () => {
    for (const stop of stops) stop();
  };
}

/** One after the other, in the order in which they were written. Those of other books wait until these are open. */
export async function sendAll(): Promise<void> {
  const before = entries.length;
  await alone(async () => {
    const here = owner;
    if (here === null) return;
    if (!entries.some((entry) => isToSend(entry, here)) || !(await isSignedIn(here))) return;
    for (const before of entries.map(revived)) {
      const entry = before.workspaceId === here.workspaceId ? sent(before) : null;
      if (entry === null) continue;
      await save(entry);
      const outcome = await send(here.personId, entry).then(() => ({ kind: 'written' }) as const, outcomeFor);
      const next = settled(before, outcome);
      if (next === null) await dropThing({ kind: 'entry', personId: here.personId, key: entry.wish.id });
      else await save(next);
      if (outcome.kind === 'unreached' || outcome.kind === 'later') return;
    }
  });
  if (entries.length < before) await refreshAll();
}

function isToSend({ state, workspaceId }: Entry, here: Owner): boolean {
  return state !== 'refused' && workspaceId === here.workspaceId;
}

/** Another member of the same books may have signed in since: their role says nothing of what this person wrote. */
function isSignedIn({ personId }: Owner): Promise<boolean> {
  return askWho().then(
    (person) => person === personId,
    () => false,
  );
}

function outcomeFor(error: unknown) {
  const code = isUnreached(error)
    ? null
    : (codeOf(error) ?? (error instanceof ORPCError ? String(error.code) : 'UNKNOWN'));
  return outcomeOf(code, sentenceOf(error));
}

/** One tab at a time. The server would write nothing twice either way; two would only tell each other's news. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await navigator.locks.request('ilifa-outbox', async () => {
      await read();
      return work();
    });
  } finally {
    await read().catch(() => undefined);
    tellTabs(TOPIC, null);
  }
}

async function save(entry: Entry): Promise<void> {
  if (owner === null) throw new Error('nobody is signed in');
  await keepThing({ kind: 'entry', personId: owner.personId, key: entry.wish.id }, entry.writtenAt, entry);
  await read();
}

async function read(): Promise<void> {
  if (owner === null) return;
  const things = await thingsOf('entry', owner.personId);
  entries = things.map(({ value }) => value as Entry);
  const refused = entries.filter(({ state }) => state === 'refused').length;
  noteWaiting({ waiting: entries.length - refused, refused });
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
