import * as z from 'zod';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { LIMITS } from './limits.ts';

export { LIMITS };

/** The order in which a file writes year, month and day. */
export const DateOrderSchema = z.enum(['ymd', 'dmy', 'mdy']);
export type DateOrder = z.infer<typeof DateOrderSchema>;

export const DecimalMarkSchema = z.enum(['.', ',']);
export type DecimalMark = z.infer<typeof DecimalMarkSchema>;

/**
 * How a single amount column tells money in from money out. `as-written`: minus is money out. `inverted`: minus is
 * money in, as on many card and loan statements. `all-in`, `all-out`: the file writes no sign and means one of them.
 * `by-words`: it writes none, and what its words call received or refunded is money in.
 * `refunds-out`: it writes none, and what its words call refunded or withdrawn is money out.
 */
export const SignConventionSchema = z.enum(['as-written', 'inverted', 'all-in', 'all-out', 'by-words', 'refunds-out']);
export type SignConvention = z.infer<typeof SignConventionSchema>;

export const DelimiterSchema = z.enum([',', ';', '\t', '|', '~']);
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

/** What a status word of a file means: the money moved, has not moved yet, or did not move. */
export const StatusMeaningSchema = z.enum(['booked', 'pending', 'void']);
export type StatusMeaning = z.infer<typeof StatusMeaningSchema>;

/** Whether a fee of its own column is part of the amount beside it, or was charged on top. */
export const FeeMeaningSchema = z.enum(['within', 'beside']);
export type FeeMeaning = z.infer<typeof FeeMeaningSchema>;

/** Whether whole numbers are amounts, or count the smallest unit of their currency: cents, kobo. */
export const UnitMeaningSchema = z.enum(['whole', 'minor']);
export type UnitMeaning = z.infer<typeof UnitMeaningSchema>;

/** A person's answers to the questions a file leaves open. */
export const AnswersSchema = z.object({
  /** By the word, as `normalStatus` compares it. */
  statuses: z.record(z.string().max(80), StatusMeaningSchema).optional(),
  dateOrder: DateOrderSchema.optional(),
  /** Of the latest transaction, in a file whose dates have no year. */
  year: z
    .string()
    .regex(/^(?:19|20)\d{2}$/)
    .optional(),
  decimal: DecimalMarkSchema.optional(),
  sign: SignConventionSchema.optional(),
  fee: FeeMeaningSchema.optional(),
  units: UnitMeaningSchema.optional(),
  currency: CurrencySchema.optional(),
});
export type Answers = z.infer<typeof AnswersSchema>;

export const AccountTypeSchema = z.enum(['bank', 'card', 'loan', 'investment', 'cash']);
export type AccountType = z.infer<typeof AccountTypeSchema>;

/** A line that gave no row: `skipped` is no movement of money, `failed` is one that could not be read. */
export const UnreadLineSchema = z.object({
  line: z.int(),
  reason: z.enum([
    'balance',
    'total',
    'no-amount',
    'not-completed',
    'not-moved',
    'repeated',
    'bad-status',
    'no-movement',
    'security',
    'note',
    'bad-day',
    'no-year',
    'bad-amount',
    'bad-sign',
    'bad-currency',
    'bad-shape',
    'outside-table',
    'bad-record',
    'no-head',
    'no-end',
    'bad-count',
    'bad-total',
    'withdrawn',
    'cut-off',
  ]),
  sentence: z.string(),
  text: z.string(),
});
export type UnreadLine = z.infer<typeof UnreadLineSchema>;

/** What was decided about a file, and by what, in a sentence for the preview. */
export const DecisionSchema = z.object({
  about: z.enum(['delimiter', 'heading', 'columns', 'date-order', 'year', 'decimal', 'sign', 'fee', 'currency', 'day']),
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
