import { figureOf, isBlank } from './amounts.ts';
import { isEmpty, type TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';
import type { ColumnRole } from './model.ts';
import { MONEY_ROLES } from './movements.ts';

/** So many superfluous cells are put right; more are a damaged line. */
const MOST_SPARE = 12;
const MOST_READINGS = 200;
/** Cells looked at for a whole file; beyond, lines stay as they are. */
const MOST_WORK = 4_000_000;

/**
 * The records as wide as the table. Too many cells come from commas that should have been quoted: between the thousands of
 * amounts, or in a text. A line that has no reading in which every cell fits its column, or several, stays as it is.
 */
export function inWidth(records: readonly TextRecord[], roles: readonly ColumnRole[]): TextRecord[] {
  const work = { left: MOST_WORK };
  // Where all lines end in a cell too many, it is the end of each line.
  const areLong = records.every(({ cells }) => cells.length < 2 || cells.length > roles.length);
  return records.map((record) => {
    let end = record.cells.length;
    while (end > roles.length && record.cells[end - 1] === '') end -= 1;
    const cells = end === record.cells.length ? record.cells : record.cells.slice(0, end);
    if (!areLong && end === roles.length && isOtherwiseRead(record.cells, cells, roles)) return record;
    if (end <= roles.length || end - roles.length > MOST_SPARE || isEmpty(record))
      return cells === record.cells ? record : { ...record, cells };
    return { ...record, cells: narrowed(cells, roles, work) ?? cells };
  });
}

/** Whether a line has other amounts if its empty last cell is one of the table, and a number in a text was torn in two. */
function isOtherwiseRead(cells: readonly string[], trimmed: readonly string[], roles: readonly ColumnRole[]): boolean {
  const isTorn = roles.some(
    (role, at) => role === 'description' && /\d$/.test(cells[at] ?? '') && /^\d{1,3}(?!\d)/.test(cells[at + 1] ?? ''),
  );
  if (!isTorn || cells.length !== roles.length + 1) return false;
  const readings = textJoined([...cells], roles).filter((reading) => fits(reading.cells, roles));
  return readings.some((reading) => moneyIn(reading.cells, roles) !== moneyIn(trimmed, roles));
}

const moneyIn = (cells: readonly string[], roles: readonly ColumnRole[]): string =>
  cells.filter((_, at) => isMoney(roles[at])).join('\n');

/** Whether every record too wide becomes as wide as the table by joining unquoted thousands alone, in one way only. */
export function isWideByThousands(records: readonly TextRecord[], roles: readonly ColumnRole[]): boolean {
  const work = { left: MOST_WORK };
  const wide = records.filter(({ cells }) => cells.length > roles.length);
  return (
    wide.length > 0 &&
    wide.every(
      ({ cells }) =>
        cells.length - roles.length <= MOST_SPARE &&
        withThousandsJoined(cells, roles.length, work).filter(
          (reading) => reading.length === roles.length && fits(reading, roles),
        ).length === 1,
    )
  );
}

/** Fewest joined texts first: a thousands comma is likelier than a comma in a text. */
function narrowed(cells: readonly string[], roles: readonly ColumnRole[], work: { left: number }): string[] | null {
  if (work.left <= 0) return null;
  const byWidth = new Map<number, string[][]>();
  for (const joined of withThousandsJoined(cells, roles.length, work))
    byWidth.set(joined.length, [...(byWidth.get(joined.length) ?? []), joined]);
  for (const [, readings] of [...byWidth].toSorted((a, b) => a[0] - b[0])) {
    const fitting = readings
      .flatMap((reading) => textJoined(reading, roles))
      .filter((reading) => fits(reading.cells, roles));
    const [first] = fitting;
    if (first === undefined) continue;
    if (fitting.some(({ mayTearAmount }) => mayTearAmount)) return null;
    const money = new Set(fitting.map(({ cells: row }) => moneyIn(row, roles)));
    return money.size === 1 ? first.cells : null;
  }
  return null;
}

function isMoney(role: ColumnRole | undefined): boolean {
  return MONEY_ROLES.some((each) => each === role);
}

/** `mayTearAmount`: one part of an amount may have gone into the text, as of `-5,00` without quotes. */
type Reading = { readonly cells: string[]; readonly mayTearAmount: boolean };

/** The spare cells joined into one text column, descriptions first; the cells themselves where none is spare. */
function textJoined(cells: string[], roles: readonly ColumnRole[]): Reading[] {
  const spare = cells.length - roles.length;
  if (spare === 0) return [{ cells, mayTearAmount: false }];
  const texts = roles.flatMap((role, at) =>
    role === 'description' || role === 'payee' || role === 'bank-text' ? [at] : [],
  );
  const others = roles.flatMap((role, at) => (role === 'ignore' || role === 'reference' ? [at] : []));
  return [...texts, ...others].map((at) => {
    const end = at + spare + 1;
    const text = cells.slice(at, end);
    return {
      cells: [...cells.slice(0, at), text.join(', '), ...cells.slice(end)],
      mayTearAmount:
        (isMoney(roles[at - 1]) && areOneAmount(cells[at - 1], text[0])) ||
        (isMoney(roles[at + 1]) && areOneAmount(text.at(-1), cells[end])),
    };
  });
}

/** Whether what stands on both sides of a comma may be one amount: `-5` and `00`, `1` and `250.00`, `-5000` and `000.00`. */
function areOneAmount(before = '', after = ''): boolean {
  if (isBlank(before) || figureOf(before) === null || /\.\d{1,2}$/.test(before.trim())) return false;
  return /^\d{1,2}\)?$|^\d{3}(?:\.\d*)?\)?$|^0\d/.test(after.trim());
}

function fits(cells: readonly string[], roles: readonly ColumnRole[]): boolean {
  return roles.every((role, at) => {
    const text = cells[at] ?? '';
    if (role === 'day' || role === 'value-day') return isBlank(text) || writtenDay(text) !== null;
    return !isMoney(role) || isBlank(text) || figureOf(text) !== null;
  });
}

/** Every way of joining neighbouring cells into grouped amounts that leaves so many cells or more. */
function withThousandsJoined(cells: readonly string[], width: number, work: { left: number }): string[][] {
  let partial: { done: string[]; from: number }[] = [{ done: [], from: 0 }];
  const finished: string[][] = [];
  while (partial.length > 0 && partial.length < MOST_READINGS) {
    const next: typeof partial = [];
    work.left -= partial.length * cells.length;
    for (const { done, from } of partial) {
      if (from === cells.length) {
        if (done.length >= width) finished.push(done);
        continue;
      }
      let text = cells[from] ?? '';
      next.push({ done: [...done, text], from: from + 1 });
      for (let to = from + 1; to < cells.length && isGroup(text, cells[to] ?? ''); to += 1) {
        text = `${text},${cells[to] ?? ''}`;
        next.push({ done: [...done, text], from: to + 1 });
      }
    }
    partial = next;
  }
  return finished;
}

function isGroup(text: string, next: string): boolean {
  return (
    text.length < 30 &&
    /(?:^|\D)\d{1,3}(?:,\d{3})*$/.test(text) &&
    /^\d{3}(?:\.\d{1,3})?(?:[-)]| ?[cd]r\.?)?$/i.test(next) &&
    figureOf(text) !== null
  );
}
