import * as z from 'zod';
import { DaySchema } from '#kernel/calendar.ts';
import { CurrencySchema } from '#kernel/money.ts';

/** What one statement may hold; a person sees the sentence. */
export const LIMITS = { bytes: 20_000_000, rows: 10_000, lineLength: 65_536, columns: 200, nesting: 64 } as const;

/** A currency as a file names it. It may be one that is no longer money, in which no account can be kept. */
const FileCurrencySchema = z.string().regex(/^[A-Z]{3}$/);
const MoneySchema = z.object({ minor: z.bigint(), currency: FileCurrencySchema }).readonly();

export const StatementFormatSchema = z.enum(['csv', 'ofx', 'qif', 'camt', 'mt940']);
export type StatementFormat = z.infer<typeof StatementFormatSchema>;

/** The order in which a file writes year, month and day. */
export const DateOrderSchema = z.enum(['ymd', 'dmy', 'mdy']);
export type DateOrder = z.infer<typeof DateOrderSchema>;

export const DecimalMarkSchema = z.enum(['.', ',']);
export type DecimalMark = z.infer<typeof DecimalMarkSchema>;

/**
 * How a single amount column tells money in from money out. `as-written`: minus is money out. `inverted`: minus is
 * money in, as on many card and loan statements. `all-in`, `all-out`: the file writes no sign and means one of them.
 */
export const SignConventionSchema = z.enum(['as-written', 'inverted', 'all-in', 'all-out']);
export type SignConvention = z.infer<typeof SignConventionSchema>;

export const DelimiterSchema = z.enum([',', ';', '\t', '|']);
export type Delimiter = z.infer<typeof DelimiterSchema>;

/**
 * What a column of a CSV file is. Several columns may be `description`; they are joined in their order. `bank-text` is
 * more of the bank's words, kept beside them but not shown in the one line.
 */
export const ColumnRoleSchema = z.enum([
  'day',
  'value-day',
  'description',
  'payee',
  'bank-text',
  'amount',
  'money-in',
  'money-out',
  'fee',
  'net',
  'balance',
  'marker',
  'status',
  'reference',
  'source-id',
  'currency',
  'account',
  'quantity',
  'ignore',
]);
export type ColumnRole = z.infer<typeof ColumnRoleSchema>;

/**
 * A person's reading of a CSV layout, remembered per account. `heading` is the heading row as written, by which next
 * month's file is recognised; null where the file has none, and then `skipLines` lines come before the first row.
 * What is null is detected again from each file.
 */
export const CsvMappingSchema = z.object({
  delimiter: DelimiterSchema,
  heading: z.array(z.string()).max(LIMITS.columns).nullable(),
  skipLines: z.int().min(0).max(1000),
  columns: z.array(ColumnRoleSchema).min(1).max(LIMITS.columns),
  dateOrder: DateOrderSchema.nullable(),
  decimal: DecimalMarkSchema.nullable(),
  sign: SignConventionSchema.nullable(),
});
export type CsvMapping = z.infer<typeof CsvMappingSchema>;

/** A person's answers to the questions a file leaves open. */
export const AnswersSchema = z.object({
  dateOrder: DateOrderSchema.optional(),
  decimal: DecimalMarkSchema.optional(),
  sign: SignConventionSchema.optional(),
  currency: CurrencySchema.optional(),
});
export type Answers = z.infer<typeof AnswersSchema>;

const SplitSchema = z.object({ category: z.string().nullable(), memo: z.string().nullable(), amount: MoneySchema });

/**
 * One movement of money on a statement. Where the bank charges a fee on the same line, the fee is a row of its own
 * (`part: 'fee'`, same line), so that the sum of the rows is what happened to the balance. `part: 'opening'` is an
 * opening balance written as a row (QIF): it sets a balance and is not a movement.
 */
export const StatementRowSchema = z.object({
  /** Line of the file the row begins on, counted from 1. */
  line: z.int(),
  part: z.enum(['entry', 'fee', 'opening']),
  /** Booking day. Null only on a pending row that the bank has not dated yet. */
  day: DaySchema.nullable(),
  valueDay: DaySchema.nullable(),
  /** Money in is positive, whatever the file's own convention. */
  amount: MoneySchema,
  /** The amount as the file gives it, a plain decimal, where it is finer than the currency's minor unit. */
  roundedFrom: z.string().nullable(),
  /** One clean line for people. */
  description: z.string(),
  /** The bank's own words, untouched; columns or fields parted by a line break. */
  bankText: z.string(),
  counterparty: z.string().nullable(),
  reference: z.string().nullable(),
  /**
   * The bank's identifier: FITID, receipt number, account servicer reference. Not unique by itself: a receipt is
   * repeated for its charge and some banks use a FITID twice, so a key needs the amount beside it.
   */
  sourceId: z.string().nullable(),
  balance: MoneySchema.nullable(),
  status: z.enum(['booked', 'pending']),
  /** QIF: the category, the account in `[brackets]` and the split lines of the program that wrote the file. */
  category: z.string().nullable(),
  transferAccount: z.string().nullable(),
  splits: z.array(SplitSchema),
});
export type StatementRow = z.infer<typeof StatementRowSchema>;

