import type { Minors } from './signs.ts';

/** How a row stands to the running balance: it moves it as read, the other way, or by something else. */
export type Verdict = 'holds' | 'turned' | 'off';

/** What rows say of the money, in the order of the file. */
export type Ledger = {
  amounts: Minors;
  /** Charged beside the amount, whichever way that went. */
  fees: Minors;
  balances: Minors;
  /** The day of each row, with the clock time where every row has one; null where it is not known. */
  moments: readonly (string | null)[];
  /** The account and currency of each row: every one has balances of its own. */
  accounts: readonly string[];
  /** Rows that the bank has not booked: they are in no balance. */
  isAside: readonly boolean[];
  /** Rows whose status says that no money moved. */
  isVoid: readonly boolean[];
  opening: bigint | null;
};

export type Judgement = {
  verdicts: readonly (Verdict | null)[];
  /** The rows, oldest first, by their place in the file. */
  order: readonly number[];
  /** Balances as they are after each row; some files print what there was before it. */
  afters: Minors;
  isBefore: boolean;
  steps: number;
  told: number;
  /** `proved`: at least three steps and seven in ten; `weak`: fewer steps, and every one. */
  strength: 'proved' | 'weak' | 'none';
  /** Another order, which the days allow as well, fits as often and says the opposite. */
  isContested: boolean;
  /** Were the balances those before each row, the signs would be right in more rows; the days do not tell. */
  hasRivalBefore: boolean;
  /** All is of one day, which read from its other end, with balances before each row, says the opposite as often. */
  isMirrored: boolean;
};

const ENOUGH_STEPS = 3;

/**
 * Follows the running balance from row to row, in the order that the days prove, and says of every row whether its sign
 * is right. The signs play no part in finding the order, so that wrong ones cannot lead to a wrong one.
 */
export function judgeByBalance(ledger: Ledger): Judgement {
  const orders = ordersOf(ledger.moments);
  const readings = [false, true].flatMap((isBefore) => orders.map((order) => follow(ledger, order, isBefore)));
  let [best] = readings;
  for (const reading of readings) if (best === undefined || isBetter(reading, best)) best = reading;
  if (best === undefined) throw new Error('rows have at least one order');
  const { verdicts, told } = best;
  const rivals = readings.filter(
    (other) => other.told >= told && other.verdicts.some((verdict, at) => isOpposite(verdict, verdicts[at])),
  );
  const isContested = told > 0 && rivals.some(({ isBefore }) => !isBefore);
  const holds = count(best, 'holds');
  const hasRivalBefore = !best.isBefore && rivals.some((other) => other.isBefore && count(other, 'holds') > holds);
  const isMirrored = new Set(ledger.moments).size === 1 && rivals.some(({ isBefore }) => isBefore !== best.isBefore);
  return { ...best, isContested, hasRivalBefore, isMirrored };
}

type Reading = Omit<Judgement, 'isContested' | 'hasRivalBefore' | 'isMirrored'>;

/** More steps; else as read rather than turned. A balance before each row has to be proved. */
function isBetter(one: Reading, other: Reading): boolean {
  if (one.isBefore !== other.isBefore) return one.isBefore && one.strength === 'proved' && one.told > other.told;
  if (one.told !== other.told) return one.told > other.told;
  return count(one, 'holds') > count(other, 'holds');
}

export const count = ({ verdicts }: Pick<Judgement, 'verdicts'>, wanted: Verdict): number =>
  verdicts.filter((verdict) => verdict === wanted).length;

const isOpposite = (a: Verdict | null | undefined, b: Verdict | null | undefined): boolean =>
  (a === 'holds' && b === 'turned') || (a === 'turned' && b === 'holds');

/** The orders of time in which the rows may stand, oldest first; the days rule out all others. */
export function ordersOf(moments: readonly (string | null)[]): number[][] {
  const file = moments.map((_, at) => at);
  const reversed = file.toReversed();
  if (moments.includes(null)) return [file, reversed];
  let [rises, falls] = [0, 0];
  for (const [at, moment] of moments.entries()) {
    const before = moments[at - 1] ?? moment;
    if (moment === null || before === null) continue;
    if (moment > before) rises += 1;
    if (moment < before) falls += 1;
  }
  const byMoment = (order: readonly number[]): number[] =>
    order.toSorted((a, b) =>
      (moments[a] ?? '') < (moments[b] ?? '') ? -1 : (moments[a] ?? '') > (moments[b] ?? '') ? 1 : 0,
    );
  if (rises === 0 && falls === 0) return [file, reversed];
  // Within a day a bank may print the newest first although its days run forward.
  if (falls === 0) return [file, byMoment(reversed)];
  if (rises === 0) return [reversed, byMoment(file)];
  const straight = rises >= falls * 3 ? [file] : falls >= rises * 3 ? [reversed] : [file, reversed];
  return [...straight, byMoment(file), byMoment(reversed)];
}

function follow(ledger: Ledger, order: readonly number[], isBefore: boolean): Reading {
  const verdicts: (Verdict | null)[] = ledger.amounts.map(() => null);
  let steps = 0;
  let told = 0;
  for (const account of new Set(ledger.accounts)) {
    const own = order.filter((at) => ledger.accounts[at] === account && ledger.isAside[at] !== true);
    const opening = account === ledger.accounts[0] ? ledger.opening : null;
    for (const { rows, delta, isFirst } of stepsOf(ledger, own, { isBefore, opening })) {
      const verdict = verdictOn(ledger, rows, delta);
      // An opening balance that does not fit may be that of another day.
      if (verdict === null || (isFirst && verdict === 'off')) continue;
      steps += 1;
      if (verdict !== 'off') told += 1;
      for (const at of rows) verdicts[at] = verdict;
    }
  }
  const isProved = told >= ENOUGH_STEPS && told * 10 >= steps * 7;
  const strength = isProved ? 'proved' : told > 0 && told === steps ? 'weak' : 'none';
  const afters = ledger.balances.map((balance, at) =>
    balance === null || !isBefore ? balance : balance + (ledger.amounts[at] ?? 0n) + (ledger.fees[at] ?? 0n),
  );
  return { verdicts, order, afters, isBefore, steps, told, strength };
}

type Step = { rows: number[]; delta: bigint; isFirst: boolean };

/** The rows between one balance and the next, and what they moved together. */
function* stepsOf(
  { amounts, fees, balances }: Ledger,
  order: readonly number[],
  { isBefore, opening }: { isBefore: boolean; opening: bigint | null },
): Generator<Step> {
  let rows: number[] = [];
  let before = isBefore ? null : opening;
  let isFirst = !isBefore;
  for (const at of order) {
    const balance = balances[at] ?? null;
    const moves = (amounts[at] ?? null) !== null || (fees[at] ?? null) !== null;
    if (moves && !isBefore) rows.push(at);
    if (balance !== null) {
      if (before !== null && rows.length > 0) yield { rows, delta: balance - before, isFirst };
      rows = [];
      before = balance;
      isFirst = false;
    }
    if (moves && isBefore) rows.push(at);
  }
}

/** Null where nothing moved. */
function verdictOn({ amounts, fees, isVoid }: Ledger, rows: readonly number[], delta: bigint): Verdict | null {
  if (delta === 0n && rows.every((at) => isVoid[at] === true)) return null;
  const sum = (values: Minors): bigint => rows.reduce((total, at) => total + (values[at] ?? 0n), 0n);
  const [moved, charged] = [sum(amounts), sum(fees)];
  if (delta === moved + charged) return moved === 0n ? null : 'holds';
  return delta === charged - moved ? 'turned' : 'off';
}
