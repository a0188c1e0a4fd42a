import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { HOW_LINKED } from './kinds.ts';
import { REASONS } from './scoring.ts';

/** The transaction below zero and the one above. */
export const PairSchema = z.object({ outId: IdSchema, inId: IdSchema });
export type PairIds = z.infer<typeof PairSchema>;

/** One side of a transfer, or of what may be one. */
export const SideSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  accountName: z.string(),
  bookedOn: DaySchema,
  description: z.string(),
  amount: MoneySchema,
  /** The transaction that it is a line of; null where it is no line of a split. */
  splitOf: IdSchema.nullable(),
});
export type TransferSide = z.infer<typeof SideSchema>;

/** So much of `to` for one of `from`: what the two amounts come to. */
export const ImpliedRateSchema = z.object({ from: CurrencySchema, to: CurrencySchema, rate: z.string() });

/** How two sides differ. */
const between = {
  /** Days from the one to the other, whichever is first. */
  days: z.int().min(0),
  /** Of one currency: how much arrived less than went out, below zero where it is more; null of two currencies. */
  gap: MoneySchema.nullable(),
  /** Of two currencies, for those who see amounts. */
  rate: ImpliedRateSchema.nullable(),
};

export const SuggestionSchema = z.object({
  out: SideSchema,
  in: SideSchema,
  ...between,
  /** 0 to 100. */
  score: z.int().min(0).max(100),
  reasons: z.array(z.enum(REASONS)),
});
export type TransferSuggestion = z.infer<typeof SuggestionSchema>;

/** `count` of all; `sure` are those that score `SURE_FROM` or more, which come first. */
export const SuggestionsSchema = z.object({ rows: z.array(SuggestionSchema), count: z.int(), sure: z.int() });
export type Suggestions = z.infer<typeof SuggestionsSchema>;

/** One page of transfers that were linked since they were certain; `count` of all. */
export const AutomaticSchema = z.object({
  rows: z.array(z.object({ out: SideSchema, in: SideSchema, ...between })),
  count: z.int(),
});
export type Automatic = z.infer<typeof AutomaticSchema>;

export const SettingsSchema = z.object({
  /** Certain transfers are linked after an import, without asking. */
  linksCertain: z.boolean(),
});

/** A transaction that is linked; `other` is null where the caller may not see its account. */
export const LinkedSchema = z.object({
  how: z.enum(HOW_LINKED).nullable(),
  linkedAt: z.date().nullable(),
  other: SideSchema.nullable(),
  ...between,
});
export type Linked = z.infer<typeof LinkedSchema>;

const refusal = (message: string) => ({ status: 409, message }) as const;

/** Why two transactions are not linked. */
export const LINK_REFUSALS = {
  ALREADY_LINKED: refusal(
    'One of the transactions is part of a transfer already. Nothing was changed. Unlink it first.',
  ),
  NO_PAIR: refusal(
    'A transfer needs money out of one account and money into another. Nothing was changed. Choose another transaction.',
  ),
  SPLIT: refusal('One of the transactions is split. Nothing was changed. Link one of its lines.'),
  OTHER_AMOUNT: refusal(
    'The line of a split and its other side need the same amount. Nothing was changed. Change the split first.',
  ),
} as const;

/** Why a change of one side of a transfer is refused, for the contracts of those that change transactions. */
export const LINKED_REFUSALS = {
  TRANSFER_SIDE: refusal('This transaction is one side of a transfer. Nothing was changed. Unlink it first.'),
  TRANSFER_AMOUNT: refusal(
    'The other side of this transfer came from a statement. Nothing was changed. Unlink it first to change the amount.',
  ),
  TRANSFER_ACCOUNT: refusal(
    'The other side of this transfer is in that account. Nothing was changed. Choose another account, or unlink it first.',
  ),
  TRANSFER_HIDDEN: refusal(
    'The other side of this transfer is in an account that you cannot see. Nothing was changed.',
  ),
  TRANSFER_LINE: refusal(
    'The other side of this transfer is a line of a split. Nothing was changed. Change the split, or unlink it first.',
  ),
} as const;
