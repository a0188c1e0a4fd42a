import { and, desc, eq, getColumns, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { transactionMerges } from '#modules/money/merges/table.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { type Choices, ChoicesSchema, type Counts } from '#modules/money/import-matching/model.ts';
import type { Opened } from '#modules/money/statement-formats/model.ts';
import type { LeftOut } from './model.ts';
import { importDecisions, importFiles, imports, importTexts } from './table.server.ts';

export type ImportRow = Omit<typeof imports.$inferSelect, 'choices'> & { readonly choices: Choices };

/** Of choices made before there was something to choose, the usual. */
function withChoices<Row extends { readonly choices: unknown }>(row: Row): Row & { readonly choices: Choices } {
  return { ...row, choices: ChoicesSchema.parse(row.choices) };
}

const theImport = (workspaceId: string, id: string) => and(eq(imports.workspaceId, workspaceId), eq(imports.id, id));

type NewImport = Pick<ImportRow, 'id' | 'userId' | 'fileName' | 'sha256' | 'format' | 'choices'>;

/** Adds an import that waits for the person, and its file. */
export async function addImport(db: Database, workspaceId: string, row: NewImport, bytes: Buffer): Promise<ImportRow> {
  const added = { ...row, workspaceId, byteCount: bytes.length, status: 'ready' } as const;
  const [inserted] = await db.insert(imports).values(added).returning();
  if (inserted === undefined) throw new Error('an import that was just added is gone');
  await keepBytes(db, workspaceId, row.id, bytes);
  return withChoices(inserted);
}

/** The driver copies what it sends twice: in pieces of this many bytes that takes no memory to speak of. */
const PIECE = 512 * 1024;

/** Keeps the bytes of an import's file. */
export async function keepBytes(db: Database, workspaceId: string, importId: string, bytes: Uint8Array): Promise<void> {
  let from = 0;
  // A file of no bytes is one piece too.
  do {
    const piece = Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.min(PIECE, bytes.length - from));
    // Past the query builder, which would write them out as hexadecimal text.
    await connectionOf(db).query(
      `insert into import_files (workspace_id, import_id, place, bytes) values ($1, $2, $3, $4)`,
      [workspaceId, importId, from / PIECE, piece],
    );
    from += PIECE;
  } while (from < bytes.length);
}

export async function importsIn(db: Database, workspaceId: string): Promise<Omit<ImportRow, 'outcomes'>[]> {
  const { outcomes: _, ...columns } = getColumns(imports);
  const rows = await db
    .select(columns)
    .from(imports)
    .where(eq(imports.workspaceId, workspaceId))
    .orderBy(desc(imports.createdAt), desc(imports.id));
  return rows.map(withChoices);
}

/** The import; null where it is not in these books. `held`: nobody else changes it until the transaction ends. */
export async function importIn(
  db: Database,
  workspaceId: string,
  id: string,
  hold: 'held' | 'free' = 'free',
): Promise<ImportRow | null> {
  const asked = db.select().from(imports).where(theImport(workspaceId, id));
  const [row] = hold === 'held' ? await asked.for('no key update') : await asked;
  return row === undefined ? null : withChoices(row);
}

/** @throws Error where the bytes are gone, which no code of ours does. */
export async function bytesOf(db: Database, workspaceId: string, importId: string): Promise<Buffer> {
  const pieces = await db
    .select({ bytes: importFiles.bytes })
    .from(importFiles)
    .where(and(eq(importFiles.workspaceId, workspaceId), eq(importFiles.importId, importId)))
    .orderBy(importFiles.place);
  if (pieces.length === 0) throw new Error(`the file of import ${importId} is gone`);
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
}

/** Keeps what stands in an import's file, instead of what was kept before. */
export async function keepText(db: Database, workspaceId: string, importId: string, opened: Opened): Promise<void> {
  const { importId: key, workspaceId: of } = importTexts;
  await db
    .insert(importTexts)
    .values({ workspaceId, importId, ...opened })
    .onConflictDoUpdate({ target: [of, key], set: opened });
}

/** What was kept of a file that is no text itself; null where nothing was. */
export async function textOf(db: Database, workspaceId: string, importId: string): Promise<Opened | null> {
  const [row] = await db
    .select({ format: importTexts.format, text: importTexts.text })
    .from(importTexts)
    .where(and(eq(importTexts.workspaceId, workspaceId), eq(importTexts.importId, importId)));
  return row ?? null;
}

export async function keepChoices(db: Database, workspaceId: string, id: string, choices: Choices): Promise<void> {
  await db.update(imports).set({ choices }).where(theImport(workspaceId, id));
}

/** Another import of the same bytes that stands in the books, the latest one. */
export async function earlierImport(
  db: Database,
  workspaceId: string,
  { id, sha256 }: Pick<ImportRow, 'id' | 'sha256'>,
): Promise<{ id: string; doneAt: Date } | null> {
  const [row] = await db
    .select({ id: imports.id, doneAt: imports.doneAt })
    .from(imports)
    .where(
      and(
        eq(imports.workspaceId, workspaceId),
        eq(imports.sha256, sha256),
        eq(imports.status, 'done'),
        ne(imports.id, id),
      ),
    )
    .orderBy(desc(imports.doneAt))
    .limit(1);
  return row === undefined || row.doneAt === null ? null : { id: row.id, doneAt: row.doneAt };
}

