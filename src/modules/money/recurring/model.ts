import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { LONGEST_NAME, MOST_CHANGES, MOST_REFUSED } from './limits.ts';

/** Where a payment goes whose day is a weekend or a public holiday: nowhere, or to the working day before or after. */
export const ShiftSchema = z.enum(['none', 'before', 'after']);

const shared = {
  /** The first day it can fall on; intervals of weeks and of months are counted from it. */
  anchor: DaySchema,
  shift: ShiftSchema,
  /** ISO 3166: whose public holidays count. */
  country: z.string().regex(/^[A-Z]{2}$/),
};
const everyMonths = z.int().min(1).max(24);

/** How often a payment comes. Days are those of the Gregorian calendar. */
export const CadenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weeks'), every: z.int().min(1).max(52), ...shared }),
  /** A day that a month does not have is its last. */
  z.object({ kind: z.literal('day-of-month'), every: everyMonths, day: z.int().min(1).max(31), ...shared }),
  z.object({ kind: z.literal('last-working-day'), every: everyMonths, ...shared }),
  /** `weekday`: 1 is Monday, 7 Sunday. `nth`: 1 to 4, or -1 for the last in the month. */
  z.object({
    kind: z.literal('nth-weekday'),
    every: everyMonths,
    nth: z.union([z.int().min(1).max(4), z.literal(-1)]),
    weekday: z.int().min(1).max(7),
    ...shared,
  }),
]);
export type Cadence = z.infer<typeof CadenceSchema>;

const AmountSchema = MoneySchema.refine(
  ({ minor }) => minor > 0n && minor <= LARGEST_MINOR,
  'amount must be above zero',
);

/** What is expected of a payment's amount; amounts are above zero whichever way the money goes. */
export const AmountRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact'), amount: AmountSchema }),
  z
    .object({ kind: z.literal('range'), from: AmountSchema, to: AmountSchema })
    .refine(({ from, to }) => from.minor <= to.minor && from.currency === to.currency, 'range runs from less to more'),
  /** So many percent above or below the amount. */
  z.object({ kind: z.literal('about'), amount: AmountSchema, percent: z.int().min(1).max(100) }),
  /** As the last payment was; before there is one, the amount. */
  z.object({ kind: z.literal('last'), amount: AmountSchema }),
  /** The average of the last twelve payments; before there is one, the amount. */
  z.object({ kind: z.literal('average'), amount: AmountSchema }),
]);
export type AmountRule = z.infer<typeof AmountRuleSchema>;

export const DirectionSchema = z.enum(['in', 'out']);

/** The transactions an item is about: of one account, one payee, one direction and one currency. */
export const SourceSchema = z.object({
  accountId: IdSchema,
  /** The payee as `merchantOf` writes it: the same for all its spellings. */
  payee: z.string().min(1).max(500),
  direction: DirectionSchema,
  currency: CurrencySchema,
  /** Where one payee takes several payments: only those about this size; null takes all of them. */
  near: AmountSchema.nullable(),
});
export type Source = z.infer<typeof SourceSchema>;

const NameSchema = z
  .string()
  .trim()
  .min(1, 'name is required')
  .max(LONGEST_NAME, `name must not exceed ${LONGEST_NAME} characters`);

/** What is different about one occurrence, which is told by its day as the cadence has it before any shift. */
export const ChangeSchema = z.object({
  on: DaySchema,
  isSkipped: z.boolean(),
  /** Where it comes on another day. */
  movedTo: DaySchema.nullable(),
  amount: AmountSchema.nullable(),
});
export type Change = z.infer<typeof ChangeSchema>;

/** What a person said of the transactions of one occurrence, which is told by its day as `ChangeSchema` does. */
export const MatchSchema = z.object({
  on: DaySchema,
  /** The transaction that paid it; null: the nearest that can have. */
  paidBy: IdSchema.nullable(),
  /** Transactions that did not pay it, though they look like it. */
  notPaidBy: z.array(IdSchema).max(MOST_REFUSED),
});
export type Match = z.infer<typeof MatchSchema>;

/** A payment that the person confirmed. */
export const NewItemSchema = z.object({
  source: SourceSchema,
  name: NameSchema,
  cadence: CadenceSchema,
  amount: AmountRuleSchema,
  changes: z.array(ChangeSchema).max(MOST_CHANGES),
  /** What the person said of its transactions; left out: nothing. */
  matches: z.array(MatchSchema).max(MOST_CHANGES).optional(),
  /** The person pays for it and does not use it; left out: they use it. */
  isUnused: z.boolean().optional(),
  /** The category that the person chose; null or left out: that of its transactions. */
  categoryId: IdSchema.nullable().optional(),
});
export type NewItem = z.infer<typeof NewItemSchema>;

