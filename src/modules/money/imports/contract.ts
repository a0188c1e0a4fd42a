import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { RefusalCodeSchema } from '#modules/money/statement-formats/model.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import {
  BatchSchema,
  ChooseSchema,
  CommitSchema,
  ImportSchema,
  PreviewSchema,
  ProgressSchema,
  RowsInputSchema,
  RowsSchema,
  UnlockSchema,
} from './model.ts';
import { CountsSchema } from '#modules/money/import-matching/model.ts';
import { IMPORT_FILE_LIMIT, IMPORT_READ_LIMIT, IMPORT_WORK_LIMIT } from './rate-limits.ts';
import { MOST_FILES } from './uploads.ts';

const LARGEST_FILE = 20_000_000;

const IMPORT_NOT_FOUND = {
  status: 404,
  message: 'This import is not in this workspace; it may have been discarded. Nothing was changed.',
} as const;
const NOT_READY = {
  status: 409,
  message: 'This file was imported already, so there is nothing left to choose. Nothing was changed.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;
const ById = z.object({ id: IdSchema });
const StatementFileSchema = z
  .file()
  .max(LARGEST_FILE, 'The file is larger than 20 MB. Export a shorter period and import that.');
const FILE_REFUSED = {
  status: 422,
  message: 'This file cannot be read as a statement. Nothing was changed.',
  data: z.object({ code: RefusalCodeSchema }),
} as const;
const EDITED_SINCE = {
  status: 409,
  message: 'You have edited transactions of this import. Undoing it deletes them and your edits.',
  data: z.object({
    count: z.int(),
    rows: z.array(z.object({ id: IdSchema, day: DaySchema, description: z.string(), amount: MoneySchema })),
  }),
} as const;
const RemovedSchema = z.object({ removed: z.int(), restored: z.int() });

export const contract = {
  /** Files that come at once: they count as one import. */
  drop: command({ access: IMPORTS.write, audit: 'import.dropped', limit: LIMITS.importData })
    .input(z.object({ files: z.int().min(1).max(MOST_FILES) }))
    .output(ById),

  /** Reads and keeps one file of a drop. */
  add: command({ access: IMPORTS.write, audit: 'import.uploaded', limit: IMPORT_FILE_LIMIT })
    .input(z.object({ file: StatementFileSchema, dropId: IdSchema }))
    .output(PreviewSchema)
    .errors({
      FILE_REFUSED,
      DROP_OVER: { status: 409, message: 'You can no longer add files to this import. Add the file to a new one.' },
      DROP_FULL: {
        status: 413,
        message: 'These files are too large to add at once. This file was left out. Add it separately.',
      },
    }),

  /** Reads and keeps one file that comes by itself. Nothing of it is in the books before `commit`. */
  upload: command({ access: IMPORTS.write, audit: 'import.uploaded', limit: LIMITS.importData })
    .input(
      z.object({
        file: StatementFileSchema,
        accountId: IdSchema.optional(),
      }),
    )
    .output(PreviewSchema)
    .errors({
      ACCOUNT_NOT_FOUND,
      FILE_REFUSED,
    }),

  /** Newest first. */
  list: query({ access: IMPORTS.read }).output(z.array(ImportSchema)),

  /** The file as it is read with the choices so far; the sections and their counts, if it can be. */
  get: query({ access: IMPORTS.read, limit: IMPORT_READ_LIMIT })
    .input(ById)
    .output(PreviewSchema)
    .errors({ IMPORT_NOT_FOUND }),

  /** Lines of the file beside what is made of them, a page at a time. */
  rows: query({ access: IMPORTS.read, limit: IMPORT_READ_LIMIT })
    .input(RowsInputSchema)
    .output(RowsSchema)
    .errors({ IMPORT_NOT_FOUND }),

  /** Opens a file that has a password, and keeps what stands in it. The password itself is kept nowhere. */
  unlock: command({ access: IMPORTS.write, audit: 'import.unlocked', limit: IMPORT_WORK_LIMIT })
    .input(UnlockSchema)
    .output(PreviewSchema)
    .errors({
      IMPORT_NOT_FOUND,
      NOT_READY,
      NOT_LOCKED: { status: 409, message: 'This file has no password, or is open already. Nothing was changed.' },
      WRONG_PASSWORD: { status: 422, message: 'This is not the password of the file. Nothing was changed. Try again.' },
      FILE_REFUSED,
    }),

  choose: command({ access: IMPORTS.write, audit: 'import.prepared', limit: IMPORT_WORK_LIMIT })
    .input(ChooseSchema)
    .output(PreviewSchema)
    .errors({ IMPORT_NOT_FOUND, NOT_READY, ACCOUNT_NOT_FOUND }),

  /** Writes everything in one transaction, accounts that it needs included. */
  commit: command({ access: IMPORTS.write, audit: 'import.committed', limit: IMPORT_WORK_LIMIT })
    .input(CommitSchema)
    .output(CountsSchema)
    .errors({
      IMPORT_NOT_FOUND,
      NOT_READY,
      UNREADABLE: {
        status: 422,
        message: 'The file cannot be read yet. Answer the questions about it first. Nothing was changed.',
      },
      NO_ACCOUNT: {
        status: 422,
        message: 'Choose the account for each part of the file first. Nothing was changed.',
      },
      WRONG_ACCOUNT: { status: 409, message: 'The file belongs to another account. Nothing was changed.' },
      TARGET_GONE: {
        status: 409,
        message:
          'A transaction you wanted to merge with is no longer there. Nothing was changed. Check the transactions again.',
      },
      CANCELLED: { status: 409, message: 'The import was cancelled. Nothing was changed.' },
    }),

  /** How far a running import is; null when it is not running. */
  progress: query({ access: IMPORTS.read }).input(ById).output(ProgressSchema.nullable()),

  /** Asks a running import to stop; it then leaves nothing behind. False when it is not running. */
  cancel: command({ access: IMPORTS.write, audit: 'import.cancelled', limit: 'api_call' })
    .input(ById)
    .output(z.object({ isAsked: z.boolean() })),

  /** Takes the whole import back: what it added goes without a trace, what it merged is as before. */
  revert: command({ access: IMPORTS.write, audit: 'import.reverted', limit: IMPORT_WORK_LIMIT })
    .input(ById.extend({ evenEdited: z.boolean().default(false) }))
    .output(RemovedSchema)
    .errors({
      IMPORT_NOT_FOUND,
      NOT_DONE: { status: 409, message: 'This file was not imported, so there is nothing to undo.' },
      EDITED_SINCE,
    }),

  /** What one press brought in, and what of it is to be categorised. */
  batch: query({ access: IMPORTS.read, limit: IMPORT_READ_LIMIT })
    .input(ById)
    .output(BatchSchema)
    .errors({ IMPORT_NOT_FOUND }),

  /** Undoes all that one press imported, with the accounts that it made and nothing else uses; all or nothing. */
  revertBatch: command({ access: IMPORTS.write, audit: 'import.reverted', limit: IMPORT_WORK_LIMIT })
    .input(ById.extend({ evenEdited: z.boolean().default(false) }))
    .output(RemovedSchema)
    .errors({ IMPORT_NOT_FOUND, EDITED_SINCE }),

  /** Makes a reverted import ready again, to be imported another way from the bytes kept. */
  reopen: command({ access: IMPORTS.write, audit: 'import.reopened', limit: IMPORT_WORK_LIMIT })
    .input(ById)
    .output(PreviewSchema)
    .errors({
      IMPORT_NOT_FOUND,
      NOT_REVERTED: { status: 409, message: 'Only an import that was undone can be opened again.' },
    }),

  /** Throws away an import that is not in the books, with its file. */
  discard: command({ access: IMPORTS.write, audit: 'import.discarded', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({
      IMPORT_NOT_FOUND,
      STILL_IN_BOOKS: {
        status: 409,
        message: 'This file was imported, so it cannot be discarded. Nothing was changed. Undo the import first.',
      },
    }),

  /** The bytes as they came. */
  original: query({ access: IMPORTS.read, limit: IMPORT_READ_LIMIT })
    .input(ById)
    .output(z.file())
    .errors({ IMPORT_NOT_FOUND }),
};
