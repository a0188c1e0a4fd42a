import { figureOf } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { Amounts, Ends } from './end-names.ts';
import type { EndSide } from './end-words.ts';
import type { ColumnRole } from './model.ts';

export const SIDES: readonly EndSide[] = ['from', 'to'];
export const OTHER = { from: 'to', to: 'from' } as const;

/** What a row says of its ends: the account of each, and whether an amount stands there; what kind of row it is. */
export type Row = {
  readonly record: TextRecord;
  readonly accounts: Readonly<Record<EndSide, string>>;
  readonly amounts: Readonly<Record<EndSide, string>>;
  /** The columns with these amounts. */
  readonly columns: Readonly<Record<EndSide, Amounts>>;
  readonly kind: 'in' | 'out' | 'between' | null;
};

/** A movement of one account: the end that is its own, and which way its money went. */
export type Move = { readonly side: EndSide; readonly way: 'in' | 'out' };

/** Whether an amount is more than nothing. */
export const isMoved = (amount: string): boolean => /[1-9]/.test(figureOf(amount)?.body ?? '');

const COLUMN = { account: 'Account', other: 'Other account', amount: 'Amount', currency: 'Currency', way: 'Direction' };

/** The columns with amounts and currencies, and those of them that the rows as they are made have. */
function moneyIn({ from, to, shared }: Ends) {
  const all = [...(shared === null ? [] : [shared]), from, to];
  const currencies = all.flatMap(({ currency }) => currency ?? []);
  return { amounts: all.map(({ amount }) => amount), currencies };
}

/** The heading of the rows as they are made, with a further column for the way. */
export function headed(record: TextRecord, ends: Ends): TextRecord {
  const taken: readonly string[] = Object.values(COLUMN);
  const cells = record.cells.map((cell) => (taken.includes(cell) ? '' : cell));
  cells[ends.from.account] = COLUMN.account;
  cells[ends.to.account] = COLUMN.other;
  const { amounts, currencies } = moneyIn(ends);
  for (const column of [...amounts, ...currencies]) cells[column] = '';
  if (amounts[0] !== undefined) cells[amounts[0]] = COLUMN.amount;
  if (currencies[0] !== undefined) cells[currencies[0]] = COLUMN.currency;
  return { ...record, cells: [...cells, COLUMN.way] };
}

/** A row for each of its accounts; one that has an amount of no account is left without a way, and so does not count. */
export function movedIn(
  row: Row,
  moves: readonly Move[],
  { ends, width }: { ends: Ends; width: number },
): TextRecord[] {
  const { record, accounts, columns } = row;
  const { amounts, currencies } = moneyIn(ends);
  const made = (side: EndSide, way: string): TextRecord => {
    const cells = Array.from({ length: width }, (_, column) => record.cells[column] ?? '');
    const charged = side === 'to' && moves.length > 1 ? ends.fees : [];
    for (const column of [...amounts, ...currencies, ...charged]) cells[column] = '';
    const { currency } = columns[side];
    cells[ends.from.account] = accounts[side];
    cells[ends.to.account] = accounts[OTHER[side]] === accounts[side] ? '' : accounts[OTHER[side]];
    if (amounts[0] !== undefined) cells[amounts[0]] = unsigned(row.amounts[side]);
    if (currencies[0] !== undefined) cells[currencies[0]] = currency === null ? '' : (record.cells[currency] ?? '');
    return { ...record, cells: [...cells, way] };
  };
  if (moves.length > 0) return moves.map(({ side, way }) => made(side, way === 'in' ? 'C' : 'D'));
  const filled = SIDES.find((side) => isMoved(row.amounts[side]));
  return [made(filled ?? 'from', filled === undefined ? '' : '?')];
}

const unsigned = (amount: string): string => amount.replace(/^([^\d]*)[-−–(]|[-−–)]$/g, '$1');

/** The roles of the columns that such rows are made with; null where the heading is another. */
export function rolesOfEnds(roles: readonly ColumnRole[], heading: readonly string[]): ColumnRole[] | null {
  if (heading.at(-1) !== COLUMN.way || !heading.includes(COLUMN.other)) return null;
  const made: readonly (readonly [ColumnRole, string])[] = [
    ['account', COLUMN.account],
    ['amount', COLUMN.amount],
    ['currency', COLUMN.currency],
    ['marker', COLUMN.way],
  ];
  const own = [...roles];
  for (const [role, name] of made) {
    const column = heading.lastIndexOf(name);
    if (column < 0) continue;
    for (const [other, one] of own.entries()) if (one === role) own[other] = 'ignore';
    own[column] = role;
  }
  return own;
}
