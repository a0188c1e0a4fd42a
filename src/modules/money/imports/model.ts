import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { ComparisonSchema, NewAccountSchema } from '#modules/money/accounts/model.ts';
import {
  AnswersSchema,
  CsvMappingSchema,
  DecisionSchema,
  DelimiterSchema,
  LayoutSchema,
  ColumnRoleSchema,
} from '#modules/money/csv-detection/model.ts';
import {
  AccountWishSchema,
  ChoicesSchema,
  CountsSchema,
  DecisionKindSchema,
  FileMoneySchema,
  RowWishSchema,
  SectionAccountSchema,
  SectionProblemSchema,
} from '#modules/money/import-matching/model.ts';
import { BalanceCheckSchema, StatementFormatSchema, QuestionSchema } from '#modules/money/statement-formats/model.ts';
import { MOST_FILES } from './uploads.ts';

const BalanceAtSchema = z.object({ amount: FileMoneySchema, day: DaySchema.nullable() });

/** `ready`: read and waiting for the person. */
export const ImportStatusSchema = z.enum(['ready', 'done', 'reverted']);

/** Changes to the choices; what is left out stays. Null takes a wish, an answer or the mapping back. */
export const ChooseSchema = z.object({
  id: IdSchema,
  accounts: z.array(SectionAccountSchema).max(1000).optional(),
  answers: AnswersSchema.optional(),
  mapping: CsvMappingSchema.nullable().optional(),
  wishes: z.record(z.string().regex(/^\d{1,6}$/), RowWishSchema.nullable()).optional(),
});
export type Choose = z.infer<typeof ChooseSchema>;

/** The password of a PDF: it opens the file once and is kept nowhere. */
export const UnlockSchema = z.object({ id: IdSchema, password: z.string().min(1).max(200) });

/** A transaction that a row is, or may be. */
const CandidateSchema = z.object({
  id: IdSchema,
  day: DaySchema,
  description: z.string(),
  score: z.int().nullable(),
  because: z.string(),
});

/** One line of a file beside what is made of it. */
export const PreviewRowSchema = z.object({
  /** The row's place in the file, by which wishes name it; null for a line that gave no row. */
  place: z.int().nullable(),
  section: z.int(),
  line: z.int(),
  /** The line of the file as it is. */
  raw: z.string(),
  isFee: z.boolean(),
  day: DaySchema.nullable(),
  description: z.string().nullable(),
  amount: FileMoneySchema.nullable(),
  isPending: z.boolean(),
  categoryId: IdSchema.nullable(),
  /** Name of the category that would be made for it; null where none is. */
  newCategory: z.string().nullable(),
  /** How many lines it has where the file splits it, else none. */
  splitInto: z.int(),
  /** The rule that gave the category; null where none did. */
  rule: z.string().nullable(),
  decision: DecisionKindSchema,
  reason: z.string(),
  wish: RowWishSchema.nullable(),
  /** What it is merged with or known as, else what it may be, likeliest first. */
  candidates: z.array(CandidateSchema),
});
export type PreviewRow = z.infer<typeof PreviewRowSchema>;

/** What one section of a file is for, and what would become of it. */
export const SectionPreviewSchema = z.object({
  section: z.int(),
  /** Name of the account as the file gives it, or its number masked. */
  fileAccount: z.string().nullable(),
  currency: z.string(),
  /** False where nothing in the file says its currency: then it is that of the account chosen, or of the books. */
  isCurrencyNamed: z.boolean(),
  first: DaySchema.nullable(),
  last: DaySchema.nullable(),
  moneyIn: FileMoneySchema,
  moneyOut: FileMoneySchema,
  opening: BalanceAtSchema.nullable(),
  closing: BalanceAtSchema.nullable(),
  /** What was in the account when the statement ends: its last running balance, else its closing one. */
  end: FileMoneySchema.nullable(),
  check: BalanceCheckSchema,
  /** What the bank says at the end of it, beside what the books will say; null where that cannot be compared. */
  balance: ComparisonSchema.nullable(),
  /** By how much the opening balance moves, since older transactions come in; null where it stays. */
  openingMoved: FileMoneySchema.nullable(),
  /** The account taken, and why; null while none is. `isLeftOut`: the person wants nothing of this section. */
  account: z.object({ id: IdSchema, name: z.string(), because: z.string() }).nullable(),
  isLeftOut: z.boolean(),
  /** The account is only likely: neither its number nor the person says so. */
  isGuess: z.boolean(),
  /** Why no account is taken though one would fit; null where nothing speaks against it. */
  doubt: z.string().nullable(),
  /** Why the section cannot go into that account. */
  problem: SectionProblemSchema.nullable(),
  /** What an account for this section would begin with, and the id under which all its files make it. */
  newAccount: AccountWishSchema,
  newAccountId: IdSchema,
  /** Some account may be the one, though nothing says so: a person says which before a new one is made. */
  mayBeKnown: z.boolean(),
  counts: CountsSchema,
  /** Rows whose printed sign the running balance contradicts. */
  doubts: z.int(),
  /** Rows to be added that look like ones the books have: a person should look. */
  lookAlikes: z.int(),
});
export type SectionPreview = z.infer<typeof SectionPreviewSchema>;

/** What rows of another program bring with them. */
const CarriedSchema = z.object({
  categories: z.int(),
  /** Names of those that would be made. */
  newCategories: z.array(z.string()),
  splits: z.int(),
  transfers: z.int(),
});

