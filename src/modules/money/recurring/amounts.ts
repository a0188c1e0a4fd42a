import { type Money, money } from '#kernel/money.ts';
import type { AmountRule } from './model.ts';

/** Payments that an average is taken of. */
const AVERAGED = 12;
/** A change of price that an average leaves unsaid, in percent of it. */
const WITHIN_AVERAGE = 20n;
/** Up to this many percent around the middle, amounts are "about" it. */
const ABOUT = 20;
/** Of so many payments one may have a new price, where the price is else the same. */
const UNCHANGED = 3;

/** What the next payment is expected to be; `paid`: what was paid before, the earliest first. */
export function expectedOf(rule: AmountRule, paid: readonly Money[]): Money {
  switch (rule.kind) {
    case 'exact':
    case 'about':
      return rule.amount;
    case 'range':
      return money(half(rule.from.minor + rule.to.minor), rule.from.currency);
    case 'last':
      return paid.at(-1) ?? rule.amount;
    case 'average': {
      const last = paid.slice(-AVERAGED).map(({ minor }) => minor);
      return last.length === 0 ? rule.amount : money(averageOf(last), rule.amount.currency);
    }
  }
}

/** Whether a payment is no change of price: what the rule expects, or the same as the payment before it. */
export function isAsExpected(rule: AmountRule, paid: Money, before: Money): boolean {
  if (paid.minor === before.minor) return true;
  switch (rule.kind) {
    case 'exact':
      return paid.minor === rule.amount.minor;
    case 'range':
      return rule.from.minor <= paid.minor && paid.minor <= rule.to.minor;
    case 'about':
      return isWithin(paid.minor, rule.amount.minor, BigInt(rule.percent));
    case 'last':
      return false;
    case 'average':
      return (
        isWithin(paid.minor, rule.amount.minor, WITHIN_AVERAGE) || isWithin(paid.minor, before.minor, WITHIN_AVERAGE)
      );
  }
}

/** Whether an amount is no more than so many percent of another away from it. */
export function isWithin(minor: bigint, other: bigint, percent: bigint): boolean {
  const difference = minor > other ? minor - other : other - minor;
  return difference * 100n <= other * percent;
}

/**
 * The rule that amounts suggest, the earliest first: all equal; the same but for a new price now and then; close to their
 * middle; within twice the least; else their average. @throws RangeError on no amounts
 */
export function ruleOf(amounts: readonly Money[]): AmountRule {
  const minors = amounts.map(({ minor }) => minor);
  const last = amounts.at(-1);
  if (last === undefined) throw new RangeError('there are no amounts');
  const of = (minor: bigint) => money(minor, last.currency);
  const [least, middle, most] = [minOf(minors), medianOf(minors), maxOf(minors)];
  if (least === most) return { kind: 'exact', amount: last };
  const changes = minors.slice(1).filter((minor, at) => minor !== minors[at]).length;
  if (changes * UNCHANGED <= minors.length) return { kind: 'last', amount: last };
  const away = percentAway(minors, middle);
  if (away <= ABOUT) return { kind: 'about', amount: of(middle), percent: away };
  if (most <= 2n * least) return { kind: 'range', from: of(least), to: of(most) };
  return { kind: 'average', amount: of(averageOf(minors)) };
}

/** How far the amounts are from one at most, in whole percent of it, rounded up. */
function percentAway(minors: readonly bigint[], middle: bigint): number {
  const farthest = maxOf(minors.map((minor) => (minor > middle ? minor - middle : middle - minor)));
  return Number((farthest * 100n + middle - 1n) / middle);
}

/** The one in the middle by size; of two the lower. */
export function medianOf(minors: readonly bigint[]): bigint {
  const sorted = minors.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n;
}

function averageOf(minors: readonly bigint[]): bigint {
  const sum = minors.reduce((total, minor) => total + minor, 0n);
  const count = BigInt(minors.length);
  return (2n * sum + count) / (2n * count);
}

const half = (minor: bigint) => (minor + 1n) / 2n;
const minOf = (minors: readonly bigint[]) => minors.reduce((least, minor) => (minor < least ? minor : least));
const maxOf = (minors: readonly bigint[]) => minors.reduce((most, minor) => (minor > most ? minor : most));
