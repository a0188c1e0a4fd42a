import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { AUDIT_ARCHIVE } from './audit-archive.server.ts';
import { sha256Of } from './folder.server.ts';
import { codeOf } from './start-error.server.ts';

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
type Client = { readonly query: Query };

const BATCH = 1000;
const NOTHING = '0'.repeat(64);
const HeadSchema = z.object({ kind: z.literal(AUDIT_ARCHIVE), format: z.literal(1), id: z.uuid() });
const LineSchema = z.object({ chain_id: z.uuid(), number: z.int().positive() });

/** What of a file is not as it was archived, in sentences without a subject; none where all of it is. */
export type FileVerdict = { readonly lines: number; readonly wrong: readonly string[] };

/**
 * Proves that a file is an archive that this database made, and that every chain in it goes from one cut to the next. The
 * hashes are made by the database, as they were when the lines were written.
 */
export async function checkArchiveFile(client: Client, file: string): Promise<FileVerdict> {
  try {
    const sha256 = await sha256Of(file);
    const { head, lines, wrong } = await followed(client, file);
    if (head === null) return { lines, wrong: ['it is no archive of an audit log.'] };
    const { rows } = await client.query('select file_sha256 as sha256, lines from audit_archives where id = $1', [
      head,
    ]);
    const [archive] = rows;
    if (archive === undefined) return { lines, wrong: ['it is no archive that this database knows.'] };
    const isSame = archive['sha256'] === sha256;
    if (isSame || wrong.length > 0) return { lines, wrong };
    return { lines, wrong: ['it was changed after it was written, though its lines follow one another.'] };
  } catch (error) {
    return { lines: 0, wrong: [`it cannot be read (${codeOf(error) || String(error)}).`] };
  }
}

type End = { readonly number: number; readonly hash: string };
type Cut = {
  readonly chain: string;
  readonly first: number;
  readonly last: number;
  readonly hash: string;
  before: string;
};

async function followed(client: Client, file: string) {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let head: string | null = null;
  let count = 0;
  let batch: string[] = [];
  const ends = new Map<string, End>();
  const wrong: string[] = [];
  let cuts = new Map<string, Cut>();
  const flush = async () => {
    if (wrong.length === 0) wrong.push(...(await broken(client, batch, ends, cuts)));
    batch = [];
  };
  for await (const line of lines) {
    if (head === null) {
      const read = HeadSchema.safeParse(jsonOf(line));
      if (!read.success) return { head: null, lines: 0, wrong };
      head = read.data.id;
      cuts = await cutsOf(client, head);
      continue;
    }
    count += 1;
    if (!LineSchema.safeParse(jsonOf(line)).success) wrong.push(`line ${count + 1} of the file is damaged.`);
    batch.push(line);
    if (wrong.length > 0) break;
    if (batch.length === BATCH) await flush();
  }
  if (wrong.length === 0) await flush();
  for (const { chain, last, hash } of wrong.length > 0 ? [] : cuts.values()) {
    const end = ends.get(chain);
    if (end?.number !== last) wrong.push(`of the chain ${chain} line ${(end?.number ?? 0) + 1} is missing.`);
    else if (end.hash !== hash) wrong.push(`the chain ${chain} does not end at line ${last} as the database says.`);
  }
  return { head, lines: count, wrong };
}

/** Where the chains of an archive begin and end, and what the first line of each follows. */
async function cutsOf(client: Client, id: string): Promise<Map<string, Cut>> {
  const { rows } = await client.query(
    `select c.chain_id as chain, c.first_number::int8::text as first, c.last_number::text as last,
       encode(c.last_hash, 'hex') as hash, encode(b.last_hash, 'hex') as before
     from audit_cuts c
     left join audit_cuts b on b.chain_id = c.chain_id and b.last_number = c.first_number - 1
     where c.archive_id = $1`,
    [id],
  );
  return new Map(
    rows.map(({ chain, first, last, hash, before }) => [
      String(chain),
      {
        chain: String(chain),
        first: Number(first),
        last: Number(last),
        hash: String(hash),
        before: typeof before === 'string' ? before : NOTHING,
      },
    ]),
  );
}

/** The first line of a batch that is not as it was written, or does not follow the one before it. */
async function broken(
  client: Client,
  batch: readonly string[],
  ends: Map<string, End>,
  cuts: ReadonlyMap<string, Cut>,
): Promise<string[]> {
  const { rows } = await client.query(
    `select l.chain_id as chain, l.number::text as number, encode(l.previous_hash, 'hex') as previous,
       encode(l.hash, 'hex') as hash, coalesce(l.hash = audit_hash(l.previous_hash, l.chain_id, l.number, l.workspace_id,
         l.user_id, l.action, l.resource_type, l.resource_id, l.ip_address, l.user_agent, l.metadata, l.created_at), false)
         as fits
     from unnest($1::text[]) with ordinality t (line, place),
       jsonb_populate_record(null::security_audit_logs, t.line::jsonb) l
     order by t.place`,
    [batch],
  );
  for (const row of rows) {
    const [chain, number] = [String(row['chain']), Number(row['number'])];
    const cut = cuts.get(chain);
    const end = ends.get(chain) ?? (cut === undefined ? null : { number: cut.first - 1, hash: cut.before });
    const what = `of the chain ${chain} line ${number}`;
    if (end === null || cut === undefined) return [`${what} was added.`];
    if (number > end.number + 1) return [`of the chain ${chain} line ${end.number + 1} is missing.`];
    if (number !== end.number + 1 || number > cut.last) return [`${what} was added.`];
    if (row['fits'] !== true) return [`${what} was changed after it was written.`];
    if (row['previous'] !== end.hash) return [`${what} does not follow the line before.`];
    ends.set(chain, { number, hash: String(row['hash']) });
  }
  return [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
