import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { AccountTypeSchema } from '#modules/money/accounts/model.ts';
import {
  AnswersSchema,
  ColumnRoleSchema,
  CsvMappingSchema,
  DelimiterSchema,
  StatusMeaningSchema,
} from '#modules/money/csv-detection/model.ts';
import {
  CountsSchema,
  DecisionKindSchema,
  RowWishSchema,
  SectionAccountSchema,
} from '#modules/money/import-matching/model.ts';
import {
  type Import,
  ImportStatusSchema,
  type Preview,
  type PreviewRow,
  RowsInputSchema,
  type SectionPreview,
} from '#modules/money/imports/model.ts';
import { BalanceCheckSchema, QuestionSchema, StatementFormatSchema } from '#modules/money/statement-formats/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  PageNumberSchema,
  PublicDaySchema,
} from './public-api.operation.ts';

const imported = {
  id: IdSchema,
  fileName: z.string(),
  format: StatementFormatSchema.nullable(),
  status: ImportStatusSchema.describe('`ready`: it waits to be imported.'),
  counts: CountsSchema.describe('What became of its rows, or will.'),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  revertedAt: z.iso.datetime().nullable().describe('When it was undone.'),
};
const PublicImportSchema = z.object({
  ...imported,
  accounts: z.array(z.object({ id: IdSchema, name: z.string() })),
});

export function publicImport(one: Import): z.infer<typeof PublicImportSchema> {
  const { id, fileName, format, status, counts, accounts, createdAt, doneAt, revertedAt } = one;
  return {
    id,
    fileName,
    format,
    status,
    counts,
    accounts: accounts.map((account) => ({ id: account.id, name: account.name })),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    revertedAt: revertedAt?.toISOString() ?? null,
  };
}

/** The currency may be one in which no account can be kept. */
const FileCurrencySchema = z.string();

const PublicSectionSchema = z.object({
  section: z.int().describe('Its place in the file: one section for each account and currency.'),
  fileAccount: z.string().nullable().describe('The account as the file names it; of a number the last digits.'),
  currency: FileCurrencySchema,
  first: PublicDaySchema.nullable(),
  last: PublicDaySchema.nullable(),
  moneyIn: AmountSchema,
  moneyOut: AmountSchema,
  opening: AmountSchema,
  closing: AmountSchema,
  check: z
    .enum(BalanceCheckSchema.options.map(({ shape }) => shape.kind.value))
    .describe('Whether the rows lead from one balance of the file to the next.'),
  account: z
    .object({ id: IdSchema, name: z.string(), because: z.string() })
    .nullable()
    .describe('Where it goes, and why; null where nothing says so.'),
  isLeftOut: z.boolean().describe('`true`: you chose no account.'),
  problem: z.string().nullable().describe('Why it cannot go there.'),
  newAccount: z.object({
    name: z.string().describe('What a new account for it would be called.'),
    type: AccountTypeSchema,
    bankName: z.string(),
  }),
  counts: CountsSchema,
  lookAlikes: z.int().describe('New rows that resemble transactions of the account.'),
});

function publicSection({ section, account, problem, newAccount, ...rest }: SectionPreview) {
  const { fileAccount, currency, first, last, moneyIn, moneyOut, opening, closing, check, counts } = rest;
  return {
    section,
    fileAccount,
    currency,
    first,
    last,
    counts,
    moneyIn: amountOf(moneyIn).amount,
    moneyOut: amountOf(moneyOut).amount,
    opening: opening === null ? null : amountOf(opening.amount).amount,
    closing: closing === null ? null : amountOf(closing.amount).amount,
    check: check.kind,
    account: account === null ? null : { id: account.id, name: account.name, because: account.because },
    isLeftOut: rest.isLeftOut,
    problem: problem?.sentence ?? rest.doubt,
    newAccount: { name: newAccount.name, type: newAccount.accountType, bankName: newAccount.bankName },
    lookAlikes: rest.lookAlikes,
  };
}

