import { writtenDay } from '#modules/money/csv-detection/rules.ts';
import type { AccountSection } from './model.ts';

/** An amount with cents, wherever it stands in a line. */
const AMOUNT = /(?<![\d.,])(?:\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+|\d+)[.,]\d{2}(?![\d.,]*\d)/g;
/** Fewer rows than this prove nothing. */
const LEAST = 3;

/**
 * Whether the lines around the rows name the sum of all money in and that of all money out of each account: then every amount is
 * in its column, as where balances follow. Where a balance speaks against the rows, totals prove nothing.
 */
export function areTotals(accounts: readonly AccountSection[], text: string): boolean {
  const printed = printedIn(text);
  return accounts.every(({ rows, failed, check }) => {
    const amounts = rows.filter(({ status, part }) => status === 'booked' && part !== 'opening');
    const sizes = amounts.map(({ amount }) => amount.minor);
    const [ins, outs] = [sizes.filter((size) => size > 0n), sizes.filter((size) => size < 0n)];
    // The sum of one amount is that amount, which may stand anywhere.
    const isEnough = sizes.length >= LEAST && ins.length > 0 && outs.length > 0;
    const areNamed = [ins, outs].every((some) => printed.has(digitsOf(sumOf(some))));
    return check.kind !== 'gap' && failed.length === 0 && isEnough && areNamed;
  });
}

/** The digits of all amounts in lines without a day. */
function printedIn(text: string): ReadonlySet<string> {
  const lines = text.split(/[\n\f]/).filter((line) => line.split('\t').every((cell) => writtenDay(cell) === null));
  return new Set(lines.flatMap((line) => [...line.matchAll(AMOUNT)].map(([amount]) => amount.replace(/\D/g, ''))));
}

const sumOf = (sizes: readonly bigint[]): bigint => sizes.reduce((sum, size) => sum + size, 0n);
/** As it is printed, with a digit before the cents. */
const digitsOf = (size: bigint): string => `${size < 0n ? -size : size}`.padStart(3, '0');
