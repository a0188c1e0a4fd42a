import type { Currency } from '#kernel/money.ts';
import { figureOf, isBlank } from './amounts.ts';
import { looksLikeMovement, type TextRecord } from './cells.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';
import { currenciesIn } from './heading-currencies.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';

/** The currency that a heading is and no more: `CAD$`, `USD`. */
function currencyIn(heading: string): Currency | null {
  const code = /^([A-Z]{3})\s?\p{Sc}?$/u.exec(heading.trim())?.[1] ?? '';
  return isNamedCurrency(code) && currenciesMeant(code).length > 0 ? code : null;
}

/**
 * A column of amounts for each currency, of which every row fills one: made one of amounts and one of their currencies, from
 * the heading downwards.
 */
export function withCurrencyColumns(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [from, { cells }] of records.slice(0, 200).entries()) {
    const columns = cells.flatMap((cell, column) => {
      const currency = currencyIn(cell);
      return currency === null ? [] : [{ column, currency }];
    });
    const [first, second] = columns;
    if (first === undefined || second === undefined) continue;
    if (new Set(columns.map(({ currency }) => currency)).size < columns.length) continue;
    const body = records.slice(from + 1).filter(({ cells: all }) => looksLikeMovement(all));
    const isOne = body.every(({ cells: all }) => filledOf(all, columns).length === 1);
    if (body.length === 0 || !isOne) continue;
    return records.map((record, at) => {
      if (at < from || record.cells.length <= first.column) return record;
      // A row may end behind the last cell that is filled.
      const joined = [...record.cells, ...Array<string>(Math.max(0, second.column + 1 - record.cells.length)).fill('')];
      const [filled] = at === from ? [] : filledOf(record.cells, columns);
      for (const { column } of columns) if (column < joined.length) joined[column] = '';
      joined[first.column] = at === from ? 'Amount' : filled === undefined ? '' : (record.cells[filled.column] ?? '');
      joined[second.column] = at === from ? 'Currency' : (filled?.currency ?? '');
      return { ...record, cells: joined };
    });
  }
  return records;
}

function filledOf(cells: readonly string[], columns: readonly { column: number; currency: Currency }[]) {
  return columns.filter(({ column }) => {
    const cell = cells[column] ?? '';
    const figure = isBlank(cell) ? null : figureOf(cell);
    return figure !== null && /[1-9]/.test(figure.body);
  });
}

/**
 * Where the heading of the amounts names their currency, `Amount (UAH)`, a column of currencies that has another is that of
 * what was paid in a shop abroad.
 */
export function withoutOtherCurrencies(
  roles: readonly ColumnRole[],
  heading: readonly string[],
  rows: readonly TextRecord[],
): ColumnRole[] {
  const column = roles.indexOf('currency');
  const moneys = roles.flatMap((role, at) => (MOVED.has(role) ? [currenciesIn(heading[at] ?? '')] : []));
  const named = new Set(moneys.flat());
  const [own] = named;
  if (column < 0 || own === undefined || named.size > 1 || moneys.some((one) => one.length !== 1)) return [...roles];
  const others = rows.flatMap(({ cells }) => {
    const meant = currenciesMeant(cells[column] ?? '');
    return meant.length === 0 || meant.includes(own) ? [] : meant;
  });
  return others.length > 0 ? roles.with(column, 'ignore') : [...roles];
}

/** Words for what was paid in another country. */
const ABROAD =
  /\b(?:foreign|fremd\p{L}*|ausland\p{L}*|utl\p{L}*|utenl\p{L}*|udenl\p{L}*|valutabel\p{L}*|original\p{L}*|etranger\p{L}*|extranjer\p{L}*|vreemd\p{L}*|buitenl\p{L}*|zagran\p{L}*|ester[oa]|abroad)\b/u;

/**
 * A column of currencies right beside one of amounts paid abroad that stand exactly where the
 * currency is another than on all other rows:
 * both say what was paid abroad, and the amounts of all rows are in the one currency of the rows without.
 */