const PublicQuestionSchema = z.object({
  about: QuestionSchema.shape.about.describe('The field of your answer.'),
  word: z.string().nullable().describe('The status word that is asked about.'),
  sentence: z.string(),
  answers: z.array(z.object({ answer: z.string(), meaning: z.string() })),
  suggested: z.string().nullable().describe('The likelier answer. It is not taken unless you send it.'),
});
const PublicColumnsSchema = z.object({
  missing: z.array(z.string()),
  delimiter: DelimiterSchema,
  heading: z.array(z.string()).nullable(),
  skipLines: z.int(),
  columns: z.array(z.object({ role: ColumnRoleSchema, samples: z.array(z.string()) })),
});
const PublicReviewSchema = z.object({
  ...imported,
  accounts: PublicImportSchema.shape.accounts,
  bank: z.string().nullable(),
  earlierId: IdSchema.nullable().describe('An import of the same file that is done.'),
  isReady: z.boolean().describe('`true`: nothing is asked, and each section has an account or is left out.'),
  refusal: z.string().nullable().describe('Why the file is no statement.'),
  questions: z.array(PublicQuestionSchema).describe('What the file leaves open.'),
  columns: PublicColumnsSchema.nullable().describe('A CSV file whose columns are not known. Send them as `mapping`.'),
  sections: z.array(PublicSectionSchema),
});

export function publicReview(preview: Preview): z.infer<typeof PublicReviewSchema> {
  const { finding, bank, earlier } = preview;
  const read = finding?.kind === 'read' ? finding : null;
  const questions = finding?.kind === 'questions' ? finding.questions : [];
  return {
    ...publicImport(preview),
    ...(read !== null && { counts: read.counts }),
    bank,
    earlierId: earlier?.id ?? null,
    isReady: read?.isReady ?? false,
    refusal: finding?.kind === 'refused' ? finding.sentence : null,
    questions: questions.map(({ about, word, sentence, candidates, suggested }) => {
      const answers = candidates.map(({ answer, meaning }) => ({ answer, meaning }));
      return { about, word, sentence, answers, suggested };
    }),
    columns: finding?.kind === 'unmapped' ? columnsOf(finding) : null,
    sections: (read?.sections ?? []).map(publicSection),
  };
}

function columnsOf(table: z.infer<typeof PublicColumnsSchema>): z.infer<typeof PublicColumnsSchema> {
  const { missing, delimiter, heading, skipLines, columns } = table;
  const roles = columns.map(({ role, samples }) => ({ role, samples: [...samples] }));
  return { missing: [...missing], delimiter, heading, skipLines, columns: roles };
}

const PublicRowSchema = z.object({
  place: z.int().nullable().describe('Names the row in `rows` of your choices; null where the line is no row.'),
  section: z.int(),
  line: z.int(),
  bookedOn: PublicDaySchema.nullable(),
  description: z.string().nullable(),
  amount: AmountSchema,
  currency: FileCurrencySchema.nullable(),
  categoryId: IdSchema.nullable(),
  decision: DecisionKindSchema.describe('What is done with it.'),
  reason: z.string(),
  candidateIds: z.array(IdSchema).describe('Transactions that it may be, the likeliest first.'),
});

export function publicRow({ day, amount, candidates, ...row }: PreviewRow): z.infer<typeof PublicRowSchema> {
  const { place, section, line, description, categoryId, decision, reason } = row;
  return {
    place,
    section,
    line,
    description,
    categoryId,
    decision,
    reason,
    bookedOn: day,
    amount: amount === null ? null : amountOf(amount).amount,
    currency: amount?.currency ?? null,
    candidateIds: candidates.map(({ id }) => id),
  };
}

const answers = AnswersSchema.shape;
const ChoicesBody = z.strictObject({
  accounts: z
    .array(z.strictObject(SectionAccountSchema.omit({ isAssumed: true }).shape))
    .max(1000)
    .optional()
    .describe('The account for a section; null leaves the section out.'),
  dateOrder: answers.dateOrder,
  decimal: answers.decimal,
  sign: answers.sign,
  currency: answers.currency,
  statuses: z
    .array(z.strictObject({ word: z.string().max(80), meaning: StatusMeaningSchema }))
    .optional()
    .describe('What the status words mean: the money moved, will move, or did not.'),
  mapping: z
    .strictObject(CsvMappingSchema.shape)
    .nullable()
    .optional()
    .describe('How the columns of a CSV file are read. It is stored for the account.'),
  rows: z
    .array(z.strictObject({ place: z.int().min(0).max(999_999), wish: RowWishSchema.nullable() }))
    .max(10_000)
    .optional()
    .describe('Add it, skip it, or merge it with the transaction of this id; null: as proposed.'),
});

