import { flowsByBalance, readAmounts } from './directions-single.ts';
import { feesAlong, feesOf } from './fees.ts';
import { byMarkers, mixedByMarkers, readingsOfOneMark, withoutChanceMarks } from './markers.ts';
import type { FeeMeaning, SignConvention } from './model.ts';
import { count, judgeByBalance, type Ledger } from './running-balance.ts';
import { sidesOf } from './sides.ts';
import {
  askedWhichWay,
  byWords,
  isIn,
  NO_DOUBTS,
  readNamed,
  turned,
  twoWordsOf,
  type Judged,
  type MoneyColumns,
  type OpenSign,
  type Read,
  type Signed,
  type SignReading,
} from './sign-readings.ts';
import { byWord, negated, size, type Minors } from './signs.ts';
import { areToldBySigns, askedWhetherOwed } from './unnamed-columns.ts';
import { tradeOf } from './words.ts';

export type { MoneyColumns, OpenSign, Signed } from './sign-readings.ts';

/** What a person said: in answer to a question about this file, or about the column of an earlier one. */
export type SignsTold = { answer: SignConvention | null; mapped: SignConvention | null; fee?: FeeMeaning | null };

/** Which way the money of each row went. `open` where the file does not tell and a person has to. */
export function directionsOf(columns: MoneyColumns, told: SignsTold): Signed | OpenSign {
  const { minors } = columns;
  const none = columns.markers.map(() => null);
  const areSure = columns.areMarkersNamed === true || columns.areMarkersWords === true;
  const markers = withoutChanceMarks(minors.amount ?? none, columns.markers, areSure);
  const mixed = mixedByMarkers(minors.amount ?? none, markers);
  const sides = sidesOf(minors['money-in'] ?? mixed?.into, minors['money-out'] ?? mixed?.out);
  const marked = sides === null ? byMarkers(minors.amount ?? none, markers) : null;
  const amounts = sides?.amounts ?? marked ?? minors.amount ?? none;
  const ledger: Ledger = { ...columns, amounts, fees: none, balances: minors.balance ?? none };
  const found = feesOf(amounts, minors, ledger, {
    told: told.fee ?? null,
    isTrade: columns.isTrade,
    worth: columns.worth,
  });
  const judgement = judgeByBalance({ ...ledger, fees: found.values });
  const judged: Judged = { columns, amounts, judgement };
  const shares = marked === null ? null : readShares(judged, marked);
  const read =
    sides !== null
      ? readSides(judged, sides.readings, told)
      : (chosenOf(shares?.readings ?? [], judged, told.answer ?? told.mapped) ??
        readTold(judged, marked ?? minors.amount ?? none, told.answer ?? told.mapped) ??
        shares ??
        (marked !== null
          ? readNamed(judged, 'markers', 'A word or mark next to each amount shows money in or money out.')
          : isNetted(judged)
            ? readNamed(judged, 'as-written', 'Money received has a fee taken off, and money paid has a minus sign.')
            : (readOneMark(judged) ?? readAmounts(judged))));
  if ('open' in read) return read;
  const { because, ...signed } = read;
  const isOwed = signed.balances.some((balance, at) => balance !== (judgement.afters[at] ?? null));
  const fees = feesAlong(found, minors.fee, { written: amounts, amounts: signed.amounts, isOwed });
  const ambiguous = bothSided(minors, judgement.verdicts);
  return {
    ...signed,
    amounts: signed.amounts.map((amount, at) => (ambiguous.has(at) ? null : amount)),
    fees: fees.values,
    openFees: fees.isOpen ? (minors.fee ?? none) : null,
    counted: new Set(
      judgement.verdicts.flatMap((verdict, at) => (verdict === 'holds' || verdict === 'turned' ? [at] : [])),
    ),
    decisions: [
      ...fees.decisions,
      { about: 'sign', value: read.convention, because: withDoubts(because, read.doubts) },
    ],
  };
}

/**
 * Beside trades whose words do not say what was bought and what was sold, two marks are as well those of the shares: those
 * that come in are paid for. A person says which; what a share has earned is money in either way.
 */
