import { hash } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type CsvMapping, CsvMappingSchema } from '#modules/money/csv-detection/model.ts';
import type { Database } from '#platform/database.server.ts';
import { digitsOf } from '#modules/money/accounts/rules.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { importMappings } from './table.server.ts';

/** Under which a layout is kept: short, whatever the heading's length. */
export function shapeOfLayout(layout: string): string {
  return `layout:${hash('sha256', layout, 'base64url')}`;
}

/** Under which the account's number or name on a file is kept; keyed, so that no number can be read from it. */
export function shapeOfAccount(keyring: Keyring, fileAccount: string, format: string): string {
  return `account:${keyring.fingerprint(`${format} ${fileAccount.trim().toLowerCase()}`)}`;
}

/**
 * Under which what a file says of whose account it is, is kept: its whole number, or else its name, and its holder. Keyed,
 * as numbers are, and the same in every format.
 */
export function identityShapes(keyring: Keyring, account: string | null, holder: string | null): string[] {
  const digits = account === null ? '' : digitsOf(account);
  const isMasked = account !== null && /[*•#…]|x{2}/i.test(account);
  const kept = (kind: string, text: string) => `${kind}:${keyring.fingerprint(`${kind} ${text}`)}`;
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
  return [
    ...(digits.length >= WHOLE && !isMasked ? [kept('number', digits)] : []),
    ...(account !== null && digits.length === 0 ? [kept('name', plain(account))] : []),
    ...(holder === null ? [] : [kept('holder', plain(holder))]),
  ];
}

/** So many digits are a number; fewer are the end of one. */
const WHOLE = 7;

/** What files that went into each account said of whose it is. */
export async function identitiesIn(db: Database, workspaceId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ shape: importMappings.shape, accountId: importMappings.accountId })
    .from(importMappings)
    .where(and(eq(importMappings.workspaceId, workspaceId), sql`${importMappings.shape} ~ '^(number|name|holder):'`));
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([id, group]) => [id, group.map(({ shape }) => shape)]));
}

/** Mappings that people of these books made, those for the given account first, then the latest. */
export async function mappingsIn(db: Database, workspaceId: string, accountId: string | null): Promise<CsvMapping[]> {
  const rows = await db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(and(eq(importMappings.workspaceId, workspaceId), isNotNull(importMappings.mapping)))
    .orderBy(
      ...(accountId === null ? [] : [desc(sql`${importMappings.accountId} = ${accountId}`)]),
      desc(importMappings.updatedAt),
    )
    .limit(50);
  return rows.flatMap(({ mapping }) => {
    const parsed = CsvMappingSchema.safeParse(mapping);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Accounts that files of this shape went into. */
export async function accountsOfShapes(
  db: Database,
  workspaceId: string,
  shapes: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (shapes.length === 0) return found;
  const rows = await db
    .select({ shape: importMappings.shape, accountId: importMappings.accountId })
    .from(importMappings)
    .where(and(eq(importMappings.workspaceId, workspaceId), inArray(importMappings.shape, [...shapes])));
  for (const { shape, accountId } of rows) found.set(shape, [...(found.get(shape) ?? []), accountId]);
  return found;
}

/** Remembers that files of this shape go into the account, and how a person reads them; null where the file says it all. */
export async function rememberShape(
  db: Database,
  workspaceId: string,
  { accountId, shape, mapping }: { accountId: string; shape: string; mapping: CsvMapping | null },
): Promise<void> {
  await db
    .insert(importMappings)
    .values({ workspaceId, accountId, shape, mapping })
    .onConflictDoUpdate({
      target: [importMappings.workspaceId, importMappings.accountId, importMappings.shape],
      set: {
        // A file that needed no help does not make the help of another forgotten.
        mapping: sql`coalesce(excluded.mapping, ${importMappings.mapping})`,
        updatedAt: sql`now()`,
      },
    });
}
