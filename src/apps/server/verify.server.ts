import type pg from 'pg';
import { connectAsOwner } from '#platform/database.server.ts';
import { checkKeptSums, type SumDifference } from '#modules/transactions/service.server.ts';
import { type AuditDamage, brokenAuditChains } from '#platform/audit.server.ts';
import { StartError } from '#platform/start-error.server.ts';

/** What was compared, in sentences, and what was found wrong; nothing where the books are whole. */
export type Verdict = { readonly compared: readonly string[]; readonly wrong: readonly string[] };

/**
 * Proves that the sums the database keeps are what its rows come to, and that no line of the audit log was altered or
 * taken out. Looks at one moment, so that a running application does not disturb it.
 * @throws StartError where the connection would not see every row.
 */
export async function verifyDatabase(ownerUrl: string): Promise<Verdict> {
  return atOneMoment(ownerUrl, async (query) => {
    const sums = await checkKeptSums(query);
    const audit = await auditVerdict(query);
    return {
      compared: [
        `Compared ${sums.sums} kept sums of ${sums.workspaces} books with their ${sums.rows} transactions.`,
        ...audit.compared,
      ],
      wrong: [...sums.differences.map(sentenceOf), ...audit.wrong],
    };
  });
}

/** The second half of it alone: follows every chain of the audit log, and names the first bad link of each. */
export async function verifyAudit(ownerUrl: string): Promise<Verdict> {
  return atOneMoment(ownerUrl, auditVerdict);
}

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

async function atOneMoment(ownerUrl: string, look: (query: Query) => Promise<Verdict>): Promise<Verdict> {
  const client = await connectAsOwner(ownerUrl, 'ilifa verify');
  try {
    await client.query('begin isolation level repeatable read read only');
    await refuseHiddenRows(client);
    return await look((text) => client.query<Record<string, unknown>>(text));
  } finally {
    await client.end();
  }
}

/** What was done to a line, in words. */
const DAMAGE: Readonly<Record<AuditDamage, string>> = {
  altered: 'it is not what was written',
  deleted: 'it is missing',
  swapped: 'it changed places with another',
  rewritten: 'it does not follow the line before, one of the two was rewritten',
  added: 'it was added past the end',
};

async function auditVerdict(query: Query): Promise<Verdict> {
  const chains = await brokenAuditChains(query);
  const { rows } = await query(`select count(*)::int as lines, count(distinct chain_id)::int as chains
    from security_audit_logs`);
  return {
    compared: [`Followed ${String(rows[0]?.['chains'])} audit chains through ${String(rows[0]?.['lines'])} lines.`],
    wrong: chains.map(
      ({ chainId, number, what }) => `The audit chain ${chainId} is broken at line ${number}: ${DAMAGE[what]}.`,
    ),
  };
}

async function refuseHiddenRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ hidden: boolean }>(
    `select row_security_active('transactions') or row_security_active('security_audit_logs') as hidden`,
  );
  if (rows[0]?.hidden !== false)
    throw new StartError(
      'This database user does not see every row, so it cannot verify them. Name the owner of the tables in DATABASE_OWNER_URL.',
    );
}

function sentenceOf({ workspaceId, accountId, month, categoryId, kept, fromRows }: SumDifference): string {
  const place = categoryId === null ? 'all categories' : `category ${categoryId}`;
  const told = (figures: string | null) => figures ?? 'nothing';
  return (
    `Books ${workspaceId}, account ${accountId}, ${month}, ${place}: the kept sum says ${told(kept)}, ` +
    `the transactions come to ${told(fromRows)} (in, out, count, count in, count out, in minor units).`
  );
}
