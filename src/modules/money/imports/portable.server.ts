import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { type Choices, ChoicesSchema, RowWishSchema } from '#modules/money/import-matching/model.ts';
import { ImportStatusSchema, type LeftOut, LeftOutSchema } from './model.ts';
import { bytesOf, importIn, keepBytes } from './store.server.ts';
import { importDecisions, imports } from './table.server.ts';
import { LARGEST_FILE } from './uploads.ts';

const MB = 1024 * 1024;

/*
 * Both of these grow with the rows of a file. They are looked through part by part and given up at the first that is wrong:
 * a schema would list all that is wrong with each part, which takes minutes where somebody wrote millions of them.
 */
const PortableOutcomesSchema = z.custom<LeftOut[]>(
  (outcomes) =>
    Array.isArray(outcomes) &&
    outcomes.every(
      (each: { rows?: unknown } | null) =>
        each !== null &&
        LeftOutSchema.omit({ rows: true }).safeParse(each).success &&
        Array.isArray(each.rows) &&
        each.rows.every((row) => LeftOutSchema.shape.rows.element.safeParse(row).success),
    ),
  'not what became of rows',
);
const PortableChoicesSchema = z.custom<Choices>((choices) => {
  if (typeof choices !== 'object' || choices === null) return false;
  const { wishes = {}, ...rest } = choices as { wishes?: unknown };
  if (typeof wishes !== 'object' || wishes === null || JSON.stringify(rest).length > MB) return false;
  if (!ChoicesSchema.safeParse(rest).success) return false;
  return Object.entries(wishes).every(
    ([place, wish]) => /^\d{1,6}$/.test(place) && RowWishSchema.safeParse(wish).success,
  );
}, 'not what a person chose');

export const portableImports = portableTable({
  name: 'imports',
  about: 'Imported statement files, and what happened to each transaction. The files are included unchanged.',
  table: imports,
  order: 'created_at, id',
  // Names each row of a file that was not added.
  longestRow: 4 * MB,
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    fileName: z.string().max(1000),
    byteCount: z.int(),
    sha256: z.string().max(64),
    format: z.string().max(40).nullable(),
    layout: z.string().nullable(),
    status: ImportStatusSchema,
    choices: PortableChoicesSchema,
    added: z.int(),
    merged: z.int(),
    skipped: z.int(),
    failed: z.int(),
    outcomes: PortableOutcomesSchema,
    createdAt: InstantSchema,
    doneAt: InstantSchema.nullable(),
    revertedAt: InstantSchema.nullable(),
  }),
  sheet: {
    headings: ['File', 'Brought', 'Status', 'Added', 'Merged', 'Skipped', 'Failed', 'Stored as'],
    cells: ({ id, fileName, createdAt, status, added, merged, skipped, failed }) => [
      fileName,
      createdAt,
      status,
      String(added),
      String(merged),
      String(skipped),
      String(failed),
      id,
    ],
  },
  files: {
    most: LARGEST_FILE,
    bytesOf: (db, { workspaceId }, { id }) => bytesOf(db, workspaceId, String(id)),
    async put(db, { workspaceId }, id, bytes) {
      const row = await importIn(db, workspaceId, id);
      if (row?.byteCount !== bytes.length) return false;
      await keepBytes(db, workspaceId, id, bytes);
      return true;
    },
  },
});

export const portableDecisions = portableTable({
  name: 'import-decisions',
  about: 'Transactions of statements that were not added, so that they are recognised next time.',
  table: importDecisions,
  order: 'import_id, place',
  row: z.strictObject({
    importId: z.uuid(),
    place: z.int(),
    accountId: z.uuid(),
    contentHash: z.string().max(200),
    transactionId: z.uuid().nullable(),
    before: z.json().nullable(),
    after: z.json().nullable(),
  }),
});
