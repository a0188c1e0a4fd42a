import { plural } from '#kernel/plural.ts';
import type { ImportResult, OperatorSource, OwnSource } from './model.ts';

/** `page.tsx`, `rate-table.tsx`, `import-file.tsx`, `remove-source.tsx`, `rate-dialog.tsx` */
export const WORDS = {
  loading: 'Loading exchange rates',
  pairs: (count: number, written: string) =>
    count === 1
      ? '1 pair of currencies, with the newest rate from {day}.'
      : `${written} pairs of currencies, with the newest rate from {day}.`,
  add: 'Add exchange rate',
  none: 'No exchange rates yet',
  noneHint: 'Import a file or add a rate to get one total for all your currencies.',
  newestRates: 'Newest exchange rates',
  usedFor: (days: number) => `Totals use exchange rates from the last ${plural(days, 'day')}.`,
  columns: {
    pair: 'Currencies',
    rate: 'Exchange rate',
    day: 'Date',
    source: 'Source',
    days: 'Saved rates',
    remove: 'Delete',
  },
  pair: (fromCurrency: string, toCurrency: string) => `${fromCurrency} to ${toCurrency}`,
  tooOld: 'Rate too old for totals',
  removeOne: (pair: string) => `Delete the rate for ${pair}`,
  removed: (pair: string) => `The rate for ${pair} was deleted`,
  removeSourceNote: 'You cannot undo this.',
  removeSourceWord: 'delete',
  keep: 'Keep exchange rates',
  removeAll: 'Delete exchange rates',
  removedSource: (count: number, written: string) =>
    count === 1 ? '1 exchange rate was deleted' : `${written} exchange rates were deleted`,
  importTitle: 'Import a file',
  importNote: 'Your own exchange rates are used before the rates of this site.',
  drop: 'Drop exchange rates here',
  dropLabel: 'Exchange rates file',
  dropHint: 'The European Central Bank’s eurofxref-hist.zip, or a CSV with the first line date,from,to,rate.',
  importing: 'Importing exchange rates',
  refused: 'The file was not imported',
  from: 'From currency',
  to: 'To currency',
  rate: 'Exchange rate',
  rateHint: (example: string) => `What 1 of the first currency is worth in the second, such as ${example}.`,
  day: 'Date',
  added: (pair: string) => `The rate for ${pair} was added`,
} as const;

export const REMOVE_SOURCE_LABELS: Readonly<Record<OwnSource, string>> = {
  manual: 'Delete rates entered by hand',
  file: 'Delete rates imported from CSV',
  ecb: 'Delete European Central Bank rates',
};

export const REMOVE_OPERATOR_LABELS: Readonly<Record<OperatorSource, string>> = {
  'operator-file': 'Delete rates imported from CSV',
  'operator-ecb': 'Delete European Central Bank rates',
  provider: 'Delete rates that were fetched',
};

/** `admin.part.tsx` */
export const OPERATOR_WORDS = {
  title: 'Exchange rates',
  servesNote: 'These exchange rates are used where a workspace has none of its own for the day.',
  loading: 'Loading exchange rates',
  none: 'No exchange rates yet',
  noneHint: 'Import a file here, and all workspaces can use its rates.',
  source: 'Source',
  pairs: 'Currency pairs',
  rates: 'Exchange rates',
  newest: 'Newest rate',
  importTitle: 'Import exchange rates',
  importNote: 'If one line is wrong, nothing is saved.',
  notFetched: 'No exchange rates are fetched. Set EXCHANGE_RATES_URL to fetch them each day.',
  fetched: 'Exchange rates are fetched each day from {url}.',
  lastDone: 'Exchange rates were last fetched on {moment}.',
  never: 'No exchange rates have been fetched yet.',
  failed: 'Exchange rates were not fetched',
  failedAt: (moment: string, failure: string) => `${moment}: ${failure} We try to fetch the rates again every hour.`,
} as const;

/** What an import did. */
export function importedSentence({ added, changed, tooOld }: ImportResult, write: (count: number) => string): string {
  const ofRates = (count: number) => (count === 1 ? '1 exchange rate' : `${write(count)} exchange rates`);
  const done = [
    ...(added > 0 ? [`${ofRates(added)} added`] : []),
    ...(changed > 0 ? [`${ofRates(changed)} changed`] : []),
  ];
  const sentence = done.length === 0 ? 'Nothing new in this file' : done.join(', ');
  const oldRates = ofRates(tooOld);
  return tooOld === 0 ? sentence : `${sentence}; ${oldRates} left out as more than 5 years old`;
}
