import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { AccountTypeSchema } from '#modules/money/accounts/model.ts';
import { DATE_KINDS, LAYERS, RHYTHMS, TEMPLATES } from './layers.ts';
import { LONGEST_NAME, MOST_CHANGES } from './limits.ts';

const isInSize = ({ minor }: { minor: bigint }) => minor <= LARGEST_MINOR && minor >= -LARGEST_MINOR;
/** Below zero goes out. */
const SignedSchema = MoneySchema.refine(({ minor }) => minor !== 0n, 'Invalid amount').refine(
  isInSize,
  'Invalid amount',
);
const FloorSchema = MoneySchema.refine(isInSize, 'Invalid amount');

/** `field`: as its form calls it. */
const shortText = (field: string) =>
  z
    .string()
    .trim()
    .min(1, `${field} is required`)
    .max(LONGEST_NAME, `${field} must not exceed ${LONGEST_NAME} characters`);
export const NameSchema = shortText('name');

const PERCENT = z.int().min(-100).max(1000);

/** What a scenario does to the forecast. */
export const ChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('once'), name: NameSchema, accountId: IdSchema, day: DaySchema, amount: SignedSchema }),
  z.object({
    kind: z.literal('repeat'),
    name: NameSchema,
    accountId: IdSchema,
    from: DaySchema,
    /** The last day it can come; null: it does not end. */
    to: DaySchema.nullable(),
    every: z.enum(RHYTHMS),
    amount: SignedSchema,
  }),
  /** A recurring payment is so many percent more, from a day on; less, where below zero. */
  z.object({ kind: z.literal('adjust'), itemId: IdSchema, from: DaySchema, percent: PERCENT }),
  z.object({ kind: z.literal('end'), itemId: IdSchema, from: DaySchema }),
  z.object({ kind: z.literal('delay'), itemId: IdSchema, from: DaySchema, days: z.int().min(1).max(180) }),
]);
export type Change = z.infer<typeof ChangeSchema>;

const scenario = { name: NameSchema, template: z.enum(TEMPLATES), changes: z.array(ChangeSchema).max(MOST_CHANGES) };
export const NewScenarioSchema = z.object(scenario);
export type NewScenario = z.infer<typeof NewScenarioSchema>;
export const ScenarioSchema = z.object({ ...scenario, id: IdSchema });
export type Scenario = z.infer<typeof ScenarioSchema>;

const Minor = z.string().regex(/^-?\d{1,18}$/);
const stored = { minor: Minor, currency: CurrencySchema };
/** As stored: JSON knows no bigint. */
export const StoredChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('once'), name: NameSchema, accountId: IdSchema, day: DaySchema, ...stored }),
  z.strictObject({
    kind: z.literal('repeat'),
    name: NameSchema,
    accountId: IdSchema,
    from: DaySchema,
    to: DaySchema.nullable(),
    every: z.enum(RHYTHMS),
    ...stored,
  }),
  z.strictObject({ kind: z.literal('adjust'), itemId: IdSchema, from: DaySchema, percent: PERCENT }),
  z.strictObject({ kind: z.literal('end'), itemId: IdSchema, from: DaySchema }),
  z.strictObject({ kind: z.literal('delay'), itemId: IdSchema, from: DaySchema, days: z.int() }),
]);
export type StoredChange = z.infer<typeof StoredChangeSchema>;

const expected = {
  name: shortText('description'),
  /** Who pays, or is paid; empty where nobody said. */
  party: z.string().trim().max(LONGEST_NAME),
  accountId: IdSchema,
  due: DaySchema,
  amount: SignedSchema,
  /** In percent: how likely it comes. */
  likelihood: z.int().min(1).max(100),
  /** Days after the due day that it usually comes. */
  delay: z.int().min(0).max(365),
  /** It comes on top of what is usual; else it is a part of that, and takes its place. */
  isExtra: z.boolean(),
};
export const NewExpectedSchema = z.object(expected);
export type NewExpected = z.infer<typeof NewExpectedSchema>;
/** A payment that is expected once, such as an invoice. */
export const ExpectedSchema = z.object({
  ...expected,
  id: IdSchema,
  /** The transaction that paid it; null while none did. */
  paid: z.object({ id: IdSchema, day: DaySchema }).nullable(),
});
export type Expected = z.infer<typeof ExpectedSchema>;

export const AccountSchema = z.object({
  id: IdSchema,
  name: z.string(),
  accountType: AccountTypeSchema,
  currency: CurrencySchema,
  /** Its money counts in the total: that of loans, cards and investments is not there to spend. */
  isCash: z.boolean(),
  /** Today. */
  balance: MoneySchema,
});
export type Account = z.infer<typeof AccountSchema>;