/** A line that gave no row: `skipped` is no movement of money, `failed` is one that could not be read. */
export const UnreadLineSchema = z.object({
  line: z.int(),
  reason: z.enum([
    'balance',
    'total',
    'no-amount',
    'not-completed',
    'no-movement',
    'security',
    'note',
    'bad-day',
    'bad-amount',
    'bad-sign',
    'bad-currency',
    'bad-shape',
    'cut-off',
  ]),
  sentence: z.string(),
  text: z.string(),
});
export type UnreadLine = z.infer<typeof UnreadLineSchema>;

/** Opening + sum = closing, and row upon row where the file has running balances. */
export const BalanceCheckSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('matches') }),
  z.object({ kind: z.literal('gap'), line: z.int(), gap: MoneySchema, sentence: z.string() }),
]);
export type BalanceCheck = z.infer<typeof BalanceCheckSchema>;

const BalanceAtSchema = z.object({ amount: MoneySchema, day: DaySchema.nullable() });

/** One account in one currency within a file. */
export const AccountSectionSchema = z.object({
  /** Account number, IBAN or name as the file gives it; null where it is silent. */
  account: z.string().nullable(),
  currency: FileCurrencySchema,
  type: z.enum(['bank', 'card', 'loan', 'investment', 'cash']).nullable(),
  opening: BalanceAtSchema.nullable(),
  closing: BalanceAtSchema.nullable(),
  rows: z.array(StatementRowSchema),
  skipped: z.array(UnreadLineSchema),
  failed: z.array(UnreadLineSchema),
  check: BalanceCheckSchema,
});
export type AccountSection = z.infer<typeof AccountSectionSchema>;

/** What was decided about a file, and by what, in a sentence for the preview. */
export const DecisionSchema = z.object({
  about: z.enum(['delimiter', 'heading', 'columns', 'date-order', 'decimal', 'sign', 'fee', 'currency', 'day']),
  value: z.string(),
  because: z.string(),
});
export type Decision = z.infer<typeof DecisionSchema>;

/** The layout found in a CSV file. Line numbers count from 1. */
export const LayoutSchema = z.object({
  delimiter: DelimiterSchema,
  preambleLines: z.int(),
  headingLine: z.int().nullable(),
  heading: z.array(z.string()).nullable(),
  columns: z.array(ColumnRoleSchema),
  dateOrder: DateOrderSchema,
  decimal: DecimalMarkSchema,
  sign: SignConventionSchema.or(z.enum(['columns', 'markers', 'balance'])),
});
export type Layout = z.infer<typeof LayoutSchema>;

const CandidateSchema = z.object({
  answer: z.string(),
  meaning: z.string(),
  samples: z.array(z.object({ line: z.int(), text: z.string(), reads: z.string() })),
});

/** Two readings fit and the file does not decide: a person does. `answer` is the value for the field of `Answers`. */
export const QuestionSchema = z.object({
  about: z.enum(['dateOrder', 'decimal', 'sign', 'currency']),
  sentence: z.string(),
  candidates: z.array(CandidateSchema).min(2),
  /** The likelier one, to put first; never taken without asking. */
  suggested: z.string().nullable(),
});
export type Question = z.infer<typeof QuestionSchema>;

export const RefusalCodeSchema = z.enum([
  'EMPTY',
  'TOO_LARGE',
  'TOO_MANY_ROWS',
  'LINE_TOO_LONG',
  'TOO_DEEP',
  'BINARY',
  'PDF',
  'SPREADSHEET',
  'ARCHIVE',
  'WEB_PAGE',
  'UNKNOWN_XML',
  'UNSAFE_XML',
  'BROKEN_FILE',
  'SERVER_ERROR',
  'NO_STATEMENT',
  'NO_ROWS',
  'CURRENCY_UNKNOWN',
]);
export type RefusalCode = z.infer<typeof RefusalCodeSchema>;

const ColumnSampleSchema = z.object({
  heading: z.string().nullable(),
  role: ColumnRoleSchema,
  samples: z.array(z.string()),
});

/** What reading a file gives. Nothing is stored; the same bytes and options give the same answer. */
export const ReadingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    format: StatementFormatSchema,
    encoding: z.string(),
    layout: LayoutSchema.nullable(),
    decisions: z.array(DecisionSchema),
    accounts: z.array(AccountSectionSchema),
  }),
  z.object({
    kind: z.literal('questions'),
    format: StatementFormatSchema,
    encoding: z.string(),
    decisions: z.array(DecisionSchema),
    questions: z.array(QuestionSchema).min(1),
  }),
  z.object({
    kind: z.literal('unmapped'),
    encoding: z.string(),
    /** What is missing, as sentences: "Amount column is required". */
    missing: z.array(z.string()),
    delimiter: DelimiterSchema,
    heading: z.array(z.string()).nullable(),
    skipLines: z.int(),
    columns: z.array(ColumnSampleSchema),
    /** The first rows of the table, cell by cell, with their line numbers. */
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('refused'), code: RefusalCodeSchema, sentence: z.string() }),
]);
export type Reading = z.infer<typeof ReadingSchema>;
export type Refusal = Extract<Reading, { kind: 'refused' }>;
