import { figureOf, isBlank } from './amounts.ts';
import { looksLikeMovement, type TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';
import { type Amounts, type CellsOf, endsIn, type Ends } from './end-names.ts';
import { headed, isMoved, type Move, movedIn, OTHER, type Row, SIDES } from './end-rows.ts';
import { type EndSide, isBetween } from './end-words.ts';
import { markerOf } from './words.ts';

const WAY = { from: 'out', to: 'in' } as const;

/**
 * Of a table whose rows have two ends, "from account" and "to account", as an app for money exports it: a row for each account
 * that moved, with its account, amount and currency, and a word for the way. Money goes out of the one and into the other; an
 * end without account or amount is none. Where the rows leave open which ends are own accounts, nothing is changed.
 */
export function withTwoEnds(records: readonly TextRecord[]): readonly TextRecord[] {
  const found = tableIn(records);
  if (found === null) return records;
  const { at, ends, rows } = found;
  const moves = found.isWhole && !ends.hasBalance ? movesOf(ends, rows) : null;
  const width = records[at]?.cells.length ?? 0;
  if (moves === null) return records;
  return records.flatMap((record, place) => {
    if (place < at) return [record];
    if (place === at) return [headed(record, ends)];
    const row = rows.get(record);
    return row === undefined ? [record] : movedIn(row, moves.get(row) ?? [], { ends, width });
  });
}

/** Whether both ends of rows are named accounts, and nothing tells which of them are a person's own. */
export function areEndsOpen(heading: TextRecord | null, body: readonly TextRecord[]): boolean {
  const found = heading === null ? null : tableIn([heading, ...body]);
  if (found === null) return false;
  const { ends } = found;
  const rows = [...found.rows.values()];
  const isMarked = rows.some(({ amounts }) => figureOf(amounts.from)?.sign != null);
  const isBoth = rows.some(({ accounts: { from, to } }) => from !== '' && to !== '' && from !== to);
  const hasKinds = rows.some(({ kind }) => kind !== null);
  const isBetweenAny = rows.some(({ kind }) => kind === 'between');
  const areNamed = !ends.isPlain && (ends.areAccounts || ends.areOwn || isBetweenAny);
  return areNamed && !rows.some(areNumbers) && (ends.shared === null || (isBoth && (hasKinds || !isMarked)));
}

type Found = {
  readonly at: number;
  readonly ends: Ends;
  readonly rows: ReadonlyMap<TextRecord, Row>;
  /** No row has more cells than the heading. */
  readonly isWhole: boolean;
};

/** The first line that names two ends, and the rows below it. */
function tableIn(records: readonly TextRecord[]): Found | null {
  for (const [at, { cells, text }] of records.slice(0, MOST_ABOVE).entries()) {
    if (cells.length < FEWEST_COLUMNS || cells.some((cell) => writtenDay(cell) !== null)) continue;
    if (text.length > LONGEST) continue;
    const below = bodyBelow(records, at);
    const ends = endsIn(cells, below.cellsOf);
    if (ends === null) continue;
    const body = below.body();
    if (body.length === 0) continue;
    const kind = kindColumn(ends, body);
    const isWhole = body.every((record) => record.cells.slice(cells.length).every(isBlank));
    return { at, ends, isWhole, rows: new Map(body.map((record) => [record, rowOf(record, ends, kind)])) };
  }
  return null;
}

/** The rows below a line, looked at only where something is asked of them. */
function bodyBelow(records: readonly TextRecord[], at: number) {
  let rows: readonly TextRecord[] | null = null;
  const body = (): readonly TextRecord[] => {
    rows ??= records.slice(at + 1).filter((record) => looksLikeMovement(record.cells));
    return rows;
  };
  const cellsOf: CellsOf = (column) => {
    const filled = body()
      .map((record) => record.cells[column] ?? '')
      .filter((cell) => !isBlank(cell));
    const figures = filled.filter((cell) => figureOf(cell) !== null).length;
    return figures === 0 ? 'texts' : figures === filled.length ? 'amounts' : 'both';
  };
  return { body, cellsOf };
}

const MOST_ABOVE = 200;
const FEWEST_COLUMNS = 4;
const LONGEST = 4000;

function rowOf(record: TextRecord, { from, to, shared }: Ends, kind: number | null): Row {
  const cell = (column: number): string => {
    const text = record.cells[column] ?? '';
    return isBlank(text) ? '' : text;
  };
  const columnsOf = (end: Amounts): Amounts => (shared === null || isMoved(cell(end.amount)) ? end : shared);
  const columns = { from: columnsOf(from), to: columnsOf(to) };
  return {
    record,
    accounts: { from: cell(from.account), to: cell(to.account) },
    amounts: { from: cell(columns.from.amount), to: cell(columns.to.amount) },
    columns,
    kind: kind === null ? null : kindOf(cell(kind)),
  };
}

const kindOf = (cell: string): Row['kind'] => (isBetween(cell) ? 'between' : markerOf(cell));

/** The column in which nearly every row says that it is money in, money out or between two accounts; null where none does. */
function kindColumn({ kinds }: Ends, body: readonly TextRecord[]): number | null {
  const told = (column: number) => body.filter(({ cells }) => kindOf(cells[column] ?? '') !== null).length;
  return kinds.find((column) => told(column) * 5 >= body.length * 4) ?? null;
}

/** As long as the numbers of accounts are that banks write: a bank has those of others on its lists. */
const areNumbers = ({ accounts: { from, to } }: Row): boolean =>
  [from, to].some((account) => account.replace(/\D/g, '').length >= 8);

const hasEnd = ({ accounts, amounts }: Row, side: EndSide): boolean => accounts[side] !== '' && isMoved(amounts[side]);

/** What moved on each row; null where the rows leave that open. */
function movesOf(ends: Ends, rows: ReadonlyMap<TextRecord, Row>): ReadonlyMap<Row, readonly Move[]> | null {
  const all = [...rows.values()];
  const hasKinds = all.some(({ kind }) => kind !== null);
  const known = knownAccounts(all, hasKinds);
  if (ends.isPlain && !(hasKinds && arePlain(all))) return null;
  if (all.some(areNumbers) || !(hasKinds ? areTold(ends, all) : areTelling(ends, all, known))) return null;
  const moves = new Map<Row, readonly Move[]>();
  for (const row of all) {
    // A row of an unknown kind is left without a way.
    const own = hasKinds && row.kind === null ? [] : ownMoves(row, ends, known);
    if (own === null || !own.every((move) => isSignRight(row, move, ends, own.length)) || !isOneAmount(row, own))
      return null;
    moves.set(row, own);
  }
  return [...moves.values()].some((own) => own.length > 0) ? moves : null;
}

/** Rows of one account, and among them transfers that name the other and stand once: with one at each end they would stand twice. */
function arePlain(rows: readonly Row[]): boolean {
  const between = rows.filter(({ kind }) => kind === 'between');
  const isLone = rows.every(({ kind, accounts }) => kind === 'between' || accounts.to === '');
  const isUnsigned = between.every(({ amounts }) => figureOf(amounts.from)?.sign == null);
  const isTwice = between.some(({ accounts: { from, to }, amounts }) =>
    between.some(
      (other) => other.accounts.from === to && other.accounts.to === from && other.amounts.from === amounts.from,
    ),
  );
  return between.length > 0 && between.every(({ accounts }) => accounts.to !== '') && isLone && isUnsigned && !isTwice;
}

/** The accounts that are own ones whatever the other ends are. */
function knownAccounts(rows: readonly Row[], hasKinds: boolean): ReadonlySet<string> {
  const known = rows.flatMap((row) => {
    const { accounts, kind } = row;
    if (kind === 'between') return [accounts.from, accounts.to];
    if (kind === 'out') return [accounts.from || accounts.to];
    if (kind === null && hasKinds) return [];
    const [side, another] = SIDES.filter((one) => hasEnd(row, one));
    return side !== undefined && another === undefined && (!hasKinds || accounts[OTHER[side]] === '')
      ? [accounts[side]]
      : [];
  });
  const out = new Set(rows.map(({ accounts }) => accounts.from));
  const both = hasKinds ? [] : rows.map(({ accounts }) => accounts.to).filter((account) => out.has(account));
  return new Set([...known, ...both].filter((account) => account !== ''));
}

/** Rows that name their kind are of an app where the columns are of accounts, or where all that moved between two are known otherwise. */
function areTold({ areAccounts, areOwn, category }: Ends, rows: readonly Row[]): boolean {
  const isApart = rows.some(({ kind }) => kind === 'in' || kind === 'out');
  if (areAccounts || areOwn || category !== null) return isApart || isSharedEnd(rows);
  // "From" and "to" may be people, or places.
  if (!rows.some(({ kind }) => kind === 'between')) return false;
  const alone = new Set(rows.flatMap(({ kind, accounts }) => (kind === 'out' ? [accounts.from] : [])));
  return rows.every(({ kind, accounts: { from, to } }) => kind !== 'between' || (alone.has(from) && alone.has(to)));
}

/** Rows without a kind: where one end is left empty, no others are named, so that two ends are both own. */
function areTelling({ areAccounts, areOwn }: Ends, rows: readonly Row[], known: ReadonlySet<string>): boolean {
  const lone = rows.flatMap((row) => {
    const [side, another] = SIDES.filter((one) => hasEnd(row, one));
    return side !== undefined && another === undefined ? [side] : [];
  });
  if (lone.length === 0 || !(areAccounts || areOwn)) return false;
  if (areOwn || new Set(lone).size === 2) return true;
  const pairs = rows.filter((row) => SIDES.every((side) => hasEnd(row, side)));
  return pairs.length > 0 && pairs.every(({ accounts }) => known.has(accounts.from) && known.has(accounts.to));
}

/** Whether an account stands at one end of a row, and at the other end of another. */
function isSharedEnd(rows: readonly Row[]): boolean {
  const out = new Set(rows.map(({ accounts }) => accounts.from));
  return rows.some(({ accounts }) => out.has(accounts.to));
}

/** The ends of a row that are own; null where that is open. */
function ownMoves(row: Row, { areOwn, category }: Ends, known: ReadonlySet<string>): readonly Move[] | null {
  const { kind, accounts } = row;
  const isCategory = (side: EndSide) => side === category && kind !== 'between';
  const sides = SIDES.filter((side) => hasEnd(row, side) && !isCategory(side));
  const [only, another] = sides;
  if (only === undefined) return [];
  const isAgainst = areOwn && another === undefined && kind !== 'between' && kind !== null && kind !== WAY[only];
  if (isAgainst) return null;
  // One account at both ends moves nothing, or two amounts that have no one sum.
  if (another !== undefined && accounts.from === accounts.to) return null;
  if (kind === 'out') return [{ side: only, way: 'out' }];
  if (kind !== 'in') return sides.map((side) => ({ side, way: WAY[side] }));
  if (another === undefined) return [{ side: only, way: 'in' }];
  const [own, rival] = SIDES.filter((side) => known.has(accounts[side]));
  return own === undefined || rival !== undefined ? null : [{ side: own, way: 'in' }];
}

/** A minus says again that money went out; where it is put to money in, the row says both. */
function isSignRight(row: Row, { side, way }: Move, { shared }: Ends, count: number): boolean {
  const sign = figureOf(row.amounts[side])?.sign ?? null;
  return sign === null || (shared !== null && count === 2) || (sign === '-') === (way === 'out');
}

/** Two amounts that differ have a currency each. */
function isOneAmount({ record, amounts, columns: { from, to } }: Row, moves: readonly Move[]): boolean {
  const [one, other] = [figureOf(amounts.from)?.body, figureOf(amounts.to)?.body];
  const isNamed = ({ currency }: Amounts): boolean => currency !== null && !isBlank(record.cells[currency] ?? '');
  return moves.length < 2 || one === other || (isNamed(from) && isNamed(to) && from.currency !== to.currency);
}
