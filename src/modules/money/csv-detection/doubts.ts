import { figureOf, isBlank } from './amounts.ts';
import { isNamedForAccount, MORE_AMOUNTS } from './amount-columns.ts';
import type { Table } from './columns.ts';
import { writtenDay } from './dates.ts';
import { meaningOf, normalHeading, OTHER_SIDE } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { MONEY_ROLES, type Movement } from './movements.ts';
import { minorsOf, movedIn, sizeOf } from './running-columns.ts';

type Read = { readonly table: Table; readonly roles: readonly ColumnRole[] };

/**
 * What a person has to confirm before a table is read as it was understood: a column of amounts, or of dates, that has no
 * role and whose name does not say why. Null where there is none.
 * @param isProved the running balance follows from the amounts, so no other column can be one of them
 */
export function doubtIn(read: Read, movements: readonly Movement[], isProved: boolean): string | null {
  return dayInDoubt(read, movements) ?? (isProved ? null : amountInDoubt(read, movements));
}

const columnsWithout = (roles: readonly ColumnRole[]): number[] =>
  roles.flatMap((role, column) => (role === 'ignore' ? [column] : []));

const TWO_DAYS = 'Two columns have dates. Check which one has the date of the transaction.';

/** The day has a name that we do not know, and another column has other dates. */
function dayInDoubt({ table: { heading }, roles }: Read, movements: readonly Movement[]): string | null {
  const day = roles.indexOf('day');
  // Without names, the first of two dates is that of the transaction by custom.
  if (heading === null || isDayName(heading.cells[day] ?? '')) return null;
  const rival = columnsWithout(roles).find((column) => {
    if (meaningOf(heading.cells[column] ?? '') !== null) return false;
    const filled = movements.filter(({ cells }) => !isBlank(cells[column] ?? ''));
    const days = filled.filter(({ cells }) => writtenDay(cells[column] ?? '') !== null);
    return days.length * 2 > movements.length && days.some(({ cells }) => cells[column] !== cells[day]);
  });
  return rival === undefined ? null : TWO_DAYS;
}

/** A name that says outright that the day below it is that of the transaction. */
function isDayName(heading: string): boolean {
  const meaning = meaningOf(heading);
  return meaning !== null && meaning.role === 'day' && meaning.weight > 1;
}

/** Amounts beside those of the rows, which nothing explains. */
function amountInDoubt({ table: { heading }, roles }: Read, movements: readonly Movement[]): string | null {
  const areWhole = movements.every(({ figures }) => Object.values(figures).every(({ body }) => /^\d+$/.test(body)));
  const isClear = isNamedForAccount(normalHeading(heading?.cells[roles.indexOf('amount')] ?? ''));
  const column = columnsWithout(roles).find(
    (one) =>
      isUnexplained(heading === null ? null : (heading.cells[one] ?? ''), isClear) &&
      holdsAmounts(one, movements, heading === null && areWhole) &&
      !isRepeated(one, roles, movements) &&
      !isBalanceBeside(one, roles, movements),
  );
  if (column === undefined) return null;
  const name = heading?.cells[column] ?? '';
  return name === ''
    ? `Column ${column + 1} has amounts too. Check which column counts.`
    : `“${name.slice(0, 60)}” has amounts too. Check which column counts.`;
}

/**
 * Whether a heading gives no reason why the amounts below it are not those of the rows. Null for a table without one.
 * @param isClear the amounts of the rows have a name that leaves no doubt beside another
 */
function isUnexplained(heading: string | null, isClear: boolean): boolean {
  if (heading === null) return true;
  const words = normalHeading(heading);
  if (OTHER_SIDE.test(words) || MORE_AMOUNTS.test(words)) return false;
  const meaning = meaningOf(heading);
  return (
    meaning === null || (meaning.role === 'amount' ? !isClear : /^(?:money-in|money-out|fee|net)$/.test(meaning.role))
  );
}

/** Whether it and one other column are what there was before and after each row, as far apart as the row moved. */
function isBalanceBeside(column: number, roles: readonly ColumnRole[], movements: readonly Movement[]): boolean {
  if (roles.length > MOST_COLUMNS) return false;
  const [own, moved] = [minorsOf(movements, column), movedIn(roles, movements)];
  return roles.some((role, other) => {
    if (other === column || (role !== 'ignore' && role !== 'balance')) return false;
    const beside = minorsOf(movements, other);
    return own.every((value, at) => {
      const after = beside[at] ?? null;
      return value !== null && after !== null && sizeOf(after - value) === moved[at];
    });
  });
}

/** More columns than this are not compared with one another. */
const MOST_COLUMNS = 40;

/** Whether on each row it has nothing, or what a column with a role has there, with its sign or without. */
function isRepeated(column: number, roles: readonly ColumnRole[], movements: readonly Movement[]): boolean {
  const others = roles.flatMap((role, other) =>
    MONEY_ROLES.some((one) => one === role) ? [minorsOf(movements, other)] : [],
  );
  return minorsOf(movements, column).every(
    (value, at) => sizeOf(value) === 0n || others.some((values) => sizeOf(values[at] ?? null) === sizeOf(value)),
  );
}

/** Whether a column has amounts, and not numbers of things, codes or dates. */
function holdsAmounts(column: number, movements: readonly Movement[], isWhole: boolean): boolean {
  let [filled, figures, money] = [0, 0, 0];
  for (const { cells } of movements) {
    const cell = cells[column] ?? '';
    if (isBlank(cell)) continue;
    filled += 1;
    const figure = writtenDay(cell) === null && !CODE.test(cell) ? figureOf(cell) : null;
    if (figure === null || !AMOUNT.test(figure.body)) continue;
    figures += 1;
    if (isWhole || figure.sign !== null || figure.currency !== null || /[.,]/.test(figure.body)) money += 1;
  }
  return figures > 0 && figures * 10 >= filled * 9 && money * 2 >= figures;
}

/** Digits with at most one decimal part, as amounts have and numbers of accounts do not. */
const AMOUNT = /^(?:\d{1,3}(?:[.,' ’]\d{2,3})+|\d+)?(?:[.,]\d+)?$/;

/** `M-001`, `INV-12` and `RF1168` are codes; `R500` is an amount. */
const CODE = /^\p{L}+-\d+$|^\p{L}{2,}\d+$/u;