/** Of the imports of the same bytes that wait too, the first that came before this one. */
export async function waitingCopy(
  db: Database,
  workspaceId: string,
  { id, sha256 }: Pick<ImportRow, 'id' | 'sha256'>,
): Promise<string | null> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.workspaceId, workspaceId),
        eq(imports.sha256, sha256),
        eq(imports.status, 'ready'),
        lt(imports.id, id),
      ),
    )
    .orderBy(imports.id)
    .limit(1);
  return row?.id ?? null;
}

/** Layouts of imports, by their ids: rows of one layout are compared letter by letter. */
export async function layoutsOf(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: imports.id, layout: imports.layout })
    .from(imports)
    .where(and(eq(imports.workspaceId, workspaceId), inArray(imports.id, [...ids])));
  return new Map(rows.map(({ id, layout }) => [id, layout]));
}

type Done = { counts: Counts; outcomes: readonly LeftOut[]; layout: string | null; format: string; doneAt: Date };

export async function markDone(db: Database, workspaceId: string, id: string, done: Done): Promise<void> {
  const { counts, ...rest } = done;
  await db
    .update(imports)
    .set({ ...counts, ...rest, status: 'done', revertedAt: null })
    .where(theImport(workspaceId, id));
}

export async function markReverted(db: Database, workspaceId: string, id: string, revertedAt: Date): Promise<void> {
  await db.update(imports).set({ status: 'reverted', revertedAt }).where(theImport(workspaceId, id));
}

/** An import that waits again, as if it had never been committed; null where it is gone. */
export async function markReady(db: Database, workspaceId: string, id: string): Promise<ImportRow | null> {
  const none = { added: 0, merged: 0, skipped: 0, failed: 0, outcomes: [], doneAt: null, revertedAt: null };
  const [row] = await db
    .update(imports)
    .set({ ...none, status: 'ready' })
    .where(theImport(workspaceId, id))
    .returning();
  return row === undefined ? null : withChoices(row);
}

export async function removeImport(db: Database, workspaceId: string, id: string): Promise<void> {
  await db.delete(imports).where(theImport(workspaceId, id));
}

export type DecisionRow = Omit<typeof importDecisions.$inferSelect, 'workspaceId'>;

export async function addDecisions(db: Database, workspaceId: string, rows: readonly DecisionRow[]): Promise<void> {
  const SLICE = 1000;
  for (let from = 0; from < rows.length; from += SLICE)
    await db.insert(importDecisions).values(rows.slice(from, from + SLICE).map((row) => ({ ...row, workspaceId })));
}

/**
 * What earlier imports decided in this account about rows they did not add; not where the transaction is gone since. What
 * was posted took the place of what was pending: that row is known by the decision too. A transaction that was merged with
 * another one is that one.
 */
export async function decisionsAbout(
  db: Database,
  workspaceId: string,
  accountId: string,
): Promise<{ hash: string; transactionId: string | null }[]> {
  const [before, after] = [importDecisions.before, importDecisions.after].map(
    (facts) => sql`${facts} ->> 'contentHash'`,
  );
  const rows = await db
    .select({
      // Where the transaction took it over, it is known by itself.
      hash: sql<
        string | null
      >`case when ${importDecisions.contentHash} = ${after} then null else ${importDecisions.contentHash} end`,
      replaced: sql<string | null>`case when ${before} <> ${after} then ${before} end`,
      transactionId: sql<string | null>`coalesce(${transactionMerges.keptId}, ${importDecisions.transactionId})`,
    })
    .from(importDecisions)
    .leftJoin(
      transactionMerges,
      and(
        eq(transactionMerges.workspaceId, importDecisions.workspaceId),
        eq(transactionMerges.mergedId, importDecisions.transactionId),
      ),
    )
    .where(
      and(
        eq(importDecisions.workspaceId, workspaceId),
        eq(importDecisions.accountId, accountId),
        sql`(${importDecisions.transactionId} is null or exists (
          select from ${transactions} where ${transactions.workspaceId} = ${importDecisions.workspaceId}
            and ${transactions.id} = coalesce(${transactionMerges.keptId}, ${importDecisions.transactionId})))`,
      ),
    )
    .orderBy(importDecisions.importId, importDecisions.place);
  return rows.flatMap(({ hash, replaced, transactionId }) =>
    [hash, replaced].flatMap((one) => (one === null ? [] : [{ hash: one, transactionId }])),
  );
}

/** What an import merged, for taking it back. */
export async function mergesOf(db: Database, workspaceId: string, importId: string): Promise<DecisionRow[]> {
  const { workspaceId: _, ...columns } = getColumns(importDecisions);
  return db
    .select(columns)
    .from(importDecisions)
    .where(
      and(
        eq(importDecisions.workspaceId, workspaceId),
        eq(importDecisions.importId, importId),
        isNotNull(importDecisions.transactionId),
      ),
    );
}

export async function forgetDecisions(db: Database, workspaceId: string, importId: string): Promise<void> {
  await db
    .delete(importDecisions)
    .where(and(eq(importDecisions.workspaceId, workspaceId), eq(importDecisions.importId, importId)));
}

/** Names of accounts, removed ones too: an import of long ago still says where it went. */
export async function accountNames(db: Database, workspaceId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: bankAccounts.id, name: bankAccounts.name })
    .from(bankAccounts)
    .where(eq(bankAccounts.workspaceId, workspaceId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What these imports' files are called, as far as the caller may see them. */
export async function fileNamesOf(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: imports.id, name: imports.fileName })
    .from(imports)
    .where(and(eq(imports.workspaceId, workspaceId), inArray(imports.id, [...ids])));
  return new Map(found.map(({ id, name }) => [id, name]));
}
