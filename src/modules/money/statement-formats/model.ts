import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import {
  AccountTypeSchema,
  ColumnRoleSchema,
  DecisionSchema,
  DelimiterSchema,
  LayoutSchema,
  UnreadLineSchema,
} from '#modules/money/csv-detection/model.ts';

/** A currency as a file names it. It may be one that is no longer money, in which no account can be kept. */
const FileCurrencySchema = z.string().regex(/^[A-Z]{3}$/);
const MoneySchema = z.object({ minor: z.bigint(), currency: FileCurrencySchema }).readonly();

/**
 * What stands in a file that is no text itself: the rows of a workbook, of the tables of a PDF, or of the database of another
 * program. Lines are rows, cells are parted by tabs; a line that begins with a form feed begins a further sheet, which it names.
 */
export const OpenedFormatSchema = z.enum(['spreadsheet', 'pdf', 'program']);
export type Opened = { readonly format: z.infer<typeof OpenedFormatSchema>; readonly text: string };

/** `norma43` is of Spain, `cfonb` of France, `bai2` of the United States, `clientbank` what banks of Russia and its neighbours write for accounting programs. `program`: what another program for money exported, with its categories, splits and transfers. */
export const StatementFormatSchema = z.enum([
  'csv',
  'ofx',
  'qif',
  'camt',
  'mt940',
  'norma43',
  'cfonb',
  'clientbank',
  'bai2',
  'spreadsheet',
  'pdf',
  'program',
]);
export type StatementFormat = z.infer<typeof StatementFormatSchema>;

const SplitSchema = z.object({
  category: z.string().nullable(),
  memo: z.string().nullable(),
  amount: MoneySchema,
  tags: z.array(z.string()),
});

/** What a row was for, as the program that wrote the file kept it. */
const FilingSchema = z.object({
  /** From the group to the category; empty where it has none. */
  category: z.array(z.string()),
  /** Null where the program does not say. */
  isIncome: z.boolean().nullable(),
  tags: z.array(z.string()),
  note: z.string().nullable(),
  /** The same for both sides of a transfer; null where the row is no side of one, or the other is not in the file. */
  pair: z.string().nullable(),
});
export type Filing = z.infer<typeof FilingSchema>;

const FilingLineSchema = FilingSchema.extend({ description: z.string(), amount: MoneySchema });
export type FilingLine = z.infer<typeof FilingLineSchema>;

/** What was paid in another currency than the account's, as far as the file states it; rate and fee as in the ledger. */
const StatedOriginalSchema = z.object({
  amount: MoneySchema,
  rate: z.object({ value: z.string(), per: z.enum(['original', 'account']) }).nullable(),
  fee: MoneySchema.nullable(),
});
export type StatedOriginal = z.infer<typeof StatedOriginalSchema>;

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
  /**
   * The bank's own words, untouched; columns or fields parted by a line break. Where a format names the other side in a
   * field of its own (all but CSV may), that stands first, and a blank line behind it.
   */
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
  /** QIF: its classes, behind the category or account. */
  tags: z.array(z.string()).optional(),
  original: StatedOriginalSchema.optional(),
  /** `lines`: of its split, which add up to the amount; none where it is not split. */
  filing: FilingSchema.extend({ lines: z.array(FilingLineSchema) }).optional(),
  /** Why a person should look at this row although it was read: its printed sign is not the one used. */
  doubt: z.string().optional(),
});
export type StatementRow = z.infer<typeof StatementRowSchema>;

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
  /** It is the name that the person gave the account in another program. */
  isAccountName: z.literal(true).exactOptional(),
  currency: FileCurrencySchema,
  /** The file, its making or the person says the currency; else it is only taken to be that of the account or books. */
  isCurrencyNamed: z.boolean(),
  type: AccountTypeSchema.nullable(),
  opening: BalanceAtSchema.nullable(),
  closing: BalanceAtSchema.nullable(),
  rows: z.array(StatementRowSchema),
  skipped: z.array(UnreadLineSchema),
  failed: z.array(UnreadLineSchema),
  check: BalanceCheckSchema,
});
export type AccountSection = z.infer<typeof AccountSectionSchema>;

const CandidateSchema = z.object({
  answer: z.string(),
  meaning: z.string(),
  samples: z.array(z.object({ line: z.int(), text: z.string(), reads: z.string() })),
});

/** Two readings fit and the file does not decide: a person does. `answer` is the value for the field of `Answers`. */
export const QuestionSchema = z.object({
  about: z.enum(['dateOrder', 'year', 'decimal', 'sign', 'fee', 'units', 'currency', 'statuses']),
  /** The status word asked about, as answers name it; null for what is asked of the whole file. */
  word: z.string().nullable().default(null),
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
  'TOO_MANY_PROGRAM_ROWS',
  'LINE_TOO_LONG',
  'TOO_DEEP',
  'BINARY',
  'PDF',
  'SCANNED_PDF',
  'PDF_TOO_LONG',
  'PDF_COLUMNS',
  'SPREADSHEET',
  'LOCKED_SPREADSHEET',
  'LOCKED_ARCHIVE',
  'TOO_LARGE_INSIDE',
  'ARCHIVE',
  'WEB_PAGE',
  'UNKNOWN_XML',
  'UNSAFE_XML',
  'BROKEN_FILE',
  'UNREAD_FORMAT',
  'SERVER_ERROR',
  'NO_STATEMENT',
  'NO_TRANSACTIONS',
  'UNKNOWN_DATABASE',
  'NO_ROWS',
  'CURRENCY_UNKNOWN',
  'TRADES',
  'SEVERAL_ACCOUNTS',
  'PAYMENT_ORDERS',
  'PLANNED',
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
    /** The program that wrote the file, where it is one that people kept their money in. */
    program: z.string().optional(),
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
  /** It has a password. `isWrong`: another one than was given. */
  z.object({ kind: z.literal('locked'), isWrong: z.boolean() }),
]);
export type Reading = z.infer<typeof ReadingSchema>;
export type Refusal = Extract<Reading, { kind: 'refused' }>;
