import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import type { Money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type Asset,
  AssetKindSchema,
  CurrencyGainSchema,
  type Gains,
  type Overview,
  type Part,
  PartSchema,
  type Point,
  ValuationSourceSchema,
} from '#modules/money/net-worth/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  percentOf,
  PercentSchema,
  PublicDaySchema,
  PublicMoneySchema,
  SentAmountSchema,
  TodaySchema,
} from './public-api.operation.ts';

const asset = {
  name: z.string(),
  kind: AssetKindSchema,
  percent: PercentSchema.describe(
    'The percentage of the asset or debt that belongs to this workspace, such as "50.00".',
  ),
  debtAccountId: IdSchema.nullable().describe('The account of the loan that finances the asset.'),
  endedOn: PublicDaySchema.nullable().describe(
    'The day the asset was sold or the debt was paid off. From then on its value is zero.',
  ),
};
const value = {
  day: PublicDaySchema,
  source: ValuationSourceSchema,
};
const PublicAssetSchema = z.object({
  id: IdSchema,
  ...asset,
  currency: CurrencySchema,
  values: z
    .array(z.object({ ...value, amount: AmountSchema }))
    .describe('The values of the asset or debt, newest first.'),
});

function publicAsset({ ownership, valuations, ...owned }: Asset): z.infer<typeof PublicAssetSchema> {
  const { id, name, kind, debtAccountId, endedOn, currency } = owned;
  const values = valuations.map(({ day, source, amount }) => ({ day, source, amount: amountOf(amount).amount }));
  return { id, name, kind, percent: percentOf(ownership), debtAccountId, endedOn, currency, values };
}

const PublicPartSchema = z.object({
  id: IdSchema,
  source: PartSchema.shape.source,
  name: z.string(),
  percent: PercentSchema,
  whole: PublicMoneySchema.describe('The full value of the asset or account; below zero for debts.'),
  share: PublicMoneySchema.describe('The part of the value that belongs to this workspace.'),
  converted: PublicMoneySchema.nullable().describe(
    'The share of this workspace in the currency of the total; null without an exchange rate.',
  ),
});

function publicPart({ id, source, name, ownership, whole, share, converted }: Part): z.infer<typeof PublicPartSchema> {
  return {
    id,
    source,
    name,
    percent: percentOf(ownership),
    whole: amountOf(whole),
    share: amountOf(share),
    converted: converted === null ? null : amountOf(converted),
  };
}

const PublicPointSchema = z.object({
  day: PublicDaySchema,
  amount: AmountSchema,
  currency: CurrencySchema,
  missing: z.array(CurrencySchema).describe('Currencies without an exchange rate. Their amounts are left out.'),
});
const publicPoint = ({ day, known, missing }: Point): z.infer<typeof PublicPointSchema> => ({
  day,
  missing,
  ...amountOf(known),
});

const PublicNetWorthSchema = z.object({
  assets: z.array(PublicAssetSchema).describe('Assets and debts that are not accounts.'),
  parts: z.array(PublicPartSchema).describe('What net worth consists of today.'),
  leftOut: z.array(PublicPartSchema).describe('Assets, accounts and debts that a person excluded from all totals.'),
  line: z.array(PublicPointSchema).describe('Net worth by month, oldest first; the last value is today’s.'),
});

export function publicNetWorth({ assets, parts, leftOut, line }: Overview): z.infer<typeof PublicNetWorthSchema> {
  return {
    assets: assets.map(publicAsset),
    parts: parts.map(publicPart),
    leftOut: leftOut.map(publicPart),
    line: line.map(publicPoint),
  };
}

const SentValueSchema = z.strictObject({
  ...value,
  amount: SentAmountSchema.describe('The value on this day: zero or more, in the currency of the asset or debt.'),
});

const gainShape = CurrencyGainSchema.shape;
const PublicGainSchema = z.object({
  currency: CurrencySchema,
  accountIds: z.array(IdSchema),
  balance: AmountSchema,
  averageRate: gainShape.average.describe('The average exchange rate paid for the balance; null if none is known.'),
  rate: z.string().nullable().describe('Today’s exchange rate; null if none is known.'),
  rateDay: PublicDaySchema.nullable(),
  value: AmountSchema.describe('The balance at today’s exchange rate; null if none is known.'),
  unrealised: AmountSchema.describe('The gain on the part of the balance with a known cost; null if none is known.'),
  unpriced: AmountSchema.describe('The part of the balance that is left out of `unrealised`.'),
  realised: AmountSchema,
  unclear: AmountSchema.describe(
    'Money paid out that is not counted in `realised`, because an exchange rate is missing.',
  ),
});
const PublicGainsSchema = z.object({
  currency: CurrencySchema,
  unrealised: AmountSchema,
  realised: AmountSchema,
  missing: z
    .array(CurrencySchema)
    .describe('Currencies without an exchange rate. The figures leave out amounts in them.'),
  currencies: z.array(PublicGainSchema),
});

