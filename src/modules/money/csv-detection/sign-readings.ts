import { onlyPaymentsNegative } from './markers.ts';
import type { Decision, Layout, SignConvention } from './model.ts';
import type { MoneyRole } from './movements.ts';
import { count, type Judgement, type Ledger } from './running-balance.ts';
import { negated, outvotes, size, votesOf, type Minors } from './signs.ts';
import { directionOf, isRefund, kindOf } from './words.ts';

/** The money columns of a table in exact minor units, as written, with what stands beside them. */
export type MoneyColumns = Pick<Ledger, 'moments' | 'accounts' | 'isAside' | 'isVoid' | 'opening'> & {
  minors: Partial<Record<MoneyRole, Minors>>;
  /** Which amounts carry an explicit plus. */
  pluses: readonly boolean[];
  markers: readonly ('in' | 'out' | null)[];
  /** The name of their column says that they tell which way money went. */
  areMarkersNamed?: boolean;
  /** Whether the marks are words, such as "Debit" and "Credit", and not letters that may say anything. */
  areMarkersWords?: boolean;
  texts: readonly string[];
  /** What kind each row is by its columns of a few words: "Sale", "Refund". */
  kinds: readonly string[];
  /** The word of each row in a column that has two words and says no more; null where there is no such column. */
  marks: readonly string[] | null;
  /** Whether the file shows that it is of an account and not of a card, on which what was spent may have no sign. */
  isOfAccount: boolean;
  /** Whether the account is one on which money is owed, by the words around the table. */
  isOwed: boolean;
  /** No name says what the columns of amounts are. */
  isUnnamed?: boolean;
  /** A person said what the columns are. */
  isMapped?: boolean;
  /** Of a broker: what a trade costs is part of what it moved. */
  isTrade: boolean;
  /** What was traded on each row, by its number and price. */
  worth?: Minors;
};

export type Signed = {
  amounts: Minors;
  /** The fee of a row beside its amount; null where there is none or it is part of the amount. */
  fees: Minors;
  /** The fees of a column of which nothing tells whether they are part of the amounts; null where that is known. */
  openFees: Minors | null;
  /** What is there after each row, turned round where the file counts what is owed. */
  balances: Minors;
  convention: Layout['sign'];
  decisions: Decision[];
  /** Rows printed with a sign that the running balance contradicts; they were read as the balance says. */
  doubts: ReadonlySet<number>;
  /** Rows that neither a sign nor the balance tells: they were read as their words say. */
  byWord?: ReadonlySet<number>;
  /** Rows that a step of the running balance counts, whatever their status. */
  counted: ReadonlySet<number>;
};

/** Which way the money went, as a person may answer it, and what the amounts are then. */
export type SignReading = { answer: SignConvention; amounts: Minors };
/**
 * Why the file does not tell: no amount has a sign; the balance says the opposite of the amounts; a column has a minus here
 * and there; the words beside the amounts say the opposite of their signs; the words say that the balance is what you owe; a
 * column has two words, of which nobody knows which is money in; few amounts have a minus, and no words say what it means; every
 * amount stands twice, as in the books of a business.
 */
export type OpenSign = {
  open: 'no-sign' | 'balance' | 'mixed' | 'words' | 'owed' | 'marks' | 'few-minus' | 'double-entry';
  readings: SignReading[];
  /** Of `marks` the two words: the first is money in as written, the second money out. */
  words?: readonly [string, string];
  /** Of `few-minus`, whether anything speaks for the first reading. */
  isLikely?: boolean;
};

/** A file as read, and why so. */
export type Read = Omit<Signed, 'fees' | 'openFees' | 'decisions' | 'counted'> & { because: string };
/** The columns, the amounts as the file gives them, and what the running balance says of these. */
export type Judged = { columns: MoneyColumns; amounts: Minors; judgement: Judgement };

export const NO_DOUBTS: ReadonlySet<number> = new Set();

export function turned(amounts: Minors, convention: SignConvention, columns: Said): Minors {
  if (convention === 'as-written') return amounts;
  if (convention === 'by-words')
    return amounts.map((value, at) => (value === null ? null : isIn(columns, at) ? size(value) : -size(value)));
  if (convention === 'refunds-out')
    return amounts.map((value, at) => (value === null ? null : isGivenBack(columns, at) ? -size(value) : size(value)));
  if (convention === 'inverted') return negated(amounts);
  return amounts.map((value) => (value === null ? null : convention === 'all-in' ? size(value) : -size(value)));
}

type Said = Pick<MoneyColumns, 'texts' | 'kinds'>;

/** Whether the words of a row say that it is money in; those beside it, where its description says nothing. */
export const isIn = ({ texts, kinds }: Said, at: number): boolean =>
  (directionOf(texts[at] ?? '') ?? kindOf(`${texts[at] ?? ''} ${kinds[at] ?? ''}`)) === 'in';

