import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { RateSourceSchema } from '#modules/money/exchange-rates/model.ts';
import { MOST_VALUATIONS } from './limits.ts';

export const ASSET_KINDS = [
  'home',
  'land',
  'vehicle',
  'livestock',
  'pension',
  'business',
  'stock',
  'valuables',
  'lent',
  'other',
  'loan',
  'tax',
  'other-debt',
] as const;
export const AssetKindSchema = z.enum(ASSET_KINDS);
export type AssetKind = z.infer<typeof AssetKindSchema>;

export const VALUATION_SOURCES = ['estimate', 'valuation', 'statement'] as const;
export const ValuationSourceSchema = z.enum(VALUATION_SOURCES);
export type ValuationSource = z.infer<typeof ValuationSourceSchema>;

/** Hundredths of a per cent: 10000 is all of it. */
export const ALL_OF_IT = 10_000;
export const OwnershipSchema = z.int().min(1).max(ALL_OF_IT);

const ValueSchema = MoneySchema.refine(
  ({ minor }) => minor >= 0n && minor <= LARGEST_MINOR,
  'The value must be zero or more',
);

/** What something was worth on a day; what is owed is above zero too. One for each day. */
export const ValuationSchema = z.object({ day: DaySchema, amount: ValueSchema, source: ValuationSourceSchema });
export type Valuation = z.infer<typeof ValuationSchema>;

const NameSchema = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(100, 'Name must not exceed 100 characters');

const FIELDS = {
  name: NameSchema,
  kind: AssetKindSchema,
  ownership: OwnershipSchema,
  /** The account of the loan that pays for it. */
  debtAccountId: IdSchema.nullable(),
  /** From this day on it is sold, or paid off: it counts as nothing, and its history stays. */
  endedOn: DaySchema.nullable(),
};

export const NewAssetSchema = z
  .object({
    ...FIELDS,
    currency: CurrencySchema,
    valuations: z.array(ValuationSchema).max(MOST_VALUATIONS),
  })
  .refine(({ currency, valuations }) => valuations.every(({ amount }) => amount.currency === currency), {
    message: 'The values must be in the currency of the asset',
    path: ['valuations'],
  })
  .refine(({ valuations }) => new Set(valuations.map(({ day }) => day)).size === valuations.length, {
    message: 'There can be only one value for each day',
    path: ['valuations'],
  });
export type NewAsset = z.infer<typeof NewAssetSchema>;

export const AssetChangeSchema = z.object({ ...FIELDS, id: IdSchema });
export type AssetChange = z.infer<typeof AssetChangeSchema>;

/** Something owned or owed that is no account; valuations newest first. */
export const AssetSchema = z.object({
  ...FIELDS,
  id: IdSchema,
  currency: CurrencySchema,
  valuations: z.array(ValuationSchema.extend({ amount: MoneySchema })),
});
export type Asset = z.infer<typeof AssetSchema>;

/** A part of net worth today. What is owed is below zero. */
export const PartSchema = z.object({
  id: IdSchema,
  /** `lent`: a loan to a person; `debt`: a debt of the plan that has no account. */
  source: z.enum(['account', 'asset', 'lent', 'debt']),
  name: z.string(),
  currency: CurrencySchema,
  ownership: OwnershipSchema,
  /** All of it. */
  whole: MoneySchema,
  /** What belongs to this workspace. */
  share: MoneySchema,
  /** The share in the currency of the total; null where no rate is known. */
  converted: MoneySchema.nullable(),
});
export type Part = z.infer<typeof PartSchema>;

/** Net worth at the end of a day. While rates are missing, `known` is only a part of it. */
export const PointSchema = z.object({ day: DaySchema, known: MoneySchema, missing: z.array(CurrencySchema) });
export type Point = z.infer<typeof PointSchema>;

export const OverviewSchema = z.object({
  assets: z.array(AssetSchema),
  parts: z.array(PartSchema),
  /** What someone left out, which is in no total. */
  leftOut: z.array(PartSchema),
  /** Parts that could be left out, each with the one that it may be. */
  doubles: z.array(z.object({ partId: IdSchema, otherId: IdSchema })),
  /** Month by month, oldest first; the last is today. */
  line: z.array(PointSchema),
});
export type Overview = z.infer<typeof OverviewSchema>;

/** What a currency gained or lost against that of the workspace, by average cost; rates are plain decimals. */
export const CurrencyGainSchema = z.object({
  currency: CurrencySchema,
  accounts: z.array(z.object({ id: IdSchema, name: z.string() })),
  balance: MoneySchema,
  /** At which the balance came in on average; null where no such rate is known, or nothing is there. */
  average: z.string().nullable(),
  today: z.object({ rate: z.string(), day: DaySchema, sources: z.array(RateSourceSchema) }).nullable(),
  /** The balance at the rate of today. */
  value: MoneySchema.nullable(),
  /** What the balance is worth above its cost, of the part that is known; null where none of it is. */
  unrealised: MoneySchema.nullable(),
  /** The part of the balance that is left out of `unrealised`, since a rate is missing. */
  unpriced: MoneySchema,
  /** What was gained by money that left. */
  realised: MoneySchema,
  /** What left and is not in `realised`, since a rate is missing. */
  unclear: MoneySchema,
});
export type CurrencyGain = z.infer<typeof CurrencyGainSchema>;

/** While `missing` names a currency, the figures are only what is known. */
export const GainsSchema = z.object({
  currencies: z.array(CurrencyGainSchema),
  unrealised: MoneySchema,
  realised: MoneySchema,
  missing: z.array(CurrencySchema),
});
export type Gains = z.infer<typeof GainsSchema>;
