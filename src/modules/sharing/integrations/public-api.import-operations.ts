import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { AnswersSchema, CsvMappingSchema, StatusMeaningSchema } from '#modules/money/csv-detection/model.ts';
import { CountsSchema, RowWishSchema, SectionAccountSchema } from '#modules/money/import-matching/model.ts';
import { RowsInputSchema, UnlockSchema } from '#modules/money/imports/model.ts';
import { PublicImportSchema, PublicLineSchema, PublicReviewSchema } from './public-api.imports.ts';
import { ChangedSchema, NothingSchema, type Operation, PageNumberSchema } from './public-api.operation.ts';

const answers = AnswersSchema.shape;
const ChoicesBody = z.strictObject({
  accounts: z
    .array(z.strictObject(SectionAccountSchema.omit({ isAssumed: true }).shape))
    .max(1000)
    .optional()
    .describe('The account for each section of the file; null skips the section.'),
  dateOrder: answers.dateOrder,
  year: answers.year.describe('The year of the last transaction, if the dates in the file have no year: `2026`.'),
  decimal: answers.decimal,
  sign: answers.sign,
  fee: answers.fee,
  currency: answers.currency,
  statuses: z
    .array(z.strictObject({ word: z.string().max(80), meaning: StatusMeaningSchema }))
    .optional()
    .describe('What each status word in the file means: the money moved, will move, or did not move.'),
  mapping: z
    .strictObject(CsvMappingSchema.shape)
    .nullable()
    .optional()
    .describe('How the columns of a table are read. This is stored for later files of the account.'),
  lines: z
    .array(z.strictObject({ place: z.int().min(0).max(999_999), wish: RowWishSchema.nullable() }))
    .max(10_000)
    .optional()
    .describe('Add the transaction, skip it, or merge it with the transaction of this id; null: the proposed action.'),
});

/** What was sent, as the procedure names it. */
export function choicesFrom({ accounts, mapping, statuses, lines, ...answered }: z.infer<typeof ChoicesBody>) {
  const said = Object.fromEntries(Object.entries(answered).filter(([, value]) => value !== undefined));
  const words = Object.fromEntries((statuses ?? []).map(({ word, meaning }) => [word, meaning]));
  const isAnswered = Object.keys(said).length > 0 || statuses !== undefined;
  return {
    accounts,
    mapping,
    answers: isAnswered ? { ...said, ...(statuses === undefined ? {} : { statuses: words }) } : undefined,
    wishes: lines === undefined ? undefined : Object.fromEntries(lines.map(({ place, wish }) => [String(place), wish])),
  };
}

const CommitBody = z.strictObject({
  newAccounts: z
    .array(z.strictObject({ section: z.int().min(0), name: z.string().trim().min(1).max(100).optional() }))
    .max(100)
    .default([])
    .describe('Sections of the file that get a new account. An account without a name gets the proposed name.'),
});
const UndoBody = z.strictObject({
  evenEdited: z.boolean().default(false).describe('`true`: also if transactions of it were edited since.'),
});
const UnlockBody = z.strictObject({
  password: UnlockSchema.shape.password.describe(
    'The password of the file. It is used once to open the file, and not stored.',
  ),
});
const ReviewAnswer = z.object({ data: PublicReviewSchema });

export const IMPORT_OPERATIONS = {
  imports: {
    method: 'GET',
    path: 'imports',
    scope: 'imports.read',
    summary: 'Statement files that were added, the newest first.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicImportSchema) }),
  },
  addImport: {
    method: 'POST',
    path: 'imports',
    scope: 'imports.write',
    summary: 'Add a statement file of up to 20 MB. The file is read, but not imported yet.',
    query: z.strictObject({ accountId: IdSchema.optional().describe('The account that the file is for.') }),
    body: null,
    upload: 'statement',
    answer: ReviewAnswer,
  },
  importReview: {
    method: 'GET',
    path: 'imports/{id}',
    scope: 'imports.read',
    summary: 'How a file is read, its open questions, and the accounts for its sections.',
    query: NothingSchema,
    body: null,
    answer: ReviewAnswer,
  },
  importLines: {
    method: 'GET',
    path: 'imports/{id}/lines',
    scope: 'imports.read',
    summary: 'The lines of a statement file, 50 on a page, with the decision for each line.',
    query: z.strictObject({ show: RowsInputSchema.shape.show, page: PageNumberSchema }),
    body: null,
    answer: z.object({ data: z.array(PublicLineSchema), total: z.int() }),
  },
  unlockImport: {
    method: 'POST',
    path: 'imports/{id}/unlock',
    scope: 'imports.write',
    summary: 'Open a PDF that has a password.',
    query: NothingSchema,
    body: UnlockBody,
    answer: ReviewAnswer,
  },
  chooseImport: {
    method: 'PATCH',
    path: 'imports/{id}',
    scope: 'imports.write',
    summary: 'Answer the questions about a file, choose accounts, and decide about single lines.',
    query: NothingSchema,
    body: ChoicesBody,
    answer: ReviewAnswer,
  },
  commitImport: {
    method: 'POST',
    path: 'imports/{id}/commit',
    scope: 'imports.write',
    summary: 'Import a statement file: all of it or, if anything fails, nothing.',
    query: NothingSchema,
    body: CommitBody,
    answer: z.object({ data: CountsSchema }),
  },
  undoImport: {
    method: 'POST',
    path: 'imports/{id}/undo',
    scope: 'imports.write',
    summary: 'Undo an import. Its transactions are deleted, and its merges are undone.',
    query: NothingSchema,
    body: UndoBody,
    answer: z.object({
      data: z.object({ removed: z.int(), restored: z.int().describe('How many transactions are no longer merged.') }),
    }),
  },
  reopenImport: {
    method: 'POST',
    path: 'imports/{id}/reopen',
    scope: 'imports.write',
    summary: 'Prepare an undone import to be imported again.',
    query: NothingSchema,
    body: null,
    answer: ReviewAnswer,
  },
  deleteImport: {
    method: 'DELETE',
    path: 'imports/{id}',
    scope: 'imports.write',
    summary: 'Delete a file that has not been imported.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  importFile: {
    method: 'GET',
    path: 'imports/{id}/file',
    scope: 'imports.read',
    summary: 'The imported file as it was added. The response is the file, not JSON.',
    query: NothingSchema,
    body: null,
    answer: z.file(),
  },
} as const satisfies Record<string, Operation>;