/** Whether the words of a row say that money was given back or taken out. */
export const isGivenBack = ({ texts, kinds }: Said, at: number): boolean =>
  isRefund(`${texts[at] ?? ''} ${kinds[at] ?? ''}`);

/** The file names the direction of each amount; the balance judges each name. */
export function readNamed(judged: Judged, convention: Layout['sign'], because: string): Read | OpenSign {
  const { columns, amounts, judgement } = judged;
  const asNamed: Read = { amounts, balances: judgement.afters, convention, doubts: NO_DOUBTS, because };
  const [holds, against] = [count(judgement, 'holds'), count(judgement, 'turned')];
  const isOpposite = saysOpposite(amounts, columns.texts, columns.isOwed);
  if (judgement.strength === 'none' || judgement.isContested || against === 0) {
    if (!isOpposite) return asNamed;
    const isProved = holds > 0 && !judgement.isContested;
    // What is owed has a minus here: the balance is that of the account, whatever the words say of a payment on a loan.
    if (columns.isOwed && isProved && judgement.afters.every((after) => after === null || after <= 0n)) return asNamed;
    return columns.isOwed && isProved
      ? { ...followed(judged, true), convention, because: `${because} The balance is what you owe.` }
      : askedWhichWay(isProved ? 'owed' : 'words', amounts);
  }
  if (judgement.strength === 'proved' && holds >= against) return { ...followed(judged, false), convention, because };
  // One or two steps against what the file says in words are a gap in the balance, and are shown as one.
  if (judgement.strength === 'weak' && !columns.isOwed) return asNamed;
  // Neither as printed nor the other way round: the balance alone can be right.
  if (!columns.isOwed && holds * 10 > holds + against)
    return { ...followed(judged, false), convention: 'balance', because };
  const votes = votesOf(amounts, columns.texts);
  if (outvotes(votes.inverted, votes.normal, 2) && !columns.isOwed)
    return {
      ...followed(judged, false),
      convention,
      because: `${because} By the balance and the words, signs are reversed.`,
    };
  if (outvotes(votes.normal, votes.inverted, 1) || columns.isOwed)
    return { ...followed(judged, true), convention, because: `${because} The balance is what you owe.` };
  return askedWhichWay('balance', amounts);
}

/** Whether the words beside the amounts say the opposite of their signs, as where a card counts what was spent. */
export function saysOpposite(amounts: Minors, texts: readonly string[], isOwed: boolean): boolean {
  const votes = votesOf(amounts, texts);
  return (
    onlyPaymentsNegative(amounts, texts) ||
    (outvotes(votes.inverted, votes.normal, isOwed ? 1 : 2) &&
      votes.inverted * 20 >= votes.rows &&
      (isOwed || votes.isInvertedBothWays))
  );
}

/** Asks whether the amounts are as they stand or the other way round, the likely answer first. */
export function askedWhichWay(
  open: OpenSign['open'],
  amounts: Minors,
  likely: 'as-written' | 'inverted' = 'as-written',
): OpenSign {
  const written: SignReading = { answer: 'as-written', amounts };
  const inverted: SignReading = { answer: 'inverted', amounts: negated(amounts) };
  return { open, readings: likely === 'inverted' ? [inverted, written] : [written, inverted] };
}

/** Each row as the balance says. Where it contradicts some rows, one that it does not judge has no amount. */
export function followed(
  { amounts, judgement }: Judged,
  isOwed: boolean,
): Pick<Read, 'amounts' | 'balances' | 'doubts'> {
  const isTurned = count(judgement, 'turned') > count(judgement, 'holds');
  const odd = isTurned ? 'holds' : 'turned';
  const doubts = new Set(judgement.verdicts.flatMap((verdict, at) => (verdict === odd ? [at] : [])));
  const flows = amounts.map((amount, at) => {
    const verdict = judgement.verdicts[at] ?? null;
    if (amount === null || amount === 0n) return amount;
    if (verdict === 'holds') return amount;
    if (verdict === 'turned') return -amount;
    return doubts.size > 0 ? null : isTurned ? -amount : amount;
  });
  return isOwed
    ? { amounts: negated(flows), balances: negated(judgement.afters), doubts }
    : { amounts: flows, balances: judgement.afters, doubts };
}

/** The two words of a column that marks each row with one of them, in the order in which they come. */
export function twoWordsOf(marks: readonly string[] | null): readonly [string, string] | null {
  const [one, other, third] = new Set(marks ?? []);
  return one === undefined || other === undefined || third !== undefined ? null : [one, other];
}

/** Amounts without signs by the word beside each. @param into the word that is money in */
export function byWords(amounts: Minors, marks: readonly string[], into: string): Minors {
  return amounts.map((value, at) => (value === null ? null : marks[at] === into ? size(value) : -size(value)));
}
