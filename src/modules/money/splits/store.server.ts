import { randomUUIDv7 } from 'node:crypto';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { transactions } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { takeTurn } from '#platform/database.server.ts';
import type { Template } from './model.ts';
import { splitTemplates } from './table.server.ts';

/** Changes of one workspace's templates wait for each other, so that no name is given twice. */
export function takeTemplatesTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `split-templates ${workspaceId}`);
}

const template = { id: splitTemplates.id, name: splitTemplates.name, lines: splitTemplates.lines };

export function listTemplates(db: Database, workspaceId: string): Promise<Template[]> {
  return db
    .select(template)
    .from(splitTemplates)
    .where(eq(splitTemplates.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${splitTemplates.name})`), asc(splitTemplates.id));
}

/** The account of the other side of each line that is part of a transfer, by the id of the line; as far as it may be seen. */
export async function otherAccounts(
  db: Database,
  workspaceId: string,
  lines: readonly { readonly id: string; readonly transferId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const linked = new Map(
    lines.flatMap(({ id, transferId }) => (transferId === null ? [] : [[transferId, id] as const])),
  );
  if (linked.size === 0) return new Map();
  const own = new Set(linked.values());
  const { id, accountId, transferId, deletedAt } = transactions;
  const sides = await db
    .select({ id, accountId, transferId })
    .from(transactions)
    .where(and(eq(transactions.workspaceId, workspaceId), inArray(transferId, [...linked.keys()]), isNull(deletedAt)));
  return new Map(
    sides.flatMap((side) => {
      const line = linked.get(side.transferId ?? '');
      return own.has(side.id) || line === undefined ? [] : [[line, side.accountId] as const];
    }),
  );
}

/** Null where it is not there. */
export async function findTemplate(db: Database, workspaceId: string, id: string): Promise<Template | null> {
  const [found] = await db
    .select(template)
    .from(splitTemplates)
    .where(and(eq(splitTemplates.workspaceId, workspaceId), eq(splitTemplates.id, id)));
  return found ?? null;
}

export async function countTemplates(db: Database, workspaceId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(splitTemplates)
    .where(eq(splitTemplates.workspaceId, workspaceId));
  return found?.count ?? 0;
}

export async function isNameTaken(db: Database, workspaceId: string, name: string): Promise<boolean> {
  const found = await db
    .select({ id: splitTemplates.id })
    .from(splitTemplates)
    .where(and(eq(splitTemplates.workspaceId, workspaceId), sql`lower(${splitTemplates.name}) = lower(${name})`));
  return found.length > 0;
}

/** An id that is in use stays with the template that has it; the new one gets another. */
export async function addTemplate(
  db: Database,
  workspaceId: string,
  { id = randomUUIDv7(), ...row }: Omit<Template, 'id'> & { id?: string | undefined; userId: string; createdAt: Date },
): Promise<string> {
  const added = await db
    .insert(splitTemplates)
    .values({ workspaceId, id, ...row })
    .onConflictDoNothing({ target: [splitTemplates.workspaceId, splitTemplates.id] })
    .returning({ id: splitTemplates.id });
  return added.length > 0 ? id : addTemplate(db, workspaceId, row);
}

/** False where it is not there. */
export async function removeTemplate(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(splitTemplates)
    .where(and(eq(splitTemplates.workspaceId, workspaceId), eq(splitTemplates.id, id)))
    .returning({ id: splitTemplates.id });
  return gone.length > 0;
}
