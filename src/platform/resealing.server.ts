import type pg from 'pg';
import { connectAsOwner } from './database.server.ts';
import { type Keyring, versionOf } from './keyring.server.ts';

/** A column of sealed texts; a module says where its own are, since the place belongs to what is sealed. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  /** The primary key, in order. */
  readonly key: readonly string[];
  /** What its text was sealed for; the values are in the order of `key`. */
  readonly place: (values: readonly string[]) => string;
};

export type Resealed = {
  readonly resealed: number;
  /** Rows that no key opens; they are left as they are. */
  readonly unreadable: readonly string[];
  /** The versions that something is still sealed with. */
  readonly inUse: ReadonlySet<number>;
};

const BATCH = 500;

/**
 * Seals with the current key what another has sealed, in small transactions: where it is interrupted, what is done stays
 * done, and the next run goes on with the rest. People go on working meanwhile.
 */
export async function resealAll(
  ownerUrl: string,
  columns: readonly SealedColumn[],
  keyring: Keyring,
  {
    batch = BATCH,
    after = async () => undefined,
  }: { batch?: number; after?: (resealed: number) => Promise<void> } = {},
): Promise<Resealed> {
  const client = await connectAsOwner(ownerUrl, 'ilifa keys');
  const unreadable: string[] = [];
  const inUse = new Set<number>();
  let resealed = 0;
  try {
    for (const column of columns) {
      let last: readonly string[] | null = null;
      for (;;) {
        const rows = await resealBatch(client, column, keyring, last, batch);
        for (const { key, outcome, version } of rows) {
          if (outcome === 'resealed') resealed += 1;
          if (outcome === 'unreadable') unreadable.push(`${column.table} ${key.join('/')}`);
          inUse.add(version);
        }
        await after(resealed);
        const end = rows.at(-1);
        if (end === undefined) break;
        last = end.key;
      }
    }
  } finally {
    await client.end();
  }
  return { resealed, unreadable, inUse };
}

type Done = { readonly key: string[]; readonly outcome: 'kept' | 'resealed' | 'unreadable'; readonly version: number };

async function resealBatch(
  client: pg.Client,
  { table, column, key, place }: SealedColumn,
  keyring: Keyring,
  last: readonly string[] | null,
  batch: number,
): Promise<Done[]> {
  const [from, sealedName] = [client.escapeIdentifier(table), client.escapeIdentifier(column)];
  const names = key.map((name) => client.escapeIdentifier(name));
  const after = last === null ? '' : `and (${names.join(', ')}) > (${last.map((_, at) => `$${at + 1}`).join(', ')})`;
  await client.query('begin');
  const { rows } = await client.query<{ key: string[]; sealed: string }>(
    `select array[${names.map((name) => `${name}::text`).join(', ')}] as key, ${sealedName} as sealed from ${from}
     where ${sealedName} is not null ${after} order by ${names.join(', ')} limit ${batch} for update`,
    last === null ? [] : [...last],
  );
  const done: Done[] = [];
  for (const row of rows) {
    const fresh = resealedText(keyring, row.sealed, place(row.key));
    const outcome = fresh === null ? 'unreadable' : fresh === row.sealed ? 'kept' : 'resealed';
    if (outcome === 'resealed')
      await client.query(
        `update ${from} set ${sealedName} = $1 where ${names.map((name, at) => `${name} = $${at + 2}`).join(' and ')}`,
        [fresh, ...row.key],
      );
    done.push({ key: row.key, outcome, version: versionOf(fresh ?? row.sealed) ?? 0 });
  }
  await client.query('commit');
  return done;
}

/** The text as the current key seals it; itself where that has sealed it; null where no key opens it. */
function resealedText(keyring: Keyring, sealed: string, place: string): string | null {
  const text = keyring.open(sealed, place);
  if (text === null) return null;
  const fresh = keyring.seal(text, place);
  return versionOf(fresh) === versionOf(sealed) ? sealed : fresh;
}
