import { figureOf, isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf, movedIn, sizeOf } from './running-columns.ts';

/**
 * Lines without an amount at which the balance is neither that of a line beside them nor as far from it as that line moved:
 * what they moved stands in a column that we don't know.
 */
export function changedLines(body: readonly TextRecord[], roles: readonly ColumnRole[]): ReadonlySet<number> {
  const balance = roles.indexOf('balance');
  if (balance < 0 || roles.includes('fee')) return new Set();
  const [balances, moved] = [minorsOf(body, balance), movedIn(roles, body)];
  const stated = body.flatMap(({ line }, at) => {
    const value = balances[at] ?? null;
    return value === null ? [] : [{ line, value, moved: moved[at] ?? 0n }];
  });
  const follows = (value: bigint, other: (typeof stated)[number] | undefined): boolean | null =>
    other === undefined ? null : value === other.value || sizeOf(value - other.value) === other.moved;
  return new Set(
    stated.flatMap(({ line, value, moved: own }, at) => {
      const sides = [follows(value, stated[at - 1]), follows(value, stated[at + 1])];
      return own === 0n && sides.includes(false) && !sides.includes(true) ? [line] : [];
    }),
  );
}

/** Lines with a figure where no movement has anything: it may be an amount. */
export function figuresElsewhere(
  body: readonly TextRecord[],
  movements: readonly { cells: readonly string[] }[],
  { roles, isAny }: { roles: readonly ColumnRole[] | null; isAny: boolean },
): ReadonlySet<number> {
  const used = new Set(
    movements.flatMap(({ cells }) => cells.flatMap((cell, column) => (isBlank(cell) ? [] : column))),
  );
  const isElsewhere = ({ cells }: TextRecord) =>
    cells.some(
      (cell, column) =>
        !used.has(column) &&
        (roles === null || roles[column] === 'ignore') &&
        !isBlank(cell) &&
        (isAny || /[.,]\d{2}$/.test(cell)) &&
        figureOf(cell) !== null,
    );
  return new Set(body.filter(isElsewhere).map(({ line }) => line));
}
