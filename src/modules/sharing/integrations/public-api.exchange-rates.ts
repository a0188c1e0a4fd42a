import * as z from 'zod';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type ExchangeRate,
  ImportResultSchema,
  type NewestRate,
  OwnSourceSchema,
  RateSourceSchema,
} from '#modules/money/exchange-rates/model.ts';
import { NothingSchema, type Operation, PublicDaySchema } from './public-api.operation.ts';

const key = {
  from: CurrencySchema,
  to: CurrencySchema,
  day: PublicDaySchema,
};
const rate = z.string().describe('How much of `to` one unit of `from` is worth: a plain decimal such as "18.3345".');
const source = RateSourceSchema.describe(
  'Where the exchange rate comes from: a person, a file, the ECB or the operator.',
);
const RateSchema = z.object({ ...key, source, rate });
const NewestSchema = RateSchema.extend({
  days: z.int().describe('For how many days there is a rate of these two currencies.'),
});
const OwnKeySchema = z.object({ ...key, source: OwnSourceSchema });

export function publicRate(one: ExchangeRate): z.infer<typeof RateSchema> {
  return { from: one.from, to: one.to, day: one.day, source: one.source, rate: one.rate };
}

export function publicNewest({ days, ...newest }: NewestRate): z.infer<typeof NewestSchema> {
  return { ...publicRate(newest), days };
}

/** Bytes of a file of rates as text; a program sends a longer one in parts. */
const LONGEST_CSV = 200_000;

export const EXCHANGE_RATE_OPERATIONS = {
  exchangeRates: {
    method: 'GET',
    path: 'exchange-rates',
    scope: 'accounts.read',
    summary: 'The newest exchange rate of each pair of currencies.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(NewestSchema) }),
  },
  currentRates: {
    method: 'GET',
    path: 'exchange-rates/current',
    scope: 'accounts.read',
    summary: 'The exchange rates that may be used on a day, by pair of currencies and source.',
    query: z.strictObject({ day: PublicDaySchema }),
    body: null,
    answer: z.object({ data: z.array(RateSchema) }),
  },
  createRate: {
    method: 'POST',
    path: 'exchange-rates',
    scope: 'accounts.write',
    summary: 'Add an exchange rate, or replace the one that was added by hand for the same currencies and day.',
    query: NothingSchema,
    body: z.strictObject({ ...key, rate }),
    answer: z.object({
      data: OwnKeySchema.extend({ replaced: z.string().nullable().describe('The exchange rate that was replaced.') }),
    }),
  },
  importRates: {
    method: 'POST',
    path: 'exchange-rates/file',
    scope: 'accounts.write',
    summary:
      'Import exchange rates from a CSV file with the first line "date,from,to,rate", or from the history file of the ECB.',
    query: NothingSchema,
    body: z.strictObject({ csv: z.string().max(LONGEST_CSV).describe('The text of the CSV file.') }),
    answer: z.object({
      data: ImportResultSchema.describe(
        'The number of rates imported. `tooOld` counts those that were too old to import.',
      ),
    }),
  },
  deleteRate: {
    method: 'DELETE',
    path: 'exchange-rates',
    scope: 'accounts.write',
    summary: 'Delete an exchange rate of the workspace.',
    query: z.strictObject(OwnKeySchema.shape),
    body: null,
    answer: z.object({ data: OwnKeySchema.extend({ rate }) }),
  },
} as const satisfies Record<string, Operation>;