const PointSchema = z.object({ day: DaySchema, balance: MoneySchema });

/** Balances in minor units, one for each day from today on, with a space between two: years of days are short this way. */
const DaysSchema = z.string().regex(/^-?\d+( -?\d+)*$/);

export const CourseSchema = z.object({
  balances: DaysSchema,
  lowest: PointSchema,
  end: MoneySchema,
  /** The first day below the floor; null where there is no floor, or no such day. */
  below: DaySchema.nullable(),
});
export type Course = z.infer<typeof CourseSchema>;

/** How near forecasts of the last months were. */
export const AccuracySchema = z.object({
  /** Days from the first tested forecast to the last. */
  days: z.int(),
  forecasts: z.int(),
  /** Of the balance 30 days ahead, on a typical day: the middle error; and that of repeating last month. */
  typical: MoneySchema,
  naive: MoneySchema,
  /** The mean error over that of repeating last month, in hundredths; below 100 is nearer. */
  scaled: z.int(),
  /** Of 100 days, those that were inside the band as it was drawn before. Null: too few were tested. */
  inside: z.int().nullable(),
});
export type Accuracy = z.infer<typeof AccuracySchema>;

/** What can be spent before the next payday; below zero it is short. */
export const SafeSchema = z.object({
  amount: MoneySchema,
  until: DaySchema,
  lowest: PointSchema,
  /** What goals have of the accounts, which is taken off. */
  setAside: MoneySchema,
  /** Where the day comes from: a recurring income, the periods of the budget, or the calendar. */
  from: z.enum(['income', 'budget', 'calendar']),
});
export type Safe = z.infer<typeof SafeSchema>;

/** One of the things that move a day. */
export const MoveSchema = z.object({
  name: z.string(),
  layer: z.enum([...LAYERS, 'scenario']),
  accountId: IdSchema,
  amount: MoneySchema,
  /** What it is about, where it can be opened. */
  itemId: IdSchema.nullable(),
  lineId: IdSchema.nullable(),
  categoryId: IdSchema.nullable(),
  expectedId: IdSchema.nullable(),
  isLate: z.boolean(),
});
export type Move = z.infer<typeof MoveSchema>;

export const DatedSchema = z.object({
  kind: z.enum(DATE_KINDS),
  day: DaySchema,
  /** Of a card or debt. */
  name: z.string(),
  amount: MoneySchema.nullable(),
});
export type Dated = z.infer<typeof DatedSchema>;

/** A payment that is known and comes soon. */
export const ComingSchema = MoveSchema.extend({ day: DaySchema });

/** Recurring payments, for the forms of scenarios. */
export const ItemChoiceSchema = z.object({
  id: IdSchema,
  name: z.string(),
  accountId: IdSchema,
  /** Below zero goes out. */
  amount: MoneySchema,
  next: DaySchema.nullable(),
});
export type ItemChoice = z.infer<typeof ItemChoiceSchema>;

export const OverviewSchema = z.object({
  accounts: z.array(AccountSchema),
  /** Of cash accounts, the one that is shown first. */
  currencies: z.array(CurrencySchema),
  currency: CurrencySchema,
  /** The first day of the history; null without any. */
  since: DaySchema.nullable(),
  /** The newest transaction. */
  newest: DaySchema.nullable(),
  opening: MoneySchema,
  /** Null: there are fewer than three months of history. */
  course: CourseSchema.extend({ low: DaysSchema.nullable(), high: DaysSchema.nullable() }).nullable(),
  accuracy: AccuracySchema.nullable(),
  safe: SafeSchema.nullable(),
  floor: MoneySchema.nullable(),
  scenarios: z.array(ScenarioSchema.extend({ course: CourseSchema.nullable() })),
  dates: z.array(DatedSchema),
  /** Of the next 30 days, with those that are late. */
  coming: z.array(ComingSchema),
  expected: z.array(ExpectedSchema),
  items: z.array(ItemChoiceSchema),
  /** All cash today in the currency of the workspace; null where there is one currency, or a rate is missing. */
  together: MoneySchema.nullable(),
});
export type Overview = z.infer<typeof OverviewSchema>;

export const DayMovesSchema = z.object({
  day: DaySchema,
  before: MoneySchema,
  after: MoneySchema,
  moves: z.array(MoveSchema),
});
export type DayMoves = z.infer<typeof DayMovesSchema>;

export const NewFloorSchema = z
  .object({ floor: FloorSchema.nullable(), currency: CurrencySchema })
  .refine(({ floor, currency }) => floor === null || floor.currency === currency, 'a floor is in its currency');