const figureOf = (value: Money | null) => (value === null ? null : amountOf(value).amount);

export function publicGains({ unrealised, realised, missing, currencies }: Gains): z.infer<typeof PublicGainsSchema> {
  return {
    currency: unrealised.currency,
    unrealised: figureOf(unrealised),
    realised: figureOf(realised),
    missing,
    currencies: currencies.map((gain) => ({
      currency: gain.currency,
      accountIds: gain.accounts.map(({ id }) => id),
      balance: figureOf(gain.balance),
      averageRate: gain.average,
      rate: gain.today?.rate ?? null,
      rateDay: gain.today?.day ?? null,
      value: figureOf(gain.value),
      unrealised: figureOf(gain.unrealised),
      unpriced: figureOf(gain.unpriced),
      realised: figureOf(gain.realised),
      unclear: figureOf(gain.unclear),
    })),
  };
}

export const NET_WORTH_OPERATIONS = {
  netWorth: {
    method: 'GET',
    path: 'net-worth',
    scope: 'net-worth.read',
    summary: 'Net worth, what it consists of, and its development by month.',
    query: z.strictObject({
      currency: CurrencySchema.optional().describe(
        'The currency of the total; by default the currency of the workspace.',
      ),
      today: TodaySchema,
    }),
    body: null,
    answer: z.object({ data: PublicNetWorthSchema }),
  },
  currencyGains: {
    method: 'GET',
    path: 'net-worth/currencies',
    scope: 'net-worth.read',
    summary: 'What balances in other currencies gained or lost, measured by their average cost.',
    query: z.strictObject({
      currency: CurrencySchema.optional().describe(
        'The currency to compare with; by default the currency of the workspace.',
      ),
      today: TodaySchema,
    }),
    body: null,
    answer: z.object({ data: PublicGainsSchema }),
  },
  createAsset: {
    method: 'POST',
    path: 'net-worth/assets',
    scope: 'net-worth.write',
    summary: 'Add an asset or a debt with its values.',
    query: NothingSchema,
    body: z.strictObject({
      name: asset.name,
      kind: asset.kind,
      currency: CurrencySchema.optional().describe(
        'The currency of the asset or debt; by default the currency of the workspace.',
      ),
      percent: asset.percent.default('100'),
      debtAccountId: asset.debtAccountId.default(null),
      endedOn: asset.endedOn.default(null),
      values: z.array(SentValueSchema).default([]),
    }),
    answer: ChangedSchema,
  },
  replaceAsset: {
    method: 'PUT',
    path: 'net-worth/assets/{id}',
    scope: 'net-worth.write',
    summary: 'Replace the details of an asset or a debt. Send all fields. Its values do not change.',
    query: NothingSchema,
    body: z.strictObject(asset),
    answer: ChangedSchema,
  },
  deleteAsset: {
    method: 'DELETE',
    path: 'net-worth/assets/{id}',
    scope: 'net-worth.write',
    summary: 'Delete an asset or a debt with its values. Set endedOn to keep its history.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  setAssetValue: {
    method: 'POST',
    path: 'net-worth/assets/{id}/values',
    scope: 'net-worth.write',
    summary: 'Set the value of an asset or debt on a day. It replaces any earlier value of that day.',
    query: NothingSchema,
    body: z.strictObject({
      ...SentValueSchema.shape,
      currency: CurrencySchema.describe('The currency of the asset or debt.'),
    }),
    answer: ChangedSchema,
  },
  deleteAssetValue: {
    method: 'DELETE',
    path: 'net-worth/assets/{id}/values',
    scope: 'net-worth.write',
    summary: 'Delete the value of an asset or debt on a day.',
    query: z.strictObject({ day: PublicDaySchema }),
    body: null,
    answer: ChangedSchema,
  },
  setAccountShare: {
    method: 'PUT',
    path: 'net-worth/accounts/{id}',
    scope: 'net-worth.write',
    summary: 'Set how much of an account belongs to this workspace.',
    query: NothingSchema,
    body: z.strictObject({ percent: asset.percent }),
    answer: ChangedSchema,
  },
  setCounted: {
    method: 'PUT',
    path: 'net-worth/parts/{id}',
    scope: 'net-worth.write',
    summary: 'Leave an asset, loan or debt out of net worth, or count it again.',
    query: NothingSchema,
    body: z.strictObject({ counted: z.boolean() }),
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
