import * as z from 'zod';
import { AnchorDaySchema, DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { isPeriodRule } from '#kernel/period-rules.ts';
import { FEED_KINDS, GOAL_KINDS, GOAL_STATES, WAYS } from './kinds.ts';
import { LONGEST_NAME, LONGEST_NOTE } from './limits.ts';
import { PLEDGE_STATES } from './pledges.ts';

export const AmountSchema = MoneySchema.refine(
  ({ minor }) => minor > 0n && minor <= LARGEST_MINOR,
  'amount must be more than zero',
);
export const NameSchema = z
  .string('name is required')
  .trim()
  .min(1, 'name is required')
  .max(LONGEST_NAME, `name must not exceed ${LONGEST_NAME} characters`);
export const NoteSchema = z.string().trim().min(1).max(LONGEST_NOTE).nullable();
export const PeriodRuleSchema = z.string().max(40).refine(isPeriodRule, 'period rule is invalid');
export const KindSchema = z.enum(GOAL_KINDS);
export const StateSchema = z.enum(GOAL_STATES);
export const WaySchema = z.enum(WAYS);

/** Months after which the cost of a sinking fund comes back. */
const EveryMonthsSchema = z.int().min(1).max(24);
const fields = {
  name: NameSchema,
  kind: KindSchema,
  target: AmountSchema,
  /** Of a sinking fund the day on which its cost is due. */
  dueOn: DaySchema.nullable(),
  everyMonths: EveryMonthsSchema.nullable(),
};
type Fields = z.infer<z.ZodObject<typeof fields>>;
const isSinkingWhole = ({ kind, dueOn, everyMonths }: Fields) =>
  (kind === 'sinking') === (everyMonths !== null) && (kind !== 'sinking' || dueOn !== null);
const SINKING = {
  message: 'a sinking fund needs a due day and an interval; other goals have no interval',
  path: ['everyMonths'],
};

/** What an account has that a goal begins with. */
export const PartSchema = z.object({ accountId: IdSchema, amount: AmountSchema });

export const NewGoalSchema = z
  .object({ ...fields, today: AnchorDaySchema, first: PartSchema.nullable().default(null) })
  .refine(isSinkingWhole, SINKING);
export const GoalChangeSchema = z.object({ ...fields, id: IdSchema }).refine(isSinkingWhole, SINKING);

export const NewEntrySchema = PartSchema.extend({
  goalId: IdSchema,
  today: AnchorDaySchema,
  /** Not after `today`. */
  day: DaySchema,
  note: NoteSchema.default(null),
}).refine(({ day, today }) => day <= today, { message: 'day must not be in the future', path: ['day'] });

const AccountIdsSchema = z.array(IdSchema).max(50);
const incomeOf = {
  /** No accounts: all of them. */
  accountIds: AccountIdsSchema,
  categoryId: IdSchema,
  /** Only income whose text has this in it. */
  containing: z.string().trim().min(2).max(80).nullable(),
};
export const NewFeedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('income-share'), ...incomeOf, permille: z.int().min(1).max(1000) }),
  z.object({ kind: z.literal('income-amount'), ...incomeOf, amount: AmountSchema }),
  z.object({ kind: z.literal('round-up'), accountIds: AccountIdsSchema.min(1), step: AmountSchema }),
]);
export type NewFeed = z.infer<typeof NewFeedSchema>;

export const NewPledgeSchema = PartSchema.extend({
  goalId: IdSchema,
  memberId: IdSchema,
  rule: PeriodRuleSchema,
  since: AnchorDaySchema,
});

export const StretchSchema = z.object({ key: DaySchema, from: DaySchema, to: DaySchema });

export const FeedSchema = z.object({
  id: IdSchema,
  memberId: IdSchema,
  kind: z.enum(FEED_KINDS),
  accountIds: z.array(IdSchema),
  categoryId: IdSchema.nullable(),
  /** Empty where the category is gone. */
  categoryName: z.string(),
  containing: z.string().nullable(),
  permille: z.int().nullable(),
  amount: MoneySchema.nullable(),
  since: DaySchema,
  until: DaySchema.nullable(),
  isWaiting: z.boolean(),
  /** What it has set aside, in the currency of the goal; null where a rate is not known. */
  given: MoneySchema.nullable(),
});
export type Feed = z.infer<typeof FeedSchema>;

