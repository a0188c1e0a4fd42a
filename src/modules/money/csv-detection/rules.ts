export {
  decideMark,
  decimalUnder,
  figureOf,
  isBlank,
  markSaidBy,
  moneyOf,
  plainDecimal,
  type Figure,
} from './amounts.ts';
export { chooseCurrency, currenciesMeant, isNamedCurrency, isSharedSign } from './currencies.ts';
export { currenciesIn } from './heading-currencies.ts';
export { meaningOf } from './headings.ts';
export type { DayYears, YearAsked } from './day-years.ts';
export { dayIn, decideOrder, writtenDay, type WrittenDay } from './dates.ts';
export { lineTooLong, looksLikeMovement, recordsOf, type TextRecord } from './cells.ts';
export { countryOfBank, knownBank } from './banks.ts';
export { factsOf } from './facts.ts';
export { findLayout } from './layout.ts';
export { statusOf } from './statuses.ts';
export { markerOf, statementOf } from './words.ts';
export { partsOf } from './text-parts.ts';
export { tablesBeside } from './tables-beside.ts';
export { titledAccounts } from './titled-accounts.ts';
export { LIMITS } from './limits.ts';
export { balanceOf } from './money-columns.ts';
export type { Movement } from './movements.ts';
export { unread } from './unread-lines.ts';
export { unmovedTitle } from './unmoved-lists.ts';
export { kindsNamed, withoutListWords } from './account-kinds.ts';
export type { OpenSign } from './directions.ts';
export { askedWhichWay } from './sign-readings.ts';
export { saidOf } from './signs.ts';
export { judgeByBalance } from './running-balance.ts';
export { joined, linesOf, oneLine } from './text.ts';
export { readTable, type OpenFee, type TableOptions, type TableReading, type TableRows } from './read-table.ts';
