import * as z from 'zod';
import { CsvMappingSchema } from '#modules/notation/model.ts';
import { connectionOf } from '#platform/database.server.ts';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { ChoicesSchema, ImportStatusSchema, LeftOutSchema } from './model.ts';
import { bytesOf } from './store.server.ts';
import { importDecisions, importMappings, imports } from './table.server.ts';

export const portableImports = portableTable({
  name: 'imports',
  about: 'Statement files that were brought, and what became of their rows; the files themselves as they came.',
  table: imports,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    fileName: z.string().max(1000),
    byteCount: z.int(),
    sha256: z.string().max(64),
    format: z.string().max(40).nullable(),
    layout: z.string().nullable(),
    status: ImportStatusSchema,
    choices: ChoicesSchema,
    added: z.int(),
    merged: z.int(),
    skipped: z.int(),
    failed: z.int(),
    outcomes: z.array(LeftOutSchema),
    createdAt: InstantSchema,
    doneAt: InstantSchema.nullable(),
    revertedAt: InstantSchema.nullable(),
  }),
  sheet: {
    headings: ['File', 'Brought', 'Status', 'Added', 'Merged', 'Skipped', 'Failed', 'Kept as'],
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
    bytesOf: (db, { workspaceId }, { id }) => bytesOf(db, workspaceId, String(id)),
    async put(db, { workspaceId }, id, bytes) {
      await connectionOf(db).query(`insert into import_files (workspace_id, import_id, bytes) values ($1, $2, $3)`, [
        workspaceId,
        id,
        Buffer.from(bytes),
      ]);
    },
  },
});

export const portableDecisions = portableTable({
  name: 'import-decisions',
  about: 'Rows of statements that were not added, by which they are known when they come again.',
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

export const portableMappings = portableTable({
  name: 'import-mappings',
  about: 'How files of one shape are read, and the account they go into.',
  table: importMappings,
  row: z.strictObject({
    accountId: z.uuid(),
    shape: z.string(),
    mapping: CsvMappingSchema.nullable(),
    updatedAt: InstantSchema,
  }),
});
