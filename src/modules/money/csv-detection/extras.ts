import { decideMark, figureOf, plainDecimal } from './amounts.ts';
import type { TextRecord } from './cells.ts';
import type { Profile } from './column-profiles.ts';
import { meaningOf, normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf, sizeOf } from './running-columns.ts';
import type { Minors } from './signs.ts';

/** What a customer pays beside the price, by the name of its column. */
const EXTRA =
  /^(?:(?:total )?(?:tips?|gratuity|surcharges?|shipping|postage|delivery|(?:sales )?tax(?:es)?|vat|gst|discounts?|rounding)(?: (?:amount|collected|charged))?)$/;
/** More columns than this are not tried with one another. */
const MOST_EXTRAS = 4;
const MOST_MONEY = 12;

/** What is left when fees and taxes are taken is no price to which anything was added. */
const LEFT = /^(?:net|netto|payout|settled?|settlement|deposited|credited)\b(?! sales)/;

type Column = { readonly column: number; readonly values: Minors };
/** A price and what was paid or left in the end, which is the price with the extras. */
type Sum = {
  readonly whole: number;
  readonly rest: number;
  readonly extras: readonly number[];
  readonly taken: Minors;
};

/**
 * Prices to which tips and the like were added before a fee was taken, with both: where what is left proves it in every row,
 * and no column has the two together.
 */
export function withExtrasJoined(body: readonly TextRecord[], heading: readonly string[]): readonly TextRecord[] {
  const rows = body.filter(isRow);
  const fees = heading.flatMap((word, column) => (meaningOf(word)?.role === 'fee' ? [minorsOf(rows, column)] : []));
  const [fee, another] = fees;
  if (fee === undefined || another !== undefined || fee.every((value) => sizeOf(value) === 0n)) return body;
  const money = moneyIn(heading, rows);
  const extras = extrasIn(heading, rows);
  const prices = money.filter(({ column }) => !LEFT.test(normalHeading(heading[column] ?? '')));
  if (sumIn(money, extras, { beside: [NOTHING], prices: money, mayTurn: false }) !== null) return body;
  const beside = [fee, fee.map((value) => (value === null ? null : -value))];
  if (beside.some((one) => sumOf(money, [], one, { beside, prices: money, mayTurn: false }) !== null)) return body;
  const found = sumIn(money, extras, { beside, prices, mayTurn: true });
  return found === null ? body : joined(body, found);
}

/** Of a price and the sum of it and its extras, the sum is what moved. */
export function settleExtras(
  heading: readonly string[],
  roles: ColumnRole[],
  { profiles, rows }: { profiles: readonly Profile[]; rows: readonly TextRecord[] },
): void {
  if (roles.includes('money-in') || roles.includes('money-out')) return;
  const isWhole = ({ column }: Column) => profiles[column]?.figures === profiles[column]?.filled;
  const money = moneyIn(heading, rows).filter(isWhole);
  const way = { beside: [NOTHING], prices: money, mayTurn: false };
  const found = sumIn(money, extrasIn(heading, rows), way);
  if (found === null) return;
  roles[found.whole] = 'ignore';
  if (roles[found.rest] !== 'net' || !roles.includes('amount')) roles[found.rest] = 'amount';
}

const NOTHING: Minors = [];

function moneyIn(heading: readonly string[], rows: readonly TextRecord[]): Column[] {
  const isMoney = (word: string) =>
    /^(?:amount|net)$/.test(meaningOf(word)?.role ?? '') ||
    /\b(?:sales|gross|price|subtotal|total)\b/.test(normalHeading(word)) ||
    LEFT.test(normalHeading(word));
  const columns = heading.flatMap((word, column) =>
    isMoney(word) && !EXTRA.test(normalHeading(word)) && meaningOf(word)?.role !== 'fee' ? [column] : [],
  );
  return columns.length > MOST_MONEY ? [] : columns.map((column) => ({ column, values: minorsOf(rows, column) }));
}

function extrasIn(heading: readonly string[], rows: readonly TextRecord[]): Column[] {
  const columns = heading.flatMap((word, column) => (EXTRA.test(normalHeading(word)) ? [column] : []));
  const filled = columns.map((column) => ({ column, values: minorsOf(rows, column) }));
  return filled.filter(({ values }) => values.some((value) => sizeOf(value) > 0n)).slice(0, MOST_EXTRAS);
}

type Way = {
  /** What was taken, in the ways in which its sign may be meant. */
  readonly beside: readonly Minors[];
  readonly prices: readonly Column[];
  /** A refund may be written as what was paid, and only what is left has its minus. */
  readonly mayTurn: boolean;
};

/** The sum of most extras that holds in every row. */
function sumIn(money: readonly Column[], extras: readonly Column[], way: Way): Sum | null {
  for (const some of subsetsOf(extras).toSorted((a, b) => b.length - a.length))
    for (const one of way.beside) {
      const found = some.length === 0 && !way.mayTurn ? null : sumOf(money, some, one, way);
      if (found !== null) return found;
    }
  return null;
}

function sumOf(
  money: readonly Column[],
  extras: readonly Column[],
  taken: Minors,
  { prices, mayTurn }: Way,
): Sum | null {
  for (const whole of prices)
    for (const rest of money) {
      if (whole === rest || !whole.values.some((value) => value !== null)) continue;
      const holds = whole.values.every((value, at) => {
        const left = rest.values[at] ?? null;
        if (value === null) return left === null;
        const added = extras.reduce((total, { values }) => total + (values[at] ?? 0n), taken[at] ?? 0n);
        const isTurned = mayTurn && value > 0n && left !== null && left < 0n && left === added - value;
        return left === value + added || isTurned;
      });
      if (holds) return { whole: whole.column, rest: rest.column, extras: extras.map(({ column }) => column), taken };
    }
  return null;
}

function subsetsOf(columns: readonly Column[]): Column[][] {
  return columns.reduce<Column[][]>((all, column) => [...all, ...all.map((some) => [...some, column])], [[]]);
}

/** The price with its extras: what is left and what was taken. */
function joined(body: readonly TextRecord[], { whole, rest, extras, taken }: Sum): readonly TextRecord[] {
  const bodies = body.flatMap(({ cells }) => figureOf(cells[whole] ?? '')?.body ?? []);
  const mark = decideMark(bodies, 2).mark ?? '.';
  const lefts = new Map(body.filter(isRow).map((record, at) => [record, taken[at] ?? 0n]));
  const values = minorsOf(body, rest);
  return body.map((record, at) => {
    const left = values[at] ?? null;
    if (left === null || !isRow(record)) return record;
    const sum = left - (lefts.get(record) ?? 0n);
    const text = plainDecimal({ digits: sizeOf(sum).toString(), scale: 6 }, sum < 0n)
      .replace(/(\.\d{2}\d*?)0+$/, '$1')
      .replace('.', mark);
    const cells = record.cells.map((cell, column) => (column === whole ? text : extras.includes(column) ? '' : cell));
    return { ...record, cells };
  });
}

/** Records that are parted at all. */
const isRow = ({ cells }: TextRecord): boolean => cells.length > 1;
