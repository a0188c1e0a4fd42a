import { DEVICE_STORE } from './device-store-name.ts';
import { packed, unpacked } from './packed.ts';

/** What this browser keeps for when the server is away: what was seen last, and what waits to be sent. */
export type Kind = 'seen' | 'entry';
type Row = {
  readonly id: string;
  readonly kind: Kind;
  readonly personId: string;
  readonly key: string;
  readonly at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
};
type Place = Pick<Row, 'kind' | 'personId' | 'key'>;
export type Thing = { readonly key: string; readonly at: number; readonly value: unknown };

/** Decisions, "Encryption". */
const SEAL = { name: 'AES-GCM', length: 256 } as const;
const IV_BYTES = 12;

let opened: Promise<IDBDatabase> | null = null;

/** Keeps something of a person, sealed with a key of theirs that no script can read. @throws where this browser keeps nothing */
export async function keepThing({ kind, personId, key }: Place, at: number, value: unknown): Promise<void> {
  const seal = await keyOf(personId, true);
  if (seal === null) throw new Error('there is no key');
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: SEAL.name, iv }, seal, new TextEncoder().encode(packed(value)));
  const row: Row = { id: idOf({ kind, personId, key }), kind, personId, key, at, iv, sealed };
  await inStore('things', 'readwrite', (things) => things.put(row));
}

/** What is kept of a person, oldest first. What cannot be opened any more is as if it were not there. */
export async function thingsOf(kind: Kind, personId: string): Promise<Thing[]> {
  const seal = await keyOf(personId, false);
  if (seal === null) return [];
  const rows = (await allRows()).filter((row) => row.kind === kind && row.personId === personId);
  const found = await Promise.all(
    rows.map(async ({ key, at, iv, sealed }) => {
      try {
        const text = await crypto.subtle.decrypt({ name: SEAL.name, iv }, seal, sealed);
        return [{ key, at, value: unpacked(new TextDecoder().decode(text)) }];
      } catch {
        return [];
      }
    }),
  );
  return found.flat().toSorted((one, other) => one.at - other.at);
}

/** Whom something of this kind is kept of. */
export async function peopleOf(kind: Kind): Promise<ReadonlySet<string>> {
  return new Set((await allRows()).filter((row) => row.kind === kind).map(({ personId }) => personId));
}

export async function dropThing(place: Place): Promise<void> {
  await inStore('things', 'readwrite', (things) => things.delete(idOf(place)));
}

/** Forgets all of a kind, but for one person's; and the keys of those of whom nothing is left. */
export async function dropAll(kind: Kind, exceptOf: string | null): Promise<void> {
  const rows = await allRows();
  const gone = rows.filter((row) => row.kind === kind && row.personId !== exceptOf);
  for (const { id } of gone) await inStore('things', 'readwrite', (things) => things.delete(id));
  const left = new Set(rows.filter((row) => !gone.includes(row)).map(({ personId }) => personId));
  for (const { personId } of gone)
    if (!left.has(personId)) await inStore('keys', 'readwrite', (keys) => keys.delete(personId));
}

const idOf = ({ kind, personId, key }: Place) => `${kind} ${personId} ${key}`;

async function keyOf(personId: string, make: boolean): Promise<CryptoKey | null> {
  const kept: unknown = await inStore('keys', 'readonly', (keys) => keys.get(personId));
  if (kept instanceof CryptoKey) return kept;
  if (!make) return null;
  const key = await crypto.subtle.generateKey(SEAL, false, ['encrypt', 'decrypt']);
  // Another tab may have been first: what it sealed has to open.
  const isFirst = await inStore('keys', 'readwrite', (keys) => keys.add(key, personId)).then(
    () => true,
    () => false,
  );
  return isFirst ? key : keyOf(personId, false);
}

async function allRows(): Promise<Row[]> {
  return (await inStore('things', 'readonly', (things) => things.getAll())) as Row[];
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DEVICE_STORE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('things', { keyPath: 'id' });
      request.result.createObjectStore('keys');
    });
    // A browser may close what it opened, or open it another time: then it is opened anew.
    const forget = () => {
      opened = null;
    };
    request.addEventListener('success', () => {
      request.result.addEventListener('close', forget);
      request.result.addEventListener('versionchange', () => {
        forget();
        request.result.close();
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      forget();
      reject(request.error ?? new Error('nothing is kept here'));
    });
  });
  return opened;
}

async function inStore<Result>(
  store: 'things' | 'keys',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    // Written, not only asked for.
    transaction.addEventListener('complete', () => resolve(request.result));
    const fail = () => reject(transaction.error ?? new Error('nothing was kept'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}
