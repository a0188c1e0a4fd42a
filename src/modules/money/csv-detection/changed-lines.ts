import { figureOf, isBlank } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';
import { meaningOf } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf, movedIn, sizeOf } from './running-columns.ts';
import { statedBy } from './stated-lines.ts';

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

/** Lines with digits that are no figure under a name for amounts, in a column that has no role because of such cells. */
export function amountsUnread(
  body: readonly TextRecord[],
  roles: readonly ColumnRole[],
  heading: readonly string[],
): ReadonlySet<number> {
  const columns = heading.flatMap((word, column) => {
    const meaning = roles[column] === 'ignore' ? meaningOf(word) : null;
    return meaning?.weight === 3 && isMoneyRole(meaning.role) ? [column] : [];
  });
  const isUnread = (cell: string): boolean => /\d/.test(cell) && figureOf(cell) === null && writtenDay(cell) === null;
  return new Set(
    body.flatMap(({ line, cells }) => (columns.some((column) => isUnread(cells[column] ?? '')) ? [line] : [])),
  );
}

const isMoneyRole = (role: ColumnRole | undefined): boolean =>
  role === 'amount' || role === 'money-in' || role === 'money-out';

/** Lines with a figure where no movement has anything of its own: it may be an amount. */
export function figuresElsewhere(
  body: readonly TextRecord[],
  movements: readonly { cells: readonly string[] }[],
  { roles, isAny }: { roles: readonly ColumnRole[] | null; isAny: boolean },
): ReadonlySet<number> {
  // What repeats an amount of its row says nothing of where there is none.
  const repeats = (cells: readonly string[], cell: string): boolean =>
    cells.some((other, at) => isMoneyRole(roles?.[at]) && figureOf(other)?.body === (figureOf(cell)?.body ?? ''));
  const used = new Set(
    movements.flatMap(({ cells }) =>
      cells.flatMap((cell, column) => (isBlank(cell) || repeats(cells, cell) ? [] : column)),
    ),
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

/** Lines above the table with a day, a text and an amount just where its rows have them: rows of another table, as a rule. */
export function movementsAbove(preamble: readonly TextRecord[], roles: readonly ColumnRole[]): TextRecord[] {
  const columnsOf = (role: ColumnRole): number[] => roles.flatMap((each, at) => (each === role ? [at] : []));
  const [days, texts] = [columnsOf('day'), [...columnsOf('description'), ...columnsOf('payee')]];
  const moneys = roles.flatMap((role, at) => (isMoneyRole(role) ? [at] : []));
  return preamble.filter(({ cells }) => {
    const isDay = days.some((at) => writtenDay(cells[at] ?? '') !== null);
    const isMoney = moneys.some((at) => {
      const cell = cells[at] ?? '';
      return /[1-9]/.test(cell) && figureOf(cell) !== null && writtenDay(cell) === null;
    });
    const isText = (cell: string): boolean => /\p{L}/u.test(cell) && writtenDay(cell) === null;
    return isDay && isMoney && texts.some((at) => isText(cells[at] ?? '')) && statedBy(cells) === null;
  });
}
