import * as z from 'zod';
import { command, LIMITS, query } from '#kernel/contract.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { EXCHANGE_RATES } from './access.ts';
import { LARGEST_FILE, TOO_LARGE } from './limits.ts';
import {
  ExchangeRateSchema,
  ImportResultSchema,
  NewestRateSchema,
  NewRateSchema,
  OperatorRatesSchema,
  OperatorSourceSchema,
  OwnRateSchema,
  OwnSourceSchema,
  ProblemSchema,
  ProviderSchema,
  RateKeySchema,
  RateSchema,
} from './model.ts';

const RATE_IN_FUTURE = { status: 422, message: 'This day is in the future. Nothing was saved.' } as const;
const TOO_MANY_RATES = {
  status: 409,
  message: 'This workspace would have more than 200 000 exchange rates. Nothing was saved. Delete some first.',
} as const;

const RATES_UNREADABLE = {
  status: 422,
  message: 'This file cannot be read as exchange rates. Nothing was saved.',
  data: z.object({ problems: z.array(ProblemSchema) }),
} as const;
const TOO_MANY_OPERATOR_RATES = {
  status: 409,
  message: 'There would be more than 200 000 exchange rates. Nothing was saved. Delete some first.',
} as const;

export const contract = {
  /** The newest rate of each pair, by pair. */
  list: query({ access: EXCHANGE_RATES.read }).output(z.array(NewestRateSchema)),

  /** The newest rate of each pair and source that may be used on a day: `rateOn` and `totalIn` find what is needed. */
  current: query({ access: EXCHANGE_RATES.read })
    .input(z.object({ day: DaySchema }))
    .output(z.array(ExchangeRateSchema)),

  /** A rate entered by hand; it replaces the one entered by hand for the same pair and day, and answers what that was. */
  create: command({ access: EXCHANGE_RATES.write, audit: 'exchange-rate.created', limit: 'api_call' })
    .input(NewRateSchema)
    .output(RateKeySchema.extend({ replaced: RateSchema.nullable() }))
    .errors({ RATE_IN_FUTURE, TOO_MANY_RATES }),

  /**
   * Reads the ECB's `eurofxref-hist.csv` or a CSV with the first line `date,from,to,rate`, whole or not at all. A rate
   * replaces that of the same source, pair and day, so the same file twice changes nothing.
   */
  importFile: command({ access: EXCHANGE_RATES.write, audit: 'exchange-rates.imported', limit: LIMITS.importData })
    .input(z.object({ file: z.file().max(LARGEST_FILE, TOO_LARGE) }))
    .output(ImportResultSchema)
    .errors({ RATES_UNREADABLE, TOO_MANY_RATES }),

  /** Deletes one rate and answers with it, by which it can be put back. */
  remove: command({ access: EXCHANGE_RATES.write, audit: 'exchange-rate.removed', limit: 'api_call' })
    .input(RateKeySchema)
    .output(OwnRateSchema)
    .errors({
      RATE_NOT_FOUND: {
        status: 404,
        message: 'This exchange rate is not in this workspace. It may have been deleted. Nothing was changed.',
      },
    }),

  /** Undoes a deletion, unless there is a rate in its place. */
  restore: command({ access: EXCHANGE_RATES.write, audit: 'exchange-rate.restored', limit: 'api_call' })
    .input(OwnRateSchema)
    .output(RateKeySchema)
    .errors({ RATE_IN_FUTURE, TOO_MANY_RATES }),

  /** Deletes all rates of a source. Answers how many there were. */
  removeSource: command({ access: EXCHANGE_RATES.write, audit: 'exchange-rates.removed', limit: 'api_call' })
    .input(z.object({ source: OwnSourceSchema }))
    .output(z.object({ removed: z.int() })),

  /** What the operator has for every workspace, by source. */
  operatorRates: query({ access: 'superuser' }).output(
    z.object({ sources: z.array(OperatorRatesSchema), provider: ProviderSchema.nullable() }),
  ),

  /** The same file as `importFile` takes, for every workspace. */
  importOperatorFile: command({
    access: 'superuser',
    audit: 'operator-exchange-rates.imported',
    fresh: true,
    limit: LIMITS.importData,
  })
    .input(z.object({ file: z.file().max(LARGEST_FILE, TOO_LARGE) }))
    .output(ImportResultSchema)
    .errors({ RATES_UNREADABLE, TOO_MANY_OPERATOR_RATES }),

  /** Deletes all that the operator has of a source. Answers how many there were. */
  removeOperatorSource: command({
    access: 'superuser',
    audit: 'operator-exchange-rates.removed',
    fresh: true,
    limit: 'api_call',
  })
    .input(z.object({ source: OperatorSourceSchema }))
    .output(z.object({ removed: z.int() })),
};