function readShares({ columns, judgement }: Judged, marked: Minors): OpenSign | null {
  const { isTrade, texts } = columns;
  const words = twoWordsOf(columns.marks);
  const isEarned = (at: number): boolean => isIn(columns, at);
  if (!isTrade || words === null || judgement.strength !== 'none') return null;
  if (texts.some((text) => tradeOf(text) !== null) || texts.every((_, at) => isEarned(at))) return null;
  const ofShares = marked.map((amount, at) => (amount === null || isEarned(at) ? amount : -amount));
  const isFirstIn = (marked.find((_, at) => columns.marks?.[at] === words[0]) ?? 0n) > 0n;
  const readings = [
    { answer: 'as-written', amounts: isFirstIn ? marked : ofShares } as const,
    { answer: 'inverted', amounts: isFirstIn ? ofShares : marked } as const,
  ];
  return { open: 'marks', words, readings };
}

/** Signs that contradict the only mark of the file are a question, unless the balance answers it. */
function readOneMark({ columns: { markers, areMarkersNamed }, amounts, judgement }: Judged): OpenSign | null {
  const readings =
    areMarkersNamed === true && judgement.strength !== 'proved' ? readingsOfOneMark(amounts, markers) : null;
  return readings === null ? null : { open: 'mixed', readings };
}

/** Rows with money in and money out at once, which no balance explains: hardly one movement. */
function bothSided(
  { 'money-in': into, 'money-out': out }: MoneyColumns['minors'],
  verdicts: readonly unknown[],
): Set<number> {
  const isBoth = (at: number): boolean => (into?.[at] ?? 0n) !== 0n && (out?.[at] ?? 0n) !== 0n;
  return new Set(verdicts.flatMap((verdict, at) => (verdict !== 'holds' && isBoth(at) ? [at] : [])));
}

function withDoubts(because: string, doubts: ReadonlySet<number>): string {
  if (doubts.size === 0) return because;
  return doubts.size === 1
    ? `${because} One transaction has a different sign from the running balance; we used the balance.`
    : `${because} ${doubts.size} transactions have a different sign from the running balance; we used the balance.`;
}

function readTold(judged: Judged, written: Minors, told: SignConvention | null): Read | null {
  if (told === null) return null;
  const isWhichWay = told === 'as-written' || told === 'inverted';
  const flows = isWhichWay ? flowsByBalance(judged) : null;
  const marked = isWhichWay && flows === null ? byMarks(judged) : null;
  const amounts = turned(flows ?? marked ?? written, told, judged.columns);
  const { afters } = judged.judgement;
  const balances = isWhichWay && isSaidOwed(judged, told, flows !== null) ? negated(afters) : afters;
  return { amounts, balances, convention: told, doubts: NO_DOUBTS, because: 'You chose this.' };
}

/** The person says the opposite of the balance where it is what you owe. */
function isSaidOwed({ judgement }: Judged, told: 'as-written' | 'inverted', isByBalance = false): boolean {
  const holds = isByBalance || count(judgement, 'holds') >= count(judgement, 'turned');
  return judgement.strength !== 'none' && holds === (told === 'inverted');
}

/** Amounts without signs by the two words beside them, the first of which is money in. */
function byMarks({ columns: { marks, pluses }, amounts }: Judged): Minors | null {
  const words = twoWordsOf(marks);
  const isSigned = pluses.includes(true) || amounts.some((value) => value !== null && value < 0n);
  return marks === null || words === null || isSigned ? null : byWords(amounts, marks, words[0]);
}

/** The reading that a person chose; null where they chose none of them. */
function chosenOf(readings: readonly SignReading[], { judgement }: Judged, told: SignConvention | null): Read | null {
  const chosen = readings.find(({ answer }) => answer === told);
  if (chosen === undefined) return null;
  const { amounts, answer: convention } = chosen;
  return { amounts, balances: judgement.afters, convention, doubts: NO_DOUBTS, because: 'You chose this.' };
}