/** What was sent, as the procedure names it. */
export function choicesFrom({ accounts, mapping, statuses, rows, ...answered }: z.infer<typeof ChoicesBody>) {
  const said = Object.fromEntries(Object.entries(answered).filter(([, value]) => value !== undefined));
  const words = Object.fromEntries((statuses ?? []).map(({ word, meaning }) => [word, meaning]));
  const isAnswered = Object.keys(said).length > 0 || statuses !== undefined;
  return {
    accounts,
    mapping,
    answers: isAnswered ? { ...said, ...(statuses === undefined ? {} : { statuses: words }) } : undefined,
    wishes: rows === undefined ? undefined : Object.fromEntries(rows.map(({ place, wish }) => [String(place), wish])),
  };
}

const CommitBody = z.strictObject({
  newAccounts: z
    .array(z.strictObject({ section: z.int().min(0), name: z.string().trim().min(1).max(100).optional() }))
    .max(100)
    .default([])
    .describe('Sections for which an account is added. Without a name it is called as proposed.'),
});
const UndoBody = z.strictObject({
  evenEdited: z.boolean().default(false).describe('`true`: also if transactions of it were edited since.'),
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
    summary: 'Add a statement file of up to 20 MB. It is read, and not imported yet.',
    query: z.strictObject({ accountId: IdSchema.optional().describe('The account that it is for.') }),
    body: null,
    upload: 'statement',
    answer: ReviewAnswer,
  },
  importReview: {
    method: 'GET',
    path: 'imports/{id}',
    scope: 'imports.read',
    summary: 'How a file is read, what it leaves open, and where its sections go.',
    query: NothingSchema,
    body: null,
    answer: ReviewAnswer,
  },
  importRows: {
    method: 'GET',
    path: 'imports/{id}/rows',
    scope: 'imports.read',
    summary: 'The rows of a file, 50 on a page, and what is done with each.',
    query: z.strictObject({ show: RowsInputSchema.shape.show, page: PageNumberSchema }),
    body: null,
    answer: z.object({ data: z.array(PublicRowSchema), total: z.int() }),
  },
  chooseImport: {
    method: 'PATCH',
    path: 'imports/{id}',
    scope: 'imports.write',
    summary: 'Answer questions, choose accounts, and say what is done with single rows.',
    query: NothingSchema,
    body: ChoicesBody,
    answer: ReviewAnswer,
  },
  commitImport: {
    method: 'POST',
    path: 'imports/{id}/commit',
    scope: 'imports.write',
    summary: 'Import a file: all of it, or nothing.',
    query: NothingSchema,
    body: CommitBody,
    answer: z.object({ data: CountsSchema }),
  },
  undoImport: {
    method: 'POST',
    path: 'imports/{id}/undo',
    scope: 'imports.write',
    summary: 'Undo an import. Its transactions are deleted, and what it merged is as before.',
    query: NothingSchema,
    body: UndoBody,
    answer: z.object({
      data: z.object({ removed: z.int(), restored: z.int().describe('Transactions that are as before.') }),
    }),
  },
  reopenImport: {
    method: 'POST',
    path: 'imports/{id}/reopen',
    scope: 'imports.write',
    summary: 'Make an import that was undone ready again.',
    query: NothingSchema,
    body: null,
    answer: ReviewAnswer,
  },
  deleteImport: {
    method: 'DELETE',
    path: 'imports/{id}',
    scope: 'imports.write',
    summary: 'Delete a file that is not imported.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  importFile: {
    method: 'GET',
    path: 'imports/{id}/file',
    scope: 'imports.read',
    summary: 'The file as it was added. The answer is the file, not JSON.',
    query: NothingSchema,
    body: null,
    answer: z.file(),
  },
} as const satisfies Record<string, Operation>;
