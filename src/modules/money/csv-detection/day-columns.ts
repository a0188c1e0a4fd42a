import { areOnce, type Profile } from './column-profiles.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';

/** The day from which money bears interest, beside one on which something was done. */
const NAMED_VALUE = /\b(?:value|valuta|valeur|valor|wertstellung|interest|rente)/;

/** When something has to be paid, which is no day on which money moved. */
export const NAMED_DUE =
  /\b(?:due|falligkeit\w*|faellig\w*|echeance|vencimiento|vencimento|scadenza|verval(?:datum|dag)|forfall\w*|forfald\w*|splatnost\w*|termin platnosci|erapaiva|maksetahtaeg)\b/;

/** The booking day is the day; any further date is the value day. */
export function settleDays(
  heading: readonly string[],
  roles: ColumnRole[],
  weights: readonly number[],
  profiles: readonly Profile[],
): void {
  const days = roles.flatMap((role, column) => (role === 'day' || role === 'value-day' ? [column] : []));
  const most = Math.max(0, ...days.map((column) => profiles[column]?.filled ?? 0));
  // A stay is booked on one day, and paid for on another.
  const isOfStay = (column: number): boolean =>
    normalHeading(heading[column] ?? '') === 'booking date' && (profiles[column]?.filled ?? 0) < most;
  const isDue = (column: number): boolean => NAMED_DUE.test(normalHeading(heading[column] ?? ''));
  // One day on all rows, beside others, is that of the file or of its period.
  const areSeveral = days.some((column) => (profiles[column]?.distinct ?? 0) > 1);
  const isOneDay = (column: number): boolean => areSeveral && most > 2 && profiles[column]?.distinct === 1;
  const isOfValue = (column: number): boolean => NAMED_VALUE.test(normalHeading(heading[column] ?? ''));
  // Printed at the first row of each day only, beside a date of value on every row.
  const isOnce = (column: number): boolean => {
    const { filled = 0, distinct = 0 } = profiles[column] ?? {};
    const isBeside = days.some((other) => isOfValue(other) && profiles[other]?.filled === most);
    return filled > 1 && areOnce(distinct, filled) && !isOfValue(column) && isBeside;
  };
  const rank = (column: number): number =>
    (isOfStay(column) ? -100 : 0) +
    (isDue(column) ? -10 : 0) +
    (weights[column] ?? 0) +
    (roles[column] === 'day' ? 3 : 0) -
    (isOneDay(column) ? 0.4 : 0) -
    (isOfValue(column) ? 0.5 : 0) -
    ((profiles[column]?.filled ?? 0) * 2 < most && !isOnce(column) ? 100 : 0);
  const [first, ...rest] = days.toSorted((a, b) => rank(b) - rank(a));
  if (first !== undefined) roles[first] = 'day';
  // A column that only has the word for a day in its heading is the value day where no other is.
  const isHinted = (column: number): boolean => roles[column] === 'day' && (weights[column] ?? 0) < 2;
  const others = [
    ...rest.filter((column) => !isHinted(column)),
    ...rest.filter((column) => isHinted(column) && !isOneDay(column)),
  ];
  for (const column of rest) roles[column] = 'ignore';
  const valued = others.find((column) => !isDue(column));
  if (valued !== undefined) roles[valued] = 'value-day';
}
