import type pg from 'pg';
import { plural } from '#kernel/plural.ts';
import { connectAsOwner } from '#platform/database.server.ts';
import { checkKeptSums, type SumDifference } from '#modules/money/ledger/service.server.ts';
import { checkTransfers } from '#modules/money/transfers/service.server.ts';
import { type AuditDamage, brokenAuditChains } from '#platform/audit.server.ts';
import { checkArchiveFile } from '#platform/audit-archive-check.server.ts';
import { alteredArchives } from '#platform/audit-seals.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { StartError } from '#platform/start-error.server.ts';

/** What was compared, in sentences, and what was found wrong; nothing where the books are whole. */
export type Verdict = { readonly compared: readonly string[]; readonly wrong: readonly string[] };

/**
 * Proves that the sums the database keeps are what its rows come to, that both sides of every transfer agree, and that no
 * line of the audit log was altered or taken out. Looks at one moment, so that a running application does not disturb it.
 * @throws StartError where the connection would not see every row.
 */
export async function verifyDatabase(ownerUrl: string): Promise<Verdict> {
  return atOneMoment(ownerUrl, async (query) => {
    const sums = await checkKeptSums(query);
    const { transfers, broken } = await checkTransfers(query);
    const audit = await auditVerdict(query);
    return {
      compared: [
        `Compared ${sums.sums} stored sums with their transactions in ${plural(sums.workspaces, 'workspace')}.`,
        `Checked both sides of ${plural(transfers, 'transfer')}.`,
        ...audit.compared,
      ],
      wrong: [
        ...sums.differences.map(sentenceOf),
        ...broken.map(
          ({ workspaceId, id }) => `Workspace ${workspaceId}: the sides of the transfer ${id} do not agree.`,
        ),
        ...audit.wrong,
      ],
    };
  });
}

/**
 * The second half of it alone: follows every chain of the audit log, and names the first bad link of each; over the cuts of
 * archives, and through the files that are given.
 * @param keyring proves that the records of archives are as they were made; null leaves that out.
 */
export async function verifyAudit(
  ownerUrl: string,
  { keyring = null, files = [] }: { keyring?: Keyring | null; files?: readonly string[] } = {},
): Promise<Verdict> {
  return atOneMoment(ownerUrl, async (query) => {
    const log = await auditVerdict(query);
    const archives = await archivesVerdict(query, keyring, files);
    return { compared: [...log.compared, ...archives.compared], wrong: [...log.wrong, ...archives.wrong] };
  });
}

type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

async function atOneMoment(ownerUrl: string, look: (query: Query) => Promise<Verdict>): Promise<Verdict> {
  const client = await connectAsOwner(ownerUrl, 'ilifa verify');
  try {
    await client.query('begin isolation level repeatable read read only');
    await refuseHiddenRows(client);
    return await look((text, values) => client.query<Record<string, unknown>>(text, values));
  } finally {
    await client.end();
  }
}

/** What was done to a line, in words. */
const DAMAGE: Readonly<Record<AuditDamage, string>> = {
  altered: 'it was changed after it was written',
  deleted: 'it is missing',
  swapped: 'it changed places with another',
  rewritten: 'it does not follow the line before, one of the two was rewritten',
  added: 'it was added past the end',
};

async function auditVerdict(query: Query): Promise<Verdict> {
  const chains = await brokenAuditChains(query);
  const { rows } = await query(`select count(*)::int as lines, count(distinct chain_id)::int as chains
    from security_audit_logs`);
  const auditChains = plural(Number(rows[0]?.['chains']), 'audit chain');
  const entries = plural(Number(rows[0]?.['lines']), 'entry', 'entries');
  return {
    compared: [`Checked ${auditChains} with ${entries}.`],
    wrong: chains.map(
      ({ chainId, number, what }) => `The audit chain ${chainId} is broken at line ${number}: ${DAMAGE[what]}.`,
    ),
  };
}

async function archivesVerdict(query: Query, keyring: Keyring | null, files: readonly string[]): Promise<Verdict> {
  const { rows } = await query('select id, made_at as "madeAt", lines from audit_archives order by made_at, id');
  const madeAt = new Map(rows.map((row) => [String(row['id']), row['madeAt'] as Date]));
  const compared = rows.map(({ madeAt: at, lines }) => {
    const time = (at as Date).toISOString();
    const entries = plural(Number(lines), 'entry', 'entries');
    return `The audit archive of ${time} has ${entries}, and the audit log continues after them.`;
  });
  const altered = keyring === null ? [] : await alteredArchives({ query }, keyring);
  const wrong = altered.map((id) => {
    const time = madeAt.get(id)?.toISOString() ?? id;
    return `The record of the audit archive of ${time} was changed after it was written.`;
  });
  for (const file of files) {
    const found = await checkArchiveFile({ query }, file);
    if (found.wrong.length === 0) compared.push(`${file} holds the ${found.lines} lines that were archived in it.`);
    wrong.push(...found.wrong.map((what) => `${file}: ${what}`));
  }
  return { compared, wrong };
}

async function refuseHiddenRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ hidden: boolean }>(
    `select row_security_active('transactions') or row_security_active('security_audit_logs') as hidden`,
  );
  if (rows[0]?.hidden !== false)
    throw new StartError(
      'This database user cannot see all data, so the data cannot be verified. Set the owner of the tables in DATABASE_OWNER_URL.',
    );
}

function sentenceOf({ workspaceId, accountId, period, categoryId, kept, fromRows }: SumDifference): string {
  const category = categoryId === null ? 'all categories' : `category ${categoryId}`;
  const [stored, calculated] = [kept ?? 'nothing', fromRows ?? 'nothing'];
  return (
    `The stored sum of workspace ${workspaceId}, account ${accountId}, ${period}, ${category} is wrong. ` +
    `The stored sum is ${stored}, but the transactions add up to ${calculated}. ` +
    'The figures are income and spending in minor units, then the number of transactions, incomes and payments.'
  );
}
