import { meaningOf } from '#modules/money/csv-detection/rules.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TWO = /^(\d{2}) (\d{2})$/;
/** What a heading says of them: "Date MM DD", "DATE (DD MM)". */
const ORDER = /\s*\(?\b(?:(MM)[ /-]?DD|DD[ /-]?MM)\b\)?\s*/i;

/**
 * A column of days as two numbers with a space between them, "09 01", with the names of months instead. The heading says which
 * number is the month, or one that is no month does; where neither says so, they stay as they are.
 */
export function withMonthsNamed(table: readonly (readonly string[])[]): string[][] {
  const [names = [], ...rows] = table;
  const orders = names.map((name, column) =>
    orderOf(
      name,
      rows.flatMap((row) => row[column] || []),
    ),
  );
  return table.map((row, at) =>
    row.map((cell, column) => {
      const order = orders[column];
      if (order === undefined || order === null) return cell;
      if (at > 0) return named(cell, order);
      const rest = cell.replace(ORDER, ' ').trim();
      return meaningOf(rest) === null ? 'Date' : rest;
    }),
  );
}

type Order = 'month' | 'day';

function orderOf(name: string, cells: readonly string[]): Order | null {
  const pairs = cells.flatMap((cell) => {
    const [, one, other] = TWO.exec(cell) ?? [];
    return one === undefined || other === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  if (pairs.length === 0 || pairs.length * 10 < cells.length * 9) return null;
  const isMonth = (at: 0 | 1): boolean => pairs.every((pair) => pair[at] >= 1 && pair[at] <= 12);
  const said = ORDER.exec(name);
  if (said !== null) return said[1] === undefined ? (isMonth(1) ? 'day' : null) : isMonth(0) ? 'month' : null;
  if (isMonth(0) === isMonth(1)) return null;
  return isMonth(0) ? 'month' : 'day';
}

function named(cell: string, order: Order): string {
  const [, one = '', other = ''] = TWO.exec(cell) ?? [];
  const month = MONTHS[Number(order === 'month' ? one : other) - 1];
  return month === undefined ? cell : `${order === 'month' ? other : one} ${month}`;
}
