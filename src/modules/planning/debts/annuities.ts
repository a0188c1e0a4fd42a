import { YEAR } from './walk.ts';

/**
 * Arithmetic of a loan in equal instalments at one rate, exact in fractions of whole numbers and rounded once, halves up.
 * Amounts are minor units, rates hundredths of a percent a year; a month's rate is a twelfth. Source of the formulas:
 * the annuity, PMT = P·i / (1 − (1+i)^−n).
 */

function rounded(over: bigint, under: bigint): bigint {
  return (over * 2n + under) / (under * 2n);
}

/** (1+i)^count as a fraction: what it is over, and what under. */
function growth(rate: number, count: number): { readonly over: bigint; readonly under: bigint } {
  return { over: (YEAR + BigInt(rate)) ** BigInt(count), under: YEAR ** BigInt(count) };
}

/** The equal instalment that pays a loan off in `count` months (PMT). */
export function instalmentOf(principal: bigint, rate: number, count: number): bigint {
  if (rate === 0) return rounded(principal, BigInt(count));
  const { over, under } = growth(rate, count);
  return rounded(principal * BigInt(rate) * over, YEAR * (over - under));
}

/** What is owed after `paid` of `count` instalments that are not rounded, as a fraction. */
function balanceAfter(principal: bigint, rate: number, count: number, paid: number) {
  if (rate === 0) return { over: principal * BigInt(count - paid), under: BigInt(count) };
  const [whole, part] = [growth(rate, count), growth(rate, paid)];
  const rest = YEAR ** BigInt(count - paid);
  return { over: principal * (whole.over - part.over * rest), under: whole.over - whole.under };
}

/** The interest in instalment `number` of `count` (IPMT). */
export function interestInInstalment(principal: bigint, rate: number, count: number, number: number): bigint {
  const { over, under } = balanceAfter(principal, rate, count, number - 1);
  return rounded(over * BigInt(rate), under * YEAR);
}

/** How much of the loan the instalments `first` to `last` of `count` pay off (CUMPRINC). */
export function principalPaid(principal: bigint, rate: number, count: number, first: number, last: number): bigint {
  const [before, after] = [balanceAfter(principal, rate, count, first - 1), balanceAfter(principal, rate, count, last)];
  return rounded(before.over - after.over, before.under);
}

/** How many instalments pay a loan off, the last one smaller (NPER, rounded up); null where none do. */
export function instalmentsUntilPaid(principal: bigint, rate: number, instalment: bigint): number | null {
  if (principal <= 0n) return 0;
  const over = instalment * YEAR - principal * BigInt(rate);
  if (instalment <= 0n || over <= 0n) return null;
  if (rate === 0) return Number((principal + instalment - 1n) / instalment);
  // The smallest n with (1+i)^n · (instalment − P·i) ≥ instalment, found between two powers of two.
  const isEnough = (count: number) => {
    const grown = growth(rate, count);
    return grown.over * over >= instalment * YEAR * grown.under;
  };
  let most = 1;
  while (!isEnough(most)) {
    most *= 2;
    if (most > MOST_INSTALMENTS) return null;
  }
  let least = Math.floor(most / 2) + 1;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isEnough(middle)) most = middle;
    else least = middle + 1;
  }
  return most;
}

/** Beyond this nobody waits for a date. */
const MOST_INSTALMENTS = 4096;
