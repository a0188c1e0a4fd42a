import type { Keyring } from './keyring.server.ts';

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Everything that the database says of an archive, with every cut, in one text. */
const SAYS = `select concat_ws(' ', a.id, to_char(a.before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    to_char(a.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.lines, a.file_sha256, (
    select string_agg(concat_ws(' ', c.chain_id, c.first_number, c.last_number, encode(c.last_hash, 'hex')), ' '
      order by c.chain_id, c.last_number) from audit_cuts c where c.archive_id = a.id)) as says
  from audit_archives a where a.id = $1`;

/** A keyed hash over what is said of an archive: anyone who has the database alone cannot make one that fits. */
export async function sealOf(client: { query: Query }, keyring: Keyring, id: string): Promise<string> {
  const { rows } = await client.query(SAYS, [id]);
  return keyring.fingerprint(`audit archive ${String(rows[0]?.['says'])}`);
}

/** The archives whose record was altered, by their ids. */
export async function alteredArchives(client: { query: Query }, keyring: Keyring): Promise<string[]> {
  const { rows } = await client.query('select id, seal from audit_archives order by made_at, id');
  const altered: string[] = [];
  for (const { id, seal } of rows) if ((await sealOf(client, keyring, String(id))) !== seal) altered.push(String(id));
  return altered;
}
