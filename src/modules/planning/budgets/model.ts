import * as z from 'zod';
import { AnchorDaySchema, DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { isPeriodRule } from '#kernel/period-rules.ts';
import { HISTORY_PERIODS, MOST_LINES } from './limits.ts';
import { METHODS } from './methods.ts';
import { ALERTS } from './outlook.ts';
import { ROLLOVERS } from './rollover.ts';

export const PeriodRuleSchema = z.string().max(40).refine(isPeriodRule, 'period format is invalid');
export const MethodSchema = z.enum(METHODS);
export const RolloverSchema = z.enum(ROLLOVERS);
const AlertSchema = z.enum(ALERTS);

const inSize = ({ minor }: { minor: bigint }) => minor <= LARGEST_MINOR;
export const LimitSchema = MoneySchema.refine(({ minor }) => minor >= 0n, 'Invalid amount').refine(
  inSize,
  'Invalid amount',
);
export const MovedSchema = MoneySchema.refine(({ minor }) => minor > 0n, 'Invalid amount').refine(
  inSize,
  'Invalid amount',
);

/** Whole per cent of income are hundreds; the average is of at most a year of months. */
const ShareSchema = z.int().min(1).max(10_000);
const AverageSchema = z.int().min(1).max(12);

export const TargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('by-date'), amount: MovedSchema, day: DaySchema }),
  z.object({ kind: z.literal('refill'), amount: MovedSchema }),
  /** In hundredths of a per cent. */
  z.object({ kind: z.literal('income'), share: ShareSchema }),
  z.object({ kind: z.literal('average'), periods: AverageSchema }),
]);
export type WrittenTarget = z.infer<typeof TargetSchema>;

const StoredMinor = z.string().regex(/^\d{1,18}$/);
/** As stored: JSON knows no bigint, and the currency is that of the line. */
export const StoredTargetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('by-date'), minor: StoredMinor, day: DaySchema }),
  z.strictObject({ kind: z.literal('refill'), minor: StoredMinor }),
  z.strictObject({ kind: z.literal('income'), share: ShareSchema }),
  z.strictObject({ kind: z.literal('average'), periods: AverageSchema }),
]);
export type StoredTarget = z.infer<typeof StoredTargetSchema>;

const SignedMinor = z.string().regex(/^-?\d{1,20}$/);
/** What a line came to when its period was closed. */
export const StoredClosingSchema = z.strictObject({
  lineId: IdSchema,
  currency: CurrencySchema,
  available: SignedMinor,
  moved: SignedMinor,
  spent: SignedMinor,
  /** Its limit, where it was none of envelopes: no undo changes it while the period is closed. */
  limit: StoredMinor.optional(),
  /** What becomes of the rest, as it was then. */
  rollover: RolloverSchema.optional(),
  cap: StoredMinor.nullable().optional(),
});
export type StoredClosing = z.infer<typeof StoredClosingSchema>;

/** A line of a template as stored. */
export const StoredTemplateLineSchema = z.strictObject({
  categoryId: IdSchema,
  currency: CurrencySchema,
  minor: StoredMinor,
});
export type StoredTemplateLine = z.infer<typeof StoredTemplateLineSchema>;

/** A template with what its lines come to in each currency. */
export const TemplateSchema = z.object({
  id: IdSchema,
  name: z.string(),
  lines: z.int(),
  totals: z.array(MoneySchema),
});
export type Template = z.infer<typeof TemplateSchema>;

export const StretchSchema = z.object({ key: DaySchema, from: DaySchema, to: DaySchema });

/** A line in the period that is looked at. */
export const LineSchema = z.object({
  id: IdSchema,
  categoryId: IdSchema,
  name: z.string(),
  icon: z.string(),
  colour: z.string(),
  group: z.object({ id: IdSchema.nullable(), name: z.string() }),
  memberId: IdSchema.nullable(),
  rollover: RolloverSchema,
  cap: MoneySchema.nullable(),
  target: TargetSchema.nullable(),
  priority: z.int(),
  /** In a plan, what it may come to; of an envelope, what this period assigned to it. */
  limit: MoneySchema,
  moved: MoneySchema,
  carried: MoneySchema,
  /** The limit with what was moved and carried over. */
  available: MoneySchema,
  spent: MoneySchema,
  committed: MoneySchema,
  /** The day of the next payment that is committed; null where none is. */
  committedOn: DaySchema.nullable(),
  /** What is available, less what was spent and what is committed. */
  left: MoneySchema,
  projected: MoneySchema,
  lastPeriod: MoneySchema,
  lastYear: MoneySchema,
  alert: AlertSchema.nullable(),
});
export type Line = z.infer<typeof LineSchema>;

export const UnbudgetedSchema = z.object({
  /** Null: transactions without a category. */
  categoryId: IdSchema.nullable(),
  name: z.string().nullable(),
  spent: MoneySchema,
});
export type UnbudgetedRow = z.infer<typeof UnbudgetedSchema>;

/** What the lines in a currency come to. */
export const TotalSchema = z.object({
  available: MoneySchema,
  spent: MoneySchema,
  committed: MoneySchema,
  left: MoneySchema,
  unbudgeted: MoneySchema,
  income: MoneySchema,
  lastPeriod: MoneySchema,
  lastYear: MoneySchema,
  /** Only with envelopes: money that has no job, and the money on the accounts of the budget. */
  ready: MoneySchema.nullable(),
  money: MoneySchema.nullable(),
});
export type Total = z.infer<typeof TotalSchema>;