export const PledgeSchema = z.object({
  id: IdSchema,
  memberId: IdSchema,
  accountId: IdSchema,
  amount: MoneySchema,
  rule: PeriodRuleSchema,
  since: DaySchema,
  until: DaySchema.nullable(),
  isWaiting: z.boolean(),
  /** The next payday; null where it has ended. */
  next: DaySchema.nullable(),
  /** What became of it, the latest first. */
  kept: z.array(
    z.object({
      key: DaySchema,
      payday: DaySchema,
      state: z.enum(PLEDGE_STATES),
      transfer: z.object({ id: IdSchema, day: DaySchema, amount: MoneySchema }).nullable(),
    }),
  ),
});
export type Pledge = z.infer<typeof PledgeSchema>;

export const COURSES = ['reached', 'paused', 'new', 'stalled', 'late', 'on-track', 'behind', 'open'] as const;

export const GoalSchema = z.object({
  ...fields,
  id: IdSchema,
  state: StateSchema,
  target: MoneySchema,
  /** The next day on which it is due: of a sinking fund the coming one. */
  due: DaySchema.nullable(),
  /** A cost that was due lately and whose money is still set aside. */
  dueLately: DaySchema.nullable(),
  startedOn: DaySchema,
  memberId: IdSchema,
  /** What is set aside, as far as rates of the day are known; accounts the caller does not see are left out. */
  saved: MoneySchema,
  /** Currencies of accounts without a known rate into that of the goal. */
  missing: z.array(CurrencySchema),
  /** What of it the accounts do not hold. */
  uncovered: MoneySchema,
  isReached: z.boolean(),
  course: z.enum(COURSES),
  /** What each payday has to bring; null without a date. */
  perPayday: MoneySchema.nullable(),
  /** What came in since the last one. */
  thisPeriod: MoneySchema,
  paydays: z.int().nullable(),
  /** What came in over so many days; null while it is too young. */
  pace: z.object({ perPeriod: MoneySchema, days: z.int() }).nullable(),
  finish: DaySchema.nullable(),
  /** By account, in its currency. */
  parts: z.array(z.object({ accountId: IdSchema, amount: MoneySchema })),
  /** By member, in the currency of the goal. */
  shares: z.array(z.object({ memberId: IdSchema, amount: MoneySchema })),
  feeds: z.array(FeedSchema),
  pledges: z.array(PledgeSchema),
});
export type Goal = z.infer<typeof GoalSchema>;

export const GoalAccountSchema = z.object({
  id: IdSchema,
  name: z.string(),
  isActive: z.boolean(),
  balance: MoneySchema,
  setAside: MoneySchema,
  free: MoneySchema,
  /** By how much more is set aside than it holds. */
  over: MoneySchema,
  /** What goals lack of it, the last in order first. */
  short: z.array(z.object({ goalId: IdSchema, amount: MoneySchema })),
});
export type GoalAccount = z.infer<typeof GoalAccountSchema>;

export const OverviewSchema = z.object({
  /** The caller is limited to some accounts, and sees what is set aside on those. */
  isLimited: z.boolean(),
  rule: PeriodRuleSchema,
  period: StretchSchema,
  /** In their order; archived ones last. */
  goals: z.array(GoalSchema),
  /** Accounts that hold money. */
  accounts: z.array(GoalAccountSchema),
  members: z.array(z.object({ id: IdSchema, name: z.string() })),
});
export type Overview = z.infer<typeof OverviewSchema>;

/** Money that was set aside on a day, or taken out. */
export const EntrySchema = z.object({
  /** Of the entry, where a person made it. */
  id: IdSchema.nullable(),
  way: WaySchema,
  day: DaySchema,
  memberId: IdSchema,
  accountId: IdSchema,
  amount: MoneySchema,
  note: z.string().nullable(),
  transactionId: IdSchema.nullable(),
});
export type Entry = z.infer<typeof EntrySchema>;

export const DetailsSchema = z.object({
  /** The newest first. */
  entries: z.array(EntrySchema),
  /** There are more than are listed. */
  hasMore: z.boolean(),
  /** Transfers that came to accounts lately and are in no goal. */
  transfers: z.array(
    z.object({ id: IdSchema, day: DaySchema, accountId: IdSchema, description: z.string(), amount: MoneySchema }),
  ),
});
export type Details = z.infer<typeof DetailsSchema>;

/** A first goal from what is known already. */
export const IdeaSchema = z.object({
  kind: KindSchema,
  name: z.string(),
  target: MoneySchema,
  dueOn: DaySchema.nullable(),
  everyMonths: EveryMonthsSchema.nullable(),
  /** What each payday would have to bring; null without a date. */
  perPayday: MoneySchema.nullable(),
  /** Of an emergency fund what a month costs. */
  monthly: MoneySchema.nullable(),
});
export type Idea = z.infer<typeof IdeaSchema>;
