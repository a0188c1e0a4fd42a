import { decideMark, decimalUnder, figureOf } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { ColumnRole } from './model.ts';
import type { Minors } from './signs.ts';

type Cells = { readonly cells: readonly string[] };

/** How much each row moved, whichever way. */
export function movedIn(roles: readonly ColumnRole[], rows: readonly Cells[]): Minors {
  const sides = (['amount', 'money-in', 'money-out'] as const)
    .map((role) => roles.indexOf(role))
    .filter((column) => column >= 0)
    .map((column) => minorsOf(rows, column));
  return rows.map((_, at) => sides.reduce((total, side) => total + sizeOf(side[at] ?? null), 0n));
}

/** Whether the balance goes up and down by the sides, and not by the amount beside them. */
export function areSidesProved(roles: readonly ColumnRole[], rows: readonly TextRecord[]): boolean {
  const balance = roles.indexOf('balance');
  if (balance < 0 || !roles.includes('money-in') || !roles.includes('money-out')) return false;
  const balances = minorsOf(rows, balance);
  const amount = minorsOf(rows, roles.indexOf('amount')).map(sizeOf);
  const sides = movedIn(
    roles.map((role) => (role === 'amount' ? 'ignore' : role)),
    rows,
  );
  return isMovedBy(balances, sides, 7) && !isMovedBy(balances, amount, 7);
}

/** Whether what is called the amount is what is there after each row: it goes up and down by the sides. */
export function isBalanceOfSides(roles: readonly ColumnRole[], rows: readonly TextRecord[]): boolean {
  const sides = roles.map((role) => (role === 'amount' ? 'ignore' : role));
  return isMovedBy(minorsOf(rows, roles.indexOf('amount')), movedIn(sides, rows), 7);
}

/**
 * Whether every row has its amount in one of two sides too, and both are used: they say which way. The amounts have no minus,
 * or just those of money out.
 */
export function areSidesOf(roles: readonly ColumnRole[], rows: readonly TextRecord[]): boolean {
  if (!roles.includes('money-in') || !roles.includes('money-out')) return false;
  const amounts = minorsOf(rows, roles.indexOf('amount'));
  const sides = movedIn(
    roles.map((role) => (role === 'amount' ? 'ignore' : role)),
    rows,
  );
  const areUsed = (['money-in', 'money-out'] as const).every((side) =>
    minorsOf(rows, roles.indexOf(side)).some((value) => sizeOf(value) > 0n),
  );
  const out = minorsOf(rows, roles.indexOf('money-out'));
  const isOut = (at: number): boolean => sizeOf(out[at] ?? null) > 0n;
  const areSigned = amounts.every((amount, at) => amount !== null && amount < 0n === isOut(at));
  return (
    areUsed &&
    amounts.every((amount, at) => amount !== null && (areSigned || amount >= 0n) && sizeOf(amount) === sides[at])
  );
}

/** Whether a line has, in the columns of amounts, what they come to: in one of them at least the sum of several rows. */
export function isSumOf(line: Cells, rows: readonly Cells[], roles: readonly ColumnRole[]): boolean {
  const sums = (['amount', 'money-in', 'money-out'] as const).flatMap((role) => {
    const column = roles.indexOf(role);
    const [own = null, ...values] = column < 0 ? [] : minorsOf([line, ...rows], column);
    if (own === null) return [];
    const moved = values.filter((value) => (value ?? 0n) !== 0n);
    return [
      { isSum: moved.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n) === own, isSeveral: moved.length > 1 },
    ];
  });
  return sums.every(({ isSum }) => isSum) && sums.some(({ isSeveral }) => isSeveral);
}

/** The column that goes up or down by what each row moved, under whatever name ("Available balance"). */
export function runningBalance(
  candidates: readonly number[],
  moved: Minors,
  rows: readonly TextRecord[],
): number | null {
  // Where days run forward and the newest of a day comes first, the steps from day to day are others.
  const running = candidates.filter((column) => isMovedBy(minorsOf(rows, column), moved, 5));
  const [only] = running;
  return running.length === 1 && only !== undefined ? only : null;
}

/** Whether a balance went up or down, between a row and the one above it, by what one of the two moved. */
export function isStepOf(difference: bigint, moved: Minors, at: number): boolean {
  const step = sizeOf(difference);
  return step > 0n && (step === moved[at] || step === moved[at - 1]);
}

/** Whether so many in ten steps of a column, and one at least, are as large as what a row beside it moved. */
export function isMovedBy(balances: Minors, moved: Minors, inTen: number): boolean {
  let [steps, held] = [0, 0];
  for (const [at, balance] of balances.entries()) {
    const before = balances[at - 1] ?? null;
    if (at === 0 || before === null || balance === null) continue;
    steps += 1;
    if (isStepOf(balance - before, moved, at)) held += 1;
  }
  return held > 0 && held * 10 >= steps * inTen;
}

/** The one amount, of whole numbers too, by which another column goes up or down. */
export function provedBySize(columns: readonly number[], rows: readonly TextRecord[]): [number, ColumnRole][] | null {
  const values = columns.map((column) => minorsOf(rows, column));
  const pairs = columns.flatMap((amount, at) =>
    columns.flatMap((balance, other) => {
      const sizes = (values[at] ?? []).map((value) => sizeOf(value));
      return at !== other && isMovedBy(values[other] ?? [], sizes, 7) ? [[amount, balance] as const] : [];
    }),
  );
  const [only, another] = pairs;
  if (only === undefined || another !== undefined || rows.length < 3) return null;
  return [
    [only[0], 'amount'],
    [only[1], 'balance'],
  ];
}

export function sizeOf(value: bigint | null): bigint {
  return value === null ? 0n : value < 0n ? -value : value;
}

/** A column's figures at two decimals, for comparing columns with one another only. */
export function minorsOf(rows: readonly Cells[], column: number): Minors {
  const figures = rows.map(({ cells }) => figureOf(cells[column] ?? ''));
  const decision = decideMark(
    figures.flatMap((figure) => (figure === null ? [] : [figure.body])),
    2,
  );
  return figures.map((figure) => {
    const value = figure === null ? null : decimalUnder(figure.body, decision.mark ?? '.');
    if (figure === null || value === null || value.scale > 6 || value.digits.length > 25) return null;
    const minor = BigInt(value.digits) * 10n ** BigInt(6 - value.scale);
    return figure.sign === '-' || figure.marker === 'out' ? -minor : minor;
  });
}
