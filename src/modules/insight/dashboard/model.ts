import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { AccountTypeSchema } from '#modules/money/accounts/model.ts';

/**
 * `today` is the person's own, and so is when a month begins: `day` is one of those of the month looked at.
 * `currency` leaves out the others, `shown` is the one whose figures are wanted first. Without
 * a `day` it is today's, or the latest one with transactions in the currency shown where today's has none.
 */
export const SummaryInputSchema = z.object({
  today: DaySchema,
  day: DaySchema.optional(),
  currency: CurrencySchema.optional(),
  shown: CurrencySchema.optional(),
});

/**
 * What came in, what went out and what is left of it, in one currency. Transfers between one's own accounts count in
 * neither; a refund makes what went out smaller, so that `out` may be below zero. `left` is `in` less `out`.
 */
export const FlowSchema = z.object({
  in: MoneySchema,
  out: MoneySchema,
  left: MoneySchema,
  /** What came back from spending and is taken off `out` already. */
  refunds: MoneySchema,
  /** Rows that count, transfers not among them. */
  count: z.int(),
});
export type Flow = z.infer<typeof FlowSchema>;

const ShareSchema = z.object({
  /** Null: what has no category yet. */
  categoryId: IdSchema.nullable(),
  name: z.string(),
  colour: z.string(),
  icon: z.string(),
  /** What went out, refunds taken off. */
  amount: MoneySchema,
  /** The same in the month before, up to the same day. */
  before: MoneySchema,
});

/** Spending under a category of the upper level. The children, with its own rows among them, add up to it. */
export const SpendingSchema = ShareSchema.extend({ children: z.array(ShareSchema) });
export type Share = z.infer<typeof ShareSchema>;
export type Spending = z.infer<typeof SpendingSchema>;

/** A span of days, both ends included. */
export const SpanSchema = z.object({ from: DaySchema, to: DaySchema });
export type Span = z.infer<typeof SpanSchema>;

export const InCurrencySchema = z.object({
  currency: CurrencySchema,
  /** The month looked at; the running one only up to today. */
  soFar: FlowSchema,
  /** As many days of the month before, all of them where it is shorter; all of it beside a whole month. */
  before: FlowSchema,
  lastMonth: FlowSchema,
  /** Largest first; adds up to `soFar.out`. */
  spending: z.array(SpendingSchema),
  /** Twelve months, the one looked at last. */
  cashFlow: z.array(z.object({ ...SpanSchema.shape, ...FlowSchema.shape })),
  /** What was spent up to the end of each day of `soFar`, and of the whole month before; empty where nothing moved. */
  spent: z.array(MoneySchema),
  spentBefore: z.array(MoneySchema),
  /** Transactions without a category, of any time. */
  uncategorised: z.int(),
  /** Transactions that nobody has looked at; at `MOST_COUNTED` there may be more. */
  unreviewed: z.int(),
});
export type InCurrency = z.infer<typeof InCurrencySchema>;

export const BalanceSchema = z.object({
  accountId: IdSchema,
  name: z.string(),
  bankName: z.string(),
  accountType: AccountTypeSchema,
  isActive: z.boolean(),
  balance: MoneySchema,
});
export type Balance = z.infer<typeof BalanceSchema>;

/** Balances of one currency together: what is there, what is owed (not below zero), and the one less the other. */
export const TotalSchema = z.object({
  currency: CurrencySchema,
  have: MoneySchema,
  owe: MoneySchema,
  total: MoneySchema,
});
export type Total = z.infer<typeof TotalSchema>;

export const LatestSchema = z.object({
  id: IdSchema,
  bookedOn: DaySchema,
  description: z.string(),
  /** Its words are left out, since they tell of an account that whoever asks may not see. */
  isMasked: z.boolean(),
  amount: MoneySchema,
  account: z.string(),
  category: z.object({ id: IdSchema, name: z.string(), colour: z.string(), icon: z.string() }).nullable(),
});
export type Latest = z.infer<typeof LatestSchema>;

/** What waits for the person, beside transactions without a category. */
const ToDoSchema = z.object({
  /** Files that were uploaded and not imported; those of others only where the person may see them. */
  filesToReview: z.int(),
  /** Cards to be paid within days or not paid in time, the earliest first. */
  cardPayments: z.array(z.object({ accountId: IdSchema, name: z.string(), dueOn: DaySchema, due: MoneySchema })),
  /** Accounts whose latest statement says another balance; `missing` is what lacks here, below zero what is too much. */
  differences: z.array(z.object({ accountId: IdSchema, name: z.string(), missing: MoneySchema })),
});
export type ToDo = z.infer<typeof ToDoSchema>;

/** A workspace of somebody else that the person works in. Null: they may not see it there. */
export const ClientSchema = z.object({
  id: IdSchema,
  name: z.string(),
  ownerName: z.string(),
  /** When a file was last imported, as far as the person sees imports; null where none was. */
  lastImport: z.date().nullable(),
  uncategorised: z.int().nullable(),
  /** Income less spending of the month so far, in the currency of the workspace. */
  left: MoneySchema.nullable(),
});
export type Client = z.infer<typeof ClientSchema>;

/** A recurring payment that is still to come this month, or was due and has not come yet; negative goes out. */
const ToComeSchema = z.object({
  itemId: IdSchema,
  name: z.string(),
  due: DaySchema,
  isLate: z.boolean(),
  amount: MoneySchema,
});

/** Currencies stand beside each other and are not added here: screens convert `totals` by the exchange rates. */
export const SummarySchema = z.object({
  /** The month looked at, and whether `soFar` is all of it: the running one only reaches up to today. */
  period: SpanSchema,
  previous: SpanSchema,
  isWhole: z.boolean(),
  /** Whose months these are: the one asked for where there is anything in it, else that of the books, else the first. */
  shown: CurrencySchema,
  /** Every month with transactions in it, the newest first. */
  months: z.array(SpanSchema),
  soFar: SpanSchema,
  before: SpanSchema,
  /** The currency of the books first, then those with the most rows in these twelve months. */
  inCurrencies: z.array(InCurrencySchema),
  balances: z.array(BalanceSchema),
  totals: z.array(TotalSchema),
  latest: z.array(LatestSchema),
  toDo: ToDoSchema,
  /** Up to the end of the person's running month, the earliest first, whichever month is looked at. */
  toCome: z.array(ToComeSchema),
});
export type Summary = z.infer<typeof SummarySchema>;

const FeesSchema = z.object({ from: DaySchema, to: DaySchema, amount: MoneySchema });

/** Charges, what came back of them taken off, so that they may be below zero. */
export const AccountFeesSchema = z.object({
  month: FeesSchema,
  year: FeesSchema,
  /** The categories that are counted, those below another one left out. */
  categoryIds: z.array(IdSchema),
});
export type AccountFees = z.infer<typeof AccountFeesSchema>;
