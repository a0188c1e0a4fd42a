import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';

/** A line of the audit log: who did what to what, from where. */
export type AuditEntry = {
  readonly workspaceId: string | null;
  readonly userId: string | null;
  readonly action: string;
  readonly resourceType: string;
  readonly resourceId: string | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** Appends to the chain of the workspace, or of the person, or of the system; in the transaction given. */
export async function appendAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.execute(sql`select append_audit(
    ${entry.workspaceId}::uuid, ${entry.userId}::uuid, ${entry.action}, ${entry.resourceType}, ${entry.resourceId},
    ${entry.ipAddress}, ${entry.userAgent}, ${JSON.stringify(entry.metadata)}::jsonb)`);
}

/**
 * What was done to a line of the log: its words, a place that is empty, two that changed places, one that was made to fit
 * while what follows it was not, or one past the end.
 */
export type AuditDamage = 'altered' | 'deleted' | 'swapped' | 'rewritten' | 'added';

export type BrokenChain = { readonly chainId: string; readonly number: bigint; readonly what: AuditDamage };

/** The first bad link of each broken chain; none where the log is whole. Needs the owner's connection. */
export async function brokenAuditChains(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<BrokenChain[]> {
  const { rows } = await query(`
    select c.chain_id as "chainId", b.number, b.what
    from (select chain_id from audit_heads union select chain_id from security_audit_logs) c,
      lateral bad_audit_link(c.chain_id) b order by 1`);
  return rows as BrokenChain[];
}

/** Follows the chain of the person on the connection, or of the books that are open. */
export async function openAuditVerdict(db: Database, of: 'person' | 'books'): Promise<AuditVerdict> {
  const { rows } = await db.execute<{ lines: bigint; number: bigint | null; what: AuditDamage | null }>(
    sql`select lines, number, what from open_audit_verdict(${of === 'books'})`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('open_audit_verdict answered nothing');
  const { lines, number, what } = row;
  return { lines: Number(lines), bad: number === null || what === null ? null : { number: Number(number), what } };
}

export type AuditVerdict = {
  readonly lines: number;
  readonly bad: { readonly number: number; readonly what: AuditDamage } | null;
};

/**
 * Whether the last lines of the chain of the person on the connection, or of the books that are open, are whole, and how
 * many they are: bounded work, however long the chain is.
 */
export async function openAuditTail(
  db: Database,
  of: 'person' | 'books',
  most: number,
): Promise<{ lines: number; isWhole: boolean }> {
  const { rows } = await db.execute<{ lines: bigint; isWhole: boolean }>(
    sql`select lines, is_whole as "isWhole" from open_audit_tail(${most}, ${of === 'books'})`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('open_audit_tail answered nothing');
  return { lines: Number(row.lines), isWhole: row.isWhole };
}
