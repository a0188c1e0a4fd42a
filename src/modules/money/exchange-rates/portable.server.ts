import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { OwnRateSchema } from './model.ts';
import { exchangeRates } from './table.server.ts';

export const portableExchangeRates = portableTable({
  name: 'exchange-rates',
  about: 'Exchange rates: on `day`, one unit of `from` is worth `rate` units of `to`.',
  table: exchangeRates,
  order: 'from_currency, to_currency, day, source',
  row: z.strictObject({ recordedBy: z.uuid(), ...OwnRateSchema.shape, createdAt: InstantSchema }),
  sheet: {
    headings: ['Date', 'From', 'To', 'Rate', 'Source'],
    cells: ({ day, from, to, rate, source }) => [day, from, to, rate, source],
  },
});
