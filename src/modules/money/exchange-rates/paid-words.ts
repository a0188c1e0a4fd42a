import { plural } from '#kernel/plural.ts';
import type { RateSource } from './model.ts';

/** Where a rate is from. */
export const SOURCE_LABELS: Readonly<Record<RateSource, string>> = {
  manual: 'Entered by hand',
  file: 'CSV file',
  ecb: 'European Central Bank',
  'operator-file': 'CSV file from this site',
  'operator-ecb': 'European Central Bank, through this site',
  provider: 'Fetched daily by this site',
};

/** `paid-rate.parts.tsx` */
export const PAID_WORDS = {
  rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  above: (percent: string) => `${percent} above the market rate`,
  below: (percent: string) => `${percent} below the market rate`,
  equal: 'The same as the market rate',
  market: ' ({rate}, {origin})',
  origin: '{source}, {day}',
  unknown: (days: number) => `No market rate from the last ${plural(days, 'day')}.`,
} as const;
