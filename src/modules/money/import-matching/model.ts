import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { AccountTypeSchema } from '#modules/money/accounts/model.ts';
import { AnswersSchema, CsvMappingSchema } from '#modules/money/csv-detection/model.ts';

/** An amount as the file names it: the currency may be one in which no account can be kept. */
export const FileMoneySchema = z.object({ minor: z.bigint(), currency: z.string() }).readonly();

/** Rows in = added + merged + skipped + failed. */
export const CountsSchema = z.object({ added: z.int(), merged: z.int(), skipped: z.int(), failed: z.int() });
export type Counts = z.infer<typeof CountsSchema>;

/** What a person wants of one row: add it although it looks known, leave it out, or take it as that transaction. */
export const RowWishSchema = z.union([z.literal('add'), z.literal('skip'), IdSchema]);
export type RowWish = z.infer<typeof RowWishSchema>;

/** The account for one section of a file; null leaves the section out. */
export const SectionAccountSchema = z.object({
  section: z.int().min(0).max(10_000),
  accountId: IdSchema.nullable(),
  /** The person says that the account is right although the file carries another number. */
  isNumberIgnored: z.boolean().default(false),
  /** It was only taken as likely: a balance that contradicts it still speaks against it. */
  isAssumed: z.literal(true).exactOptional(),
});

/** All that a person chose for one file. Wishes are by the row's place in the file. */
export const ChoicesSchema = z.object({
  accounts: z.array(SectionAccountSchema).default([]),
  answers: AnswersSchema.default({}),
  mapping: CsvMappingSchema.nullable().default(null),
  wishes: z.record(z.string().regex(/^\d{1,6}$/), RowWishSchema).default({}),
});
export type Choices = z.infer<typeof ChoicesSchema>;

export const DecisionKindSchema = z.enum(['add', 'merge', 'skip', 'fail']);
export type DecisionKind = z.infer<typeof DecisionKindSchema>;

export const SectionProblemSchema = z.object({
  code: z.enum(['OTHER_NUMBER', 'OTHER_CURRENCY', 'NO_SUCH_CURRENCY', 'ACCOUNT_CLOSED']),
  sentence: z.string(),
});
export type SectionProblem = z.infer<typeof SectionProblemSchema>;

/** What an account for a section of a file would begin with. */
export const AccountWishSchema = z.object({
  name: z.string(),
  bankName: z.string(),
  accountType: AccountTypeSchema,
  accountNumber: z.string().nullable(),
  currency: z.string(),
  openingBalance: FileMoneySchema,
});
export type AccountWish = z.infer<typeof AccountWishSchema>;
