import { saidOf, size, type Minors, type Votes } from './signs.ts';

type Marks = readonly ('in' | 'out' | null)[];

/**
 * The marks of a column, unless they are letters that no heading names, where a minus stands at amounts of both marks and is no exception, or only at
 * those marked in: letters that say something else, which way money went is told by the signs.
 */
export function withoutChanceMarks(amounts: Minors, markers: Marks, areSure: boolean): Marks {
  const minus = (marked: Minors): number => marked.filter((amount) => amount !== null && amount < 0n).length;
  const [ins, outs] = [minus(markedAs('in', amounts, markers)), minus(markedAs('out', amounts, markers))];
  const isUsual = minus(amounts) * 4 >= amounts.filter((amount) => amount !== null && amount !== 0n).length;
  return !areSure && ins > 0 && (outs === 0 || isUsual) ? markers.map(() => null) : markers;
}

const markedAs = (way: 'in' | 'out', amounts: Minors, markers: Marks): Minors =>
  amounts.map((amount, at) => (markers[at] === way ? amount : null));

/** Amounts marked in and out, where a minus stands at some of one kind and not at others: as columns of their own would have them. */
export function mixedByMarkers(amounts: Minors, markers: Marks): { into: Minors; out: Minors } | null {
  const [into, out] = [markedAs('in', amounts, markers), markedAs('out', amounts, markers)];
  const areAllMarked = amounts.every((amount, at) => amount === null || markers[at] != null);
  const isUsed = into.some((amount) => amount !== null) && out.some((amount) => amount !== null);
  return areAllMarked && isUsed && (hasBothSigns(into) || hasBothSigns(out) || (hasMinus(into) && hasMinus(out)))
    ? { into, out }
    : null;
}

/** Dr and Cr, in and out. Where only one of them is ever marked, what is unmarked is the other. */
export function byMarkers(amounts: Minors, markers: Marks): Minors | null {
  let [ins, outs, agree, against] = [0, 0, 0, 0];
  for (const [at, amount] of amounts.entries()) {
    const marker = markers[at] ?? null;
    if (amount === null || marker === null) continue;
    if (marker === 'in') ins += 1;
    else outs += 1;
    if (amount < 0n) {
      if (marker === 'out') agree += 1;
      else against += 1;
    }
  }
  if (ins + outs === 0) return null;
  const areAllMarked = ins + outs >= amounts.filter((amount) => amount !== null).length;
  // One word on every row, and signs both ways: the word is something else, such as a kind of payment.
  if (areAllMarked && (ins === 0 || outs === 0) && hasBothSigns(amounts)) return null;
  // Signs both ways on rows without a mark: it does not tell which way money went, as "C" of calls among trades.
  if (!areAllMarked && (ins === 0 || outs === 0) && hasBothSigns(unmarkedOf(amounts, markers))) return null;
  const unmarked = ins > 0 && outs > 0 ? null : ins > 0 ? -1n : 1n;
  if (agree > against && (areAllMarked || unmarked === null)) return amounts;
  return amounts.map((amount, at) => {
    const marker = markers[at] ?? null;
    if (amount === null) return null;
    if (marker !== null) return marker === 'in' ? size(amount) : -size(amount);
    return unmarked === null || amount < 0n ? amount : unmarked * amount;
  });
}

const unmarkedOf = (amounts: Minors, markers: Marks): Minors =>
  amounts.map((amount, at) => (markers[at] == null ? amount : null));

/**
 * What amounts with a minus here and there may mean where all of them have the same mark, in a column named for which way
 * money went: as their signs say, or as the mark does. Null where signs and marks do not contradict each other.
 */
export function readingsOfOneMark(
  amounts: Minors,
  markers: Marks,
): { answer: 'as-written' | 'all-in' | 'all-out'; amounts: Minors }[] | null {
  const [mark, ...others] = new Set(markers.filter((_, at) => amounts[at] !== null));
  if (mark == null || others.length > 0 || !hasBothSigns(amounts)) return null;
  const asMarked = amounts.map((amount) => (amount === null ? null : mark === 'in' ? size(amount) : -size(amount)));
  return [
    { answer: 'as-written', amounts },
    { answer: mark === 'in' ? 'all-in' : 'all-out', amounts: asMarked },
  ];
}

const hasMinus = (amounts: Minors) => amounts.some((amount) => amount !== null && amount < 0n);
const hasBothSigns = (amounts: Minors) => hasMinus(amounts) && amounts.some((amount) => amount !== null && amount > 0n);

/**
 * Fewer amounts have a minus than have none, and no words say that money out has it: a card may count what was spent, and a
 * shop may list its sales. An account only does where its words say so.
 */
export function mayCountSpending(amounts: Minors, votes: Votes, isOfAccount: boolean): boolean {
  const { normal, inverted, rows, isArrivalPlain } = votes;
  if (isOfAccount && inverted <= normal) return false;
  const moved = amounts.filter((amount) => amount !== null && amount !== 0n);
  const minus = moved.filter((amount) => amount !== null && amount < 0n).length;
  // As many with a minus as without are usual; there one row in twenty has to say the opposite.
  // "Direct debit payment" at a few of them is as well what was paid to a card.
  const isSaid = normal > inverted && (isArrivalPlain || minus * 4 > moved.length);
  const isUsual = minus === 0 || minus * 2 > moved.length || isSaid;
  return !isUsual && (minus * 2 < moved.length || (normal < inverted && inverted * 20 >= rows));
}

/** Whether a fee left less of an amount without a minus: it is money in. What is paid out grows by its fee. */
export function areReceiptsCharged(amounts: Minors, nets: Minors | undefined): boolean {
  const charged = amounts.flatMap((amount, at) => {
    const net = nets?.[at] ?? null;
    return amount === null || net === null || amount <= 0n || net <= 0n || net === amount ? [] : [net < amount];
  });
  return charged.length > 0 && charged.every(Boolean);
}

/** Every minus stands at a payment received, and nothing without minus is one: a card that counts what was spent. */
export function onlyPaymentsNegative(amounts: Minors, texts: readonly string[]): boolean {
  let [payments, spent] = [0, 0];
  for (const [at, amount] of amounts.entries()) {
    if (amount === null || amount === 0n) continue;
    const said = saidOf(amount, texts[at] ?? '');
    if (amount < 0n ? said !== 'in' : said === 'in') return false;
    if (amount < 0n) payments += 1;
    else spent += 1;
  }
  return payments > 0 && spent >= payments * 2;
}
