import { createHash, randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { brokenAuditChains } from './audit.server.ts';
import { sealOf } from './audit-seals.server.ts';
import { ensureFolder, renameDurably, sha256Of } from './folder.server.ts';
import type { Keyring } from './keyring.server.ts';
import { StartError, unwritable } from './start-error.server.ts';

/** What the first line of such a file says it is. */
export const AUDIT_ARCHIVE = 'ilifa-audit-archive';
const BATCH = 2000;

export type AuditArchive = { readonly id: string; readonly lines: number; readonly chains: number };

/**
 * Writes the lines of the audit log before a moment to a file, and removes them once the file is on the disk and was read
 * back. What is left of each chain follows the last line that went. @throws StartError; then nothing was removed.
 *
 * @param ownerUrl the role that owns the tables.
 */
export async function archiveAudit(
  ownerUrl: string,
  file: string,
  { before, now, keyring }: { before: Date; now: Date; keyring: Keyring },
): Promise<AuditArchive> {
  if (existsSync(file))
    throw new StartError(`The file ${file} already exists. Nothing was changed. Choose another name.`);
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'ilifa audit archive' });
  await client.connect();
  try {
    await client.query("begin; select pg_advisory_xact_lock(hashtextextended('audit archive', 0))");
    const [broken] = await brokenAuditChains((text) => client.query(text));
    if (broken !== undefined)
      throw new StartError(
        `The audit chain ${broken.chainId} is broken at line ${broken.number}. Nothing was changed. See npm run audit:verify.`,
      );
    const id = randomUUIDv7();
    const head = { kind: AUDIT_ARCHIVE, format: 1, id, before: before.toISOString(), madeAt: now.toISOString() };
    await client.query(CUTS, [before]);
    const { lines, sha256 } = await writeLines(client, file, head);
    if (lines === 0) {
      await rm(file, { force: true });
      throw new StartError(`The audit log has no entries from before ${head.before}. Nothing was changed.`);
    }
    await client.query(
      `insert into audit_archives (id, before, made_at, lines, file_sha256, seal) values ($1, $2, $3, $4, $5, '')`,
      [id, before, now, lines, sha256],
    );
    const { rowCount } = await client.query(
      `insert into audit_cuts (chain_id, last_number, archive_id, first_number, last_hash)
       select chain_id, last_number, $1, first_number, last_hash from cuts`,
      [id],
    );
    await client.query('update audit_archives set seal = $2 where id = $1', [id, await sealOf(client, keyring, id)]);
    await client.query('select remove_archived_audit($1)', [id]);
    await client.query(
      `select append_audit(null, null, 'audit.archived', 'audit', $1, null, 'command line', $2::jsonb)`,
      [id, JSON.stringify({ riskLevel: 'high', before: head.before, lines, sha256 })],
    );
    await client.query('commit');
    return { id, lines, chains: rowCount ?? 0 };
  } finally {
    await client.end(); // what was not committed is undone by it
  }
}

/**
 * Of each chain the lines that go: up to the last one before the first that stays, since two that were written at once may
 * stand in another order than their times.
 */
const CUTS = `create temporary table cuts on commit drop as
    select l.chain_id, min(l.number) as first_number, max(l.number) as last_number,
      (array_agg(l.hash order by l.number desc))[1] as last_hash
    from security_audit_logs l
    left join (select chain_id, min(number) as number from security_audit_logs where created_at >= $1 group by 1) stays
      on stays.chain_id = l.chain_id
    where stays.number is null or l.number < stays.number
    group by 1`;

async function writeLines(client: pg.Client, file: string, head: object): Promise<{ lines: number; sha256: string }> {
  const unfinished = `${file}.part`;
  const hash = createHash('sha256');
  let lines = 0;
  try {
    ensureFolder(dirname(file), 0o700);
    const handle = await open(unfinished, 'w', 0o600);
    try {
      const put = async (text: string) => {
        hash.update(text);
        await handle.write(text);
      };
      await put(`${JSON.stringify(head)}\n`);
      await client.query(
        `declare archived no scroll cursor for
         select to_jsonb(l)::text as line from security_audit_logs l join cuts c on c.chain_id = l.chain_id
         where l.number between c.first_number and c.last_number order by l.chain_id, l.number`,
      );
      for (;;) {
        const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from archived`);
        if (rows.length === 0) break;
        lines += rows.length;
        await put(rows.map(({ line }) => `${line}\n`).join(''));
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    const sha256 = hash.digest('hex');
    // Read back: after this the lines are nowhere else.
    if ((await sha256Of(unfinished)) !== sha256) throw new Error('what was read back is not what was written');
    renameDurably(unfinished, file);
    return { lines, sha256 };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error instanceof pg.DatabaseError ? error : unwritable(file, error);
  }
}