const ReadFindingSchema = z.object({
  kind: z.literal('read'),
  format: StatementFormatSchema,
  encoding: z.string(),
  layout: LayoutSchema.nullable(),
  decisions: z.array(DecisionSchema),
  sections: z.array(SectionPreviewSchema),
  counts: CountsSchema,
  /** Null where the file brings transactions alone. */
  carried: CarriedSchema.nullable(),
  /** Every section has an account or is left out, and something would be added or merged. */
  isReady: z.boolean(),
});
export type ReadFinding = z.infer<typeof ReadFindingSchema>;

/** What reading the stored bytes gave. */
export const FindingSchema = z.discriminatedUnion('kind', [
  ReadFindingSchema,
  z.object({
    kind: z.literal('questions'),
    format: StatementFormatSchema,
    encoding: z.string(),
    decisions: z.array(DecisionSchema),
    questions: z.array(QuestionSchema),
  }),
  z.object({
    kind: z.literal('unmapped'),
    encoding: z.string(),
    missing: z.array(z.string()),
    delimiter: DelimiterSchema,
    heading: z.array(z.string()).nullable(),
    skipLines: z.int(),
    columns: z.array(
      z.object({ heading: z.string().nullable(), role: ColumnRoleSchema, samples: z.array(z.string()) }),
    ),
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('refused'), sentence: z.string() }),
  /** It has a password, which nobody has given yet. */
  z.object({ kind: z.literal('locked') }),
]);
export type Finding = z.infer<typeof FindingSchema>;

/** An import in the list. */
export const ImportSchema = z.object({
  id: IdSchema,
  fileName: z.string(),
  byteCount: z.int(),
  format: StatementFormatSchema.nullable(),
  status: ImportStatusSchema,
  counts: CountsSchema,
  accounts: z.array(z.object({ id: IdSchema, name: z.string() })),
  createdAt: z.date(),
  doneAt: z.date().nullable(),
  revertedAt: z.date().nullable(),
});
export type Import = z.infer<typeof ImportSchema>;

export const PreviewSchema = ImportSchema.extend({
  choices: ChoicesSchema,
  /** Where the reading of the columns comes from. */
  mappedBy: z.enum(['detection', 'memory', 'person']),
  /** The same bytes were imported before, and stand in the books. */
  earlier: z.object({ id: IdSchema, doneAt: z.date() }).nullable(),
  /** Who made the file, as far as it says. */
  bank: z.string().nullable(),
  /** A file that waits too and has the same bytes, which came before. */
  copyOf: IdSchema.nullable(),
  /** Null once the import is done: then the counts say what became of it. */
  finding: FindingSchema.nullable(),
  /** Where the file leaves questions open: how it reads under the likely answers. Nothing is taken so until it is imported. */
  likely: z.object({ answers: AnswersSchema, finding: ReadFindingSchema }).nullable(),
});
export type Preview = z.infer<typeof PreviewSchema>;

/** One drop: so much its files may hold together. */
export const DROP_LIMITS = { files: MOST_FILES, bytes: 100_000_000, rows: 100_000 } as const;

/** An import as the person saw it before they pressed: what they did not choose themselves is taken as it was shown. */
export const CommitSchema = z.object({
  id: IdSchema,
  /** Of the press that imports several files. */
  batchId: IdSchema.optional(),
  answers: AnswersSchema.optional(),
  accounts: z.array(SectionAccountSchema).max(1000).optional(),
  /** Accounts to be made with it, unless they were made meanwhile. */
  newAccounts: z
    .array(z.object({ section: z.int().min(0).max(10_000), id: IdSchema, account: NewAccountSchema }))
    .max(100)
    .optional(),
});
export type Commit = z.infer<typeof CommitSchema>;

/** What one press brought in. */
export const BatchSchema = z.object({
  files: z.array(ImportSchema),
  /** Accounts that it made and that are still there. */
  made: z.array(z.object({ id: IdSchema, name: z.string() })),
  uncategorised: z.int(),
  /** In which to list the transactions: that of most of them. */
  currency: z.string().nullable(),
});
export type Batch = z.infer<typeof BatchSchema>;

/**
 * What was not added, as it is kept with the import: lines by the reason they share, so that ten thousand known rows
 * take little. Each by its line, its place in the file (null where the line gave no row) and the transaction it was
 * merged with.
 */
export const LeftOutSchema = z.object({
  outcome: z.enum(['merged', 'skipped', 'failed']),
  reason: z.string(),
  rows: z.array(z.tuple([z.int(), z.int().nullable()]).rest(IdSchema)),
});
export type LeftOut = z.infer<typeof LeftOutSchema>;

export const RowsInputSchema = z.object({
  id: IdSchema,
  show: z.enum(['all', 'add', 'merge', 'skip', 'fail', 'look-alike']).default('all'),
  section: z.int().min(0).optional(),
  page: z.int().min(1).default(1),
});
export const PAGE_SIZE = 50;
export const RowsSchema = z.object({ rows: z.array(PreviewRowSchema), total: z.int() });

export const ProgressSchema = z.object({
  phase: z.enum(['reading', 'matching', 'writing', 'finishing']),
  done: z.int(),
  total: z.int(),
  isCancelling: z.boolean(),
});
export type Progress = z.infer<typeof ProgressSchema>;
