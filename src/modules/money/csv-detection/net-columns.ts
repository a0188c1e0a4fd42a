import type { TextRecord } from './cells.ts';
import type { Profile } from './column-profiles.ts';
import type { ColumnRole } from './model.ts';
import { minorsOf } from './running-columns.ts';
import type { Minors } from './signs.ts';

/** Of more columns of figures than a list of payments has, none is tried with the others. */
const MOST_COLUMNS = 16;

/** What is left of an amount when its fee is taken, by the name of the column. */
const LEFT = /\b(?:net|netto|neto|settled?|settlement|payout|deposited|after fees|credited|total)\b/;

/**
 * An amount, its fee and what is left of it, told from one another by their sum in every row. Rows in which nothing is left
 * say nothing: a payment that failed has none.
 */
export function settleNet(
  words: readonly string[],
  roles: ColumnRole[],
  weights: readonly number[],
  { profiles, rows }: { profiles: readonly Profile[]; rows: readonly TextRecord[] },
): void {
  const fee = roles.indexOf('fee');
  if (fee < 0 || roles.includes('money-in') || roles.includes('money-out')) return;
  const fees = minorsOf(rows, fee);
  const money = roles.flatMap((role, column) => {
    const { figures, filled, money: printed } = profiles[column] ?? { figures: 0, filled: 0, money: 0 };
    const mayBe = role === 'amount' || role === 'net' || role === 'ignore';
    return mayBe && printed > 0 && figures === filled ? [column] : [];
  });
  if (money.length > MOST_COLUMNS) return;
  const values = new Map(money.map((column) => [column, minorsOf(rows, column)] as const));
  const of = (column: number): Minors => values.get(column) ?? [];
  const rank = ({ whole, rest }: Pair): number => {
    const isSigned = [...of(whole), ...of(rest)].some((value) => (value ?? 0n) < 0n);
    const isLess = isSigned && sumBeside(of(rest), of(whole)) < sumBeside(of(whole), of(rest));
    return (
      (isLess ? 100 : 0) +
      (isNamedLeft(rest) ? 40 : 0) -
      (isNamedLeft(whole) ? 20 : 0) +
      (roles[rest] === 'net' ? 10 : 0) +
      (roles[whole] === 'amount' ? 5 : 0) +
      (weights[whole] ?? 0)
    );
  };
  const isNamedLeft = (column: number): boolean => LEFT.test(words[column] ?? '');
  const pairs = money.flatMap((whole) =>
    money.flatMap((rest) => (whole !== rest && isLeft(of(whole), fees, of(rest)) ? [{ whole, rest }] : [])),
  );
  if (pairs.length === 0) {
    // Of fees whose sign tells no way, what is left is what moved.
    const [left, another] = money.filter(
      (rest) => isNamedLeft(rest) && money.some((whole) => whole !== rest && isApart(of(whole), fees, of(rest))),
    );
    if (left === undefined || another !== undefined) return;
    for (const column of [...money, fee]) roles[column] = 'ignore';
    roles[left] = 'amount';
    return;
  }
  const [best] = pairs.toSorted((a, b) => rank(b) - rank(a));
  // One sum alone that fits needs fewer words.
  if (best === undefined || rank(best) < (pairs.length === 1 ? 20 : 40)) return;
  for (const column of money) if (roles[column] === 'amount' || roles[column] === 'net') roles[column] = 'ignore';
  // A row that has nothing but what is left, as interest beside trades, moved that: then it is the amount of all rows.
  const isAlone = of(best.whole).some((value, at) => value === null && (of(best.rest)[at] ?? 0n) !== 0n);
  roles[isAlone ? best.rest : best.whole] = 'amount';
  roles[isAlone ? best.whole : best.rest] = 'net';
}

type Pair = { whole: number; rest: number };

/** Whether in every row with a rest it is the amount with the fee, which is written with a minus or without. */
function isLeft(amounts: Minors, fees: Minors, rests: Minors): boolean {
  return [1n, -1n].some((sign) => {
    let charged = 0;
    const holds = amounts.every((amount, at) => {
      const [rest, fee] = [rests[at] ?? null, fees[at] ?? 0n];
      if (amount === null || rest === null || rest === 0n) return true;
      if (fee !== 0n) charged += 1;
      return amount + sign * fee === rest;
    });
    return holds && charged > 0;
  });
}

/** Whether each rest is the amount more or less the fee, some of them more and some less. */
function isApart(amounts: Minors, fees: Minors, rests: Minors): boolean {
  const [ways, rows] = [new Set<boolean>(), amounts.map((amount, at) => [amount, fees[at] ?? 0n, rests[at]] as const)];
  return (
    rows.every(([amount, fee, rest]) => {
      if (amount === null || rest == null) return false;
      if (fee !== 0n) ways.add(rest === amount + fee);
      return rest === amount + fee || rest === amount - fee;
    }) && ways.size === 2
  );
}

/** What a column comes to on the rows that fill the other one too. */
const sumBeside = (values: Minors, others: Minors): bigint =>
  values.reduce<bigint>((sum, value, at) => sum + ((others[at] ?? null) === null ? 0n : (value ?? 0n)), 0n);