export const CardSchema = z.object({
  accountId: IdSchema,
  name: z.string(),
  available: MoneySchema,
  owed: MoneySchema,
  debt: MoneySchema,
});

export const MoveSchema = z.object({
  id: IdSchema,
  fromLineId: IdSchema.nullable(),
  toLineId: IdSchema.nullable(),
  amount: MoneySchema,
  note: z.string().nullable(),
  at: z.date(),
});
export type MoveRow = z.infer<typeof MoveSchema>;

/** An account, and whether its money is on the budget. */
export const BudgetAccountSchema = z.object({ id: IdSchema, name: z.string(), isOn: z.boolean() });
export type BudgetAccount = z.infer<typeof BudgetAccountSchema>;

export const OverviewSchema = z.object({
  /** Null: there is no budget yet. */
  method: MethodSchema.nullable(),
  /** The caller is limited to some accounts, and sees lines that are for them alone. */
  isLimited: z.boolean(),
  rule: PeriodRuleSchema,
  period: StretchSchema,
  /** Keys of the periods around it. */
  before: DaySchema,
  after: DaySchema,
  /** When the period that today is in ends, from which a change of the rule holds. */
  changesFrom: DaySchema,
  /** Another rule that holds from then on; null where none was set. */
  nextRule: PeriodRuleSchema.nullable(),
  /** The period before is over, was used and is not closed: its key. */
  toReview: DaySchema.nullable(),
  closedAt: z.date().nullable(),
  lines: z.array(LineSchema),
  groups: z.array(z.object({ id: IdSchema, name: z.string() })),
  unbudgeted: z.array(UnbudgetedSchema),
  totals: z.array(TotalSchema),
  /** What is left in the currency of the workspace, where there are several; null where a rate is missing. */
  leftInAll: z.object({ left: MoneySchema.nullable(), missing: z.array(CurrencySchema) }).nullable(),
  cards: z.array(CardSchema),
  /** Only with envelopes. */
  accounts: z.array(BudgetAccountSchema),
  /** For whom lines can be. */
  members: z.array(z.object({ id: IdSchema, name: z.string() })),
  moves: z.array(MoveSchema),
});
export type Overview = z.infer<typeof OverviewSchema>;

/** What a period shows of money. */
export const ShownSchema = OverviewSchema.pick({ lines: true, unbudgeted: true, totals: true, cards: true });
export type Shown = z.infer<typeof ShownSchema>;

export const NewLineSchema = z.object({ categoryId: IdSchema, limit: LimitSchema });
export const StartSchema = z.object({
  today: AnchorDaySchema,
  rule: PeriodRuleSchema,
  method: MethodSchema,
  lines: z
    .array(NewLineSchema)
    .min(1)
    .max(MOST_LINES)
    .refine(
      (lines) => new Set(lines.map(({ categoryId, limit }) => `${limit.currency} ${categoryId}`)).size === lines.length,
      'a category is there twice',
    ),
});

export const SuggestionSchema = z.object({
  /** Whole periods that it is from; 0: there is no history. */
  periods: z.int().min(0).max(HISTORY_PERIODS),
  period: StretchSchema,
  lines: z.array(
    z.object({ categoryId: IdSchema, name: z.string(), group: z.string(), limit: MoneySchema, months: z.int() }),
  ),
});
export type Suggestion = z.infer<typeof SuggestionSchema>;

export const LineChangeSchema = z
  .object({
    id: IdSchema,
    rollover: RolloverSchema.optional(),
    cap: LimitSchema.nullable().optional(),
    target: TargetSchema.nullable().optional(),
    priority: z.int().min(1).max(3).optional(),
    groupId: IdSchema.nullable().optional(),
  })
  .refine(({ rollover, cap }) => rollover === undefined || (rollover === 'capped') === (cap != null), {
    message: 'a cap is required when the rollover is `capped`, and not allowed otherwise',
    path: ['cap'],
  });

export const FillingSchema = z.object({
  lineId: IdSchema,
  amount: MoneySchema,
  missing: MoneySchema,
  priority: z.int(),
});
export const FillPlanSchema = z.object({
  lines: z.array(FillingSchema),
  /** What is ready to assign, by currency; empty in a plan, which gives without a limit. */
  ready: z.array(MoneySchema),
});
export type FillPlan = z.infer<typeof FillPlanSchema>;

/** What the review of a period says of a line. */
export const ReviewedSchema = z.object({
  lineId: IdSchema,
  available: MoneySchema,
  moved: MoneySchema,
  spent: MoneySchema,
  rest: MoneySchema,
  /** What would fit better from the next period on; null where the limit fits. */
  proposed: MoneySchema.nullable(),
  /** What was spent since it was closed; null while it is open, or where the category is gone. */
  since: MoneySchema.nullable(),
});
export const ReviewSchema = z.object({
  period: StretchSchema,
  next: StretchSchema,
  isOver: z.boolean(),
  closedAt: z.date().nullable(),
  note: z.string().nullable(),
  lines: z.array(ReviewedSchema),
});
export type Review = z.infer<typeof ReviewSchema>;
