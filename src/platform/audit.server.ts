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

/** The first link of each broken chain; none where the log is whole. Needs the owner's connection. */
export async function brokenAuditChains(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<BrokenChain[]> {
  const { rows } = await query(`
    with links as (
      select l.*, coalesce(lag(hash) over chain, decode(repeat('00', 32), 'hex')) as before,
        coalesce(lag(number) over chain, 0) as number_before
      from security_audit_logs l window chain as (partition by chain_id order by number)
    ), bad as (
      select chain_id, number from links
      where number <> number_before + 1 or previous_hash <> before or hash <> audit_hash(previous_hash, chain_id,
        number, workspace_id, user_id, action, resource_type, resource_id, ip_address, user_agent, metadata, created_at)
      union all
      select h.chain_id, h.number from audit_heads h where h.number > 0 and not exists (
        select 1 from security_audit_logs l where l.chain_id = h.chain_id and l.number = h.number and l.hash = h.hash)
    )
    select chain_id as "chainId", min(number) as number from bad group by 1 order by 1`);
  return rows as BrokenChain[];
}

export type BrokenChain = { readonly chainId: string; readonly number: bigint };