export function withOwnCurrency(
  rows: readonly TextRecord[],
  roles: readonly ColumnRole[],
  heading: readonly string[],
): readonly TextRecord[] {
  const column = roles.indexOf('currency');
  const isBesideMoney = [column - 1, column + 1].some((at) => MOVED.has(roles[at] ?? 'ignore'));
  if (column < 0 || isBesideMoney) return rows;
  const movements = rows.filter(({ cells }) => looksLikeMovement(cells));
  for (const abroad of [column - 1, column + 1]) {
    if (roles[abroad] !== 'ignore' || !ABROAD.test(normalHeading(heading[abroad] ?? ''))) continue;
    const isAbroad = ({ cells }: TextRecord): boolean => !isBlank(cells[abroad] ?? '');
    const foreign = movements.filter(isAbroad);
    const [own = '', another] = new Set(
      movements.filter((row) => !isAbroad(row)).map(({ cells }) => cells[column] ?? ''),
    );
    const isOther = ({ cells }: TextRecord): boolean =>
      figureOf(cells[abroad] ?? '') !== null &&
      cells[column] !== own &&
      currenciesMeant(cells[column] ?? '').length > 0;
    if (foreign.length === 0 || another !== undefined || currenciesMeant(own).length === 0) continue;
    if (!foreign.every(isOther)) continue;
    const paidAbroad = new Set(foreign);
    return rows.map((row) => (paidAbroad.has(row) ? { ...row, cells: row.cells.with(column, own) } : row));
  }
  return rows;
}

/**
 * A column of currencies right beside one of amounts paid abroad, filled on just those rows that have such an amount: it says
 * what was paid there, and nothing of the amounts of the account.
 */
export function withoutCurrencyAbroad(
  roles: readonly ColumnRole[],
  heading: readonly string[],
  rows: readonly TextRecord[],
): ColumnRole[] {
  const column = roles.indexOf('currency');
  if (column < 0) return [...roles];
  const isPaid = (cell: string): boolean => /[1-9]/.test(figureOf(cell)?.body ?? '');
  const isAbroad = [column - 1, column + 1].some((beside) => {
    if (roles[beside] !== 'ignore' || !ABROAD.test(normalHeading(heading[beside] ?? ''))) return false;
    const filled = rows.map(({ cells }) => !isBlank(cells[column] ?? ''));
    const isSome = filled.includes(true) && filled.includes(false);
    return isSome && rows.every(({ cells }, at) => isPaid(cells[beside] ?? '') === filled[at]);
  });
  return isAbroad ? roles.with(column, 'ignore') : [...roles];
}

const COIN_NAME = /^(?:asset|coin|crypto ?currency|(?:currency |asset )?ticker)$/;
/** Some exchanges put an X before their coins, and a Z before currencies. */
const COIN = /^(?:BTC|ETH|USDT|USDC|BNB|XRP|SOL|LTC|ADA|DOGE|TRX|DOT|XMR|XBT|X[A-Z]{3})$/;

/** A column of coins is that of what the amounts are counted in, where none of currencies is. */
export function withCoins(
  roles: readonly ColumnRole[],
  heading: readonly string[],
  rows: readonly TextRecord[],
): ColumnRole[] {
  const isCoins = (column: number) => rows.some(({ cells }) => COIN.test(cells[column] ?? ''));
  const isCurrencies = (column: number) =>
    rows.every(({ cells }) => /^[A-Z]{3}$/.test(cells[column] ?? '') && isNamedCurrency(cells[column] ?? ''));
  const column = heading.findIndex((word, at) => COIN_NAME.test(normalHeading(word)) && isCoins(at));
  const isNamed = roles.includes('currency') || heading.some((_, at) => isCurrencies(at));
  return column < 0 || isNamed ? [...roles] : roles.with(column, 'currency');
}

const MOVED: ReadonlySet<ColumnRole> = new Set(['amount', 'money-in', 'money-out']);