/** Columns of their own for in and out. With minus and without in one column, only the balance or a person can tell. */
function readSides(judged: Judged, mixed: readonly SignReading[], told: SignsTold): Read | OpenSign {
  const { amounts, judgement, columns } = judged;
  const chosen = chosenOf(mixed, judged, told.answer);
  if (chosen !== null) return { ...chosen, convention: 'columns' };
  // What a person said of columns without names is kept with them.
  const isKept = columns.isUnnamed === true;
  const answer = told.answer ?? (isKept ? told.mapped : null);
  if (mixed.length === 0 && (answer === 'as-written' || answer === 'inverted')) {
    const balances = isSaidOwed(judged, answer) ? negated(judgement.afters) : judgement.afters;
    return {
      amounts: turned(amounts, answer, columns),
      balances,
      convention: isKept ? answer : 'columns',
      doubts: NO_DOUBTS,
      because: 'You chose this.',
    };
  }
  if (mixed.length > 0) return readMixed(judged, mixed);
  const owed = askedWhetherOwed(judged, amounts);
  if (owed !== null) return owed;
  const bySigns = areToldBySigns(judged) ? readAmounts(judged) : null;
  if (bySigns !== null && 'open' in bySigns) return bySigns;
  if (isDoubleEntry(judged)) return askedWhichWay('double-entry', amounts, 'inverted');
  return readNamed(judged, 'columns', 'Money in and money out have separate columns.');
}

/** Gross, fee and net, as who collects money for others reports: what came in is without a sign, a refund has a minus. */
function isNetted({ columns: { minors, isTrade }, amounts }: Judged): boolean {
  const { net, fee } = minors;
  if (net === undefined || fee === undefined || isTrade) return false;
  const follows = amounts.every((amount, at) => amount !== null && net[at] === amount - size(fee[at] ?? 0n));
  return follows && amounts.some((amount) => (amount ?? 0n) > 0n) && amounts.some((amount) => (amount ?? 0n) < 0n);
}

/** Every amount stands twice, out of one account and into another: in such books a debit is money in. */
function isDoubleEntry({ columns: { accounts, texts }, amounts, judgement }: Judged): boolean {
  const sum = amounts.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n);
  const isMoved = amounts.some((amount) => (amount ?? 0n) !== 0n);
  // Words of a bank beside both sides say that a debit is money out.
  const said = amounts.map((amount, at) => byWord(amount, texts[at] ?? ''));
  const isSaid =
    said.every((value, at) => value === null || value === amounts[at]) &&
    said.some((value) => (value ?? 0n) > 0n) &&
    said.some((value) => (value ?? 0n) < 0n);
  return isMoved && sum === 0n && new Set(accounts).size > 1 && judgement.strength === 'none' && !isSaid;
}

/** The running balance says what the minus in a column means, row by row, if it goes along with the rows that are plain. */
function readMixed(judged: Judged, readings: readonly SignReading[]): Read | OpenSign {
  const { columns, amounts, judgement } = judged;
  const asked: OpenSign = { open: 'mixed', readings: [...readings] };
  if (judgement.strength !== 'proved' || judgement.isContested || judgement.isMirrored || columns.isOwed) return asked;
  const isPlain = amounts.map((amount, at) => readings.every((reading) => reading.amounts[at] === amount));
  const plain = { ...judgement, verdicts: judgement.verdicts.filter((_, at) => isPlain[at] === true) };
  if (count(plain, 'turned') > count(plain, 'holds')) return asked;
  const flows = amounts.map((amount, at) => {
    const verdict = judgement.verdicts[at] ?? null;
    if (amount === null || verdict === 'holds' || amount === 0n) return amount;
    return verdict === 'turned' ? -amount : isPlain[at] === true ? amount : null;
  });
  // What the balance proves of all rows that it judges holds for the others as well.
  const proved = readings.filter((reading) =>
    flows.every((flow, at) => flow === null || judgement.verdicts[at] == null || reading.amounts[at] === flow),
  );
  for (const [at, flow] of flows.entries()) flows[at] = flow ?? onlyOf(proved, at, judgement.afters[at] ?? null);
  const doubts = new Set(
    judgement.verdicts.flatMap((verdict, at) => (verdict === 'turned' && isPlain[at] === true ? [at] : [])),
  );
  const because = 'The running balance shows what a minus means in the money in and money out columns.';
  return { amounts: flows, balances: judgement.afters, convention: 'balance', doubts, because };
}

/** What all readings say of a row; where they differ, the one that is the balance after it: there was nothing before. */
function onlyOf(readings: readonly SignReading[], at: number, after: bigint | null): bigint | null {
  const [only = null, another] = new Set(readings.map(({ amounts }) => amounts[at] ?? null));
  if (another === undefined) return only;
  return after !== null && readings.some(({ amounts }) => amounts[at] === after) ? after : null;
}
