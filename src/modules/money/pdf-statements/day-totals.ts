import { figureOf, statementOf } from '#modules/money/csv-detection/rules.ts';
import { isAmount, isDay } from './cell-kinds.ts';
import type { Cell, Line, UnderDays } from './model.ts';

/** So many totals at least say that they are headings. */
const LEAST = 2;

/** A line with a total that has a sign, and the day that it is of, where it names one: "02 SET 2026, Total de saídas, -160,00". */
type Total = { readonly day: Cell | null; readonly isOut: boolean; readonly size: bigint };

/**
 * A list in which totals of a day, one of money in and one of money out, stand above the movements that they are of, which have
 * neither day nor sign. Null where not every total is the sum of the amounts below it.
 */
export function underDayTotals(all: readonly Line[], column: Cell): UnderDays | null {
  const lines: Line[] = [];
  const left = new Map<Total, bigint>();
  let [day, total]: [string | null, Total | null] = [null, null];
  for (const line of all) {
    const own = totalIn(line);
    if (own !== null) {
      day = own.day?.text ?? day;
      total = own;
      left.set(own, own.size);
      continue;
    }
    const amount = line.cells.at(-1);
    if (total === null || day === null || amount === undefined || !isPlainAmount(amount)) {
      lines.push(line);
      continue;
    }
    left.set(total, (left.get(total) ?? 0n) - sizeOf(amount.text));
    const signed = { ...amount, text: `${total.isOut ? '-' : ''}${amount.text}` };
    lines.push({ ...line, cells: [{ ...column, text: day }, ...line.cells.slice(0, -1), signed] });
  }
  return left.size >= LEAST && [...left.values()].every((rest) => rest === 0n) ? { lines, column } : null;
}

function totalIn({ cells }: Line): Total | null {
  const [first, ...others] = cells;
  const day = first !== undefined && isDay(first.text) ? first : null;
  const [words, amount, more] = day === null ? cells : others;
  if (words === undefined || amount === undefined || more !== undefined || statementOf(words.text) !== 'total')
    return null;
  const [, sign] = /^([-−+])\s?\D{0,4}\d.*[.,]\d{2}$/u.exec(amount.text) ?? [];
  if (sign === undefined || figureOf(amount.text) === null) return null;
  return { day, isOut: sign !== '+', size: sizeOf(amount.text) };
}

const isPlainAmount = ({ text }: Cell): boolean => isAmount(text) && /^\d.*[.,]\d{2}$/.test(text);
const sizeOf = (text: string): bigint => BigInt(text.replace(/\D/g, ''));
