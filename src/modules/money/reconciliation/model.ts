import * as z from 'zod';
import { DaySchema, MonthSchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { LONGEST_REASON } from './limits.ts';

/** The closing balance of a statement, as a person enters it. */
export const StatementBalanceSchema = MoneySchema.refine(
  ({ minor }) => minor <= LARGEST_MINOR && minor >= -LARGEST_MINOR,
  'Invalid amount',
);

export const ReasonSchema = z
  .string({ error: 'reason is required' })
  .trim()
  .min(3, 'Give a reason in a few words.')
  .max(LONGEST_REASON, `reason must not exceed ${LONGEST_REASON} characters`);

/** `reopened`: it was finished and is being worked on again. */
export const StatusSchema = z.enum(['open', 'finished', 'reopened']);

/** One statement of one account, compared with the transactions. */
export const ReconciliationSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  /** The last day of the statement, and what it says was in the account then. */
  day: DaySchema,
  balance: MoneySchema,
  /** What was reconciled before it. */
  opening: MoneySchema,
  status: StatusSchema,
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  /** Why it was last reopened. */
  reason: z.string().nullable(),
  /** How many transactions are locked with it. */
  count: z.int(),
});
export type Reconciliation = z.infer<typeof ReconciliationSchema>;

/** A transaction that is in no finished statement yet. */
export const CandidateSchema = z.object({
  id: IdSchema,
  bookedOn: DaySchema,
  description: z.string(),
  amount: MoneySchema,
  isCleared: z.boolean(),
});
export type Candidate = z.infer<typeof CandidateSchema>;

export const SessionSchema = z.object({
  reconciliation: ReconciliationSchema,
  /** What the statement has more than the transactions that are marked or locked; zero once they agree. */
  difference: MoneySchema,
  /** Up to the day of the statement, the newest first, and no more than a page shows. */
  candidates: z.array(CandidateSchema),
  /** All of them, and how many are marked. */
  count: z.int(),
  clearedCount: z.int(),
  /** An earlier statement has to be finished first. */
  isBlocked: z.boolean(),
});
export type Session = z.infer<typeof SessionSchema>;

/** What the newest statement from an import says, where it is newer than what is reconciled. */
export const SuggestionSchema = z.object({ day: DaySchema, balance: MoneySchema });

export const ListSchema = z.object({
  /** Newest first. */
  items: z.array(ReconciliationSchema),
  suggestion: SuggestionSchema.nullable(),
});

/**
 * `covered`: a statement for the whole month. `missing`: none for some of its days. `duplicate`: two files for the same
 * days. `mismatched`: a balance that the transactions do not come to. `reconciled`: agreed and locked to its end.
 * `running`: the month is not over.
 */
export const MonthStateSchema = z.enum(['covered', 'missing', 'duplicate', 'mismatched', 'reconciled', 'running']);
export type MonthState = z.infer<typeof MonthStateSchema>;

const DaysSchema = z.object({ from: DaySchema, to: DaySchema });
export const MonthCellSchema = z.object({
  month: MonthSchema,
  state: MonthStateSchema,
  /** Days that no statement covers. */
  gaps: z.array(DaysSchema),
  /** Days that more than one file covers. */
  overlaps: z.array(DaysSchema),
  /** The imports that bring its days, the oldest first. */
  importIds: z.array(IdSchema),
  /** The last day in it that is reconciled. */
  reconciledTo: DaySchema.nullable(),
});
export type MonthCell = z.infer<typeof MonthCellSchema>;