export const ItemChangeSchema = NewItemSchema.pick({ name: true, cadence: true, amount: true }).extend({
  id: IdSchema,
  /** Null: that of its transactions; left out: as before. */
  categoryId: IdSchema.nullable().optional(),
});

/** A payment that no suggestion is about. */
export const AddedItemSchema = NewItemSchema.pick({ name: true, cadence: true, amount: true, categoryId: true }).extend(
  {
    accountId: IdSchema,
    direction: DirectionSchema,
    /** The payee as statements write it; any spelling that `merchantOf` reads as the same payee is found. */
    payeeText: z.string().trim().min(1).max(200),
    /** Single due dates that are different from the beginning, as a calendar had them; left out: none. */
    changes: NewItemSchema.shape.changes.optional(),
  },
);
export type AddedItem = z.infer<typeof AddedItemSchema>;

/** A transaction, as far as recurring payments need it. */
export const EvidenceSchema = z.object({ id: IdSchema, day: DaySchema, amount: MoneySchema });
export type Evidence = z.infer<typeof EvidenceSchema>;

/**
 * `due`: today or later. `late`: no payment was found yet. `missing`: none was found, and the transactions of the
 * account go past the days in which it could still have come.
 */
export const StateSchema = z.enum(['due', 'paid', 'late', 'missing', 'skipped']);

export const OccurrenceSchema = z.object({
  /** The day as the cadence has it; tells it apart. */
  on: DaySchema,
  /** The day on which it is due, after shifts and changes. */
  due: DaySchema,
  /** Between which days it can be due, where a public holiday is expected and was not announced yet. */
  span: z.object({ from: DaySchema, to: DaySchema }).nullable(),
  state: StateSchema,
  expected: MoneySchema,
  paid: EvidenceSchema.nullable(),
  /** A person said that this transaction paid it. */
  isChosen: z.boolean(),
  /** Where the amount paid is another than before: what it was. */
  before: MoneySchema.nullable(),
});
export type Occurrence = z.infer<typeof OccurrenceSchema>;

export const ItemSchema = NewItemSchema.extend({
  id: IdSchema,
  isUnused: z.boolean(),
  matches: z.array(MatchSchema),
  categoryId: IdSchema.nullable(),
  /** The one that most of its transactions have; null where they have none. */
  usualCategoryId: IdSchema.nullable(),
  accountName: z.string(),
  /** Of the last 13 months and the next 12, the earliest first. */
  occurrences: z.array(OccurrenceSchema),
  expected: MoneySchema,
  /** At the amount that is expected now. */
  yearly: MoneySchema,
});
export type Item = z.infer<typeof ItemSchema>;

/** An occurrence as a calendar shows it. */
export const PlannedPaymentSchema = OccurrenceSchema.pick({ on: true, due: true, span: true, state: true }).extend({
  itemId: IdSchema,
  name: z.string(),
  accountName: z.string(),
  /** What was paid, or is expected. */
  amount: MoneySchema,
});
export type PlannedPayment = z.infer<typeof PlannedPaymentSchema>;

/** The occurrence that a transaction pays. */
export const PaidOccurrenceSchema = OccurrenceSchema.pick({ on: true, due: true }).extend({
  itemId: IdSchema,
  name: z.string(),
});
export type PaidOccurrence = z.infer<typeof PaidOccurrenceSchema>;

/** A transaction that a person may say paid an occurrence. */
export const CandidateSchema = EvidenceSchema.extend({
  description: z.string(),
  /** The other occurrence that it pays as far as is known; choosing it takes it from there. */
  pays: PaidOccurrenceSchema.nullable(),
});
export type Candidate = z.infer<typeof CandidateSchema>;

/** The address of a person's calendar feed of a workspace, without the address itself, which only its creator has. */
export const CalendarAddressSchema = z.object({
  id: IdSchema,
  createdAt: z.date(),
  /** When a calendar last fetched it; null where none did. */
  lastUsedAt: z.date().nullable(),
});
export type CalendarAddress = z.infer<typeof CalendarAddressSchema>;

export const SuggestionSchema = z.object({
  source: SourceSchema,
  name: z.string(),
  accountName: z.string(),
  cadence: CadenceSchema,
  amount: AmountRuleSchema,
  /** 0 to 100. */
  confidence: z.int().min(0).max(100),
  /** The transactions it was found in, the newest first. */
  evidence: z.array(EvidenceSchema),
  next: DaySchema,
  yearly: MoneySchema,
});
export type Suggestion = z.infer<typeof SuggestionSchema>;

/** A pattern that the person said is not recurring. */
export const DismissedSchema = z.object({ id: IdSchema, name: z.string(), source: SourceSchema });

export const OverviewSchema = z.object({
  items: z.array(ItemSchema),
  suggestions: z.array(SuggestionSchema),
  dismissed: z.array(DismissedSchema),
});
export type Overview = z.infer<typeof OverviewSchema>;
