import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { CATEGORY_KINDS, SPENDING_GROUPS, VARIABILITIES, VAT_CODES } from './kinds.ts';
import { LONGEST_NAME } from './limits.ts';

export const CategoryKindSchema = z.enum(CATEGORY_KINDS);
export type CategoryKind = z.infer<typeof CategoryKindSchema>;

/** What a person reads for each kind. A transfer moves money between one's own pockets and is neither gain nor spending. */
export const CATEGORY_KIND_LABELS: Readonly<Record<CategoryKind, string>> = {
  income: 'Income',
  expense: 'Expense',
  transfer: 'Transfer',
};

/** §5: 1 to 100 letters, digits, spaces, hyphens and underscores. Composed, so that one name is one text. */
export const CategoryNameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, 'category is required')
  .max(LONGEST_NAME, `category must not exceed ${LONGEST_NAME} characters`)
  .regex(/^[\p{L}\p{M}\p{Nd} _-]*$/u, 'category format is invalid');

/** A hue of the house by its name, or a colour of one's own. */
const ColourSchema = z.string().regex(/^([a-z]{3,12}|#[0-9a-f]{6})$/, 'colour format is invalid');
/** The name of an icon; one that screens do not know is drawn as a tag. */
const IconSchema = z.string().regex(/^[a-z][a-z-]{0,29}$/, 'icon format is invalid');

/** A short text on one line; empty is none. */
const CodeSchema = (longest: number, name: string) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(longest, `${name} must not exceed ${longest} characters`)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, `${name} format is invalid`)
    .transform((text) => (text === '' ? null : text))
    .nullable();

export const LONGEST_TAX_LINE = 40;
export const LONGEST_ACCOUNT_CODE = 20;

/** What else is said of a category; null where nothing is. */
const DETAILS = {
  group: z.enum(SPENDING_GROUPS).nullable(),
  variability: z.enum(VARIABILITIES).nullable(),
  /** Where it goes on a tax return, such as `ITR12 travel`. */
  taxLine: CodeSchema(LONGEST_TAX_LINE, 'tax line'),
  /** Its number in the chart of accounts of a business. */
  accountCode: CodeSchema(LONGEST_ACCOUNT_CODE, 'account code'),
  vatCode: z.enum(VAT_CODES).nullable(),
};
export const DetailsSchema = z.object(DETAILS);
export type Details = z.output<typeof DetailsSchema>;
export type SpendingGroup = (typeof SPENDING_GROUPS)[number];
export type Variability = (typeof VARIABILITIES)[number];
export type VatCode = (typeof VAT_CODES)[number];

/** Below a parent the kind is the parent's, and may be left out; so may the look. */
export const NewCategorySchema = DetailsSchema.partial().extend({
  name: CategoryNameSchema,
  parentId: IdSchema.nullable().default(null),
  kind: CategoryKindSchema.optional(),
  colour: ColourSchema.optional(),
  icon: IconSchema.optional(),
});
export type NewCategory = z.infer<typeof NewCategorySchema>;

/** What is left out stays as it is. `parentId: null` moves a category to the upper level. */
export const CategoryChangeSchema = DetailsSchema.partial().extend({
  id: IdSchema,
  name: CategoryNameSchema.optional(),
  parentId: IdSchema.nullable().optional(),
  kind: CategoryKindSchema.optional(),
  colour: ColourSchema.optional(),
  icon: IconSchema.optional(),
});
export type CategoryChange = z.infer<typeof CategoryChangeSchema>;

/** A category as screens see it. */
export const CategorySchema = z.object({
  id: IdSchema,
  parentId: IdSchema.nullable(),
  name: z.string(),
  kind: CategoryKindSchema,
  colour: z.string(),
  icon: z.string(),
  isArchived: z.boolean(),
  group: DETAILS.group,
  variability: DETAILS.variability,
  taxLine: z.string().nullable(),
  accountCode: z.string().nullable(),
  vatCode: DETAILS.vatCode,
  /** Rows filed under it, its children's not counted. */
  transactionCount: z.int(),
});
export type Category = z.infer<typeof CategorySchema>;

/** What suggestions filled in where nothing was said. */
export const FilledSchema = DetailsSchema.partial().extend({ id: IdSchema });
export type Filled = z.output<typeof FilledSchema>;

/** How a category is used, with what is below it. */
export const UsageSchema = z.object({
  id: IdSchema,
  count: z.int(),
  lastUsed: DaySchema.nullable(),
  /** What a month comes to by currency, above zero: spent, received, or moved out where it is a transfer. */
  averages: z.array(MoneySchema),
});
export type Usage = z.infer<typeof UsageSchema>;

export const UsageOverviewSchema = z.object({
  /** Full months that the averages are over, twelve at most; 0 where there are none. */
  months: z.int(),
  categories: z.array(UsageSchema),
  /** What the asked days come to by group and currency, above zero where it was spent or put away. */
  groups: z.record(z.enum(SPENDING_GROUPS), z.array(MoneySchema)),
});
export type UsageOverview = z.infer<typeof UsageOverviewSchema>;

/** Most periods that are compared at once: two years of months. */
export const MOST_PERIODS = 24;

/** What a category comes to, with what is below it: one amount for each period, in their order. */
const MonthLineSchema = z.object({
  /** Null: transactions without a category. */
  id: IdSchema.nullable(),
  amounts: z.array(MoneySchema),
  total: MoneySchema,
});
export type MonthLine = z.infer<typeof MonthLineSchema>;

/** The lines of one kind of category; the totals add up those on the upper level. */
const MonthsPartSchema = z.object({
  lines: z.array(MonthLineSchema),
  totals: z.array(MoneySchema),
  total: MoneySchema,
});
export type MonthsPart = z.infer<typeof MonthsPartSchema>;

/** Categories by period in one currency. */
export const MonthsOverviewSchema = z.object({
  currency: CurrencySchema,
  /** Those of the accounts. */
  currencies: z.array(CurrencySchema),
  income: MonthsPartSchema,
  expense: MonthsPartSchema,
  /** What was moved out; its lines are not income or spending. */
  transfer: MonthsPartSchema,
});
export type MonthsOverview = z.infer<typeof MonthsOverviewSchema>;

/** The account code of a category, and what its VAT code is called in the country; empty where there is none. */
export type CodesOf = (categoryId: string | null) => { readonly account: string; readonly vat: string };
