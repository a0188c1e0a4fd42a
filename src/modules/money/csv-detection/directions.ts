import { feesOf } from './fees.ts';
import { byMarkers, onlyPaymentsNegative } from './markers.ts';
import type { Decision, Layout, SignConvention } from './model.ts';
import type { MoneyRole } from './movements.ts';
import { count, type Judgement, judgeByBalance, type Ledger } from './running-balance.ts';
import { sidesOf } from './sides.ts';
import { byWord, negated, outvotes, size, votesOf, zeroOf, type Minors } from './signs.ts';

/** The money columns of a table in exact minor units, as written, with what stands beside them. */
export type MoneyColumns = Pick<Ledger, 'moments' | 'accounts' | 'isAside' | 'isVoid' | 'opening'> & {
  minors: Partial<Record<MoneyRole, Minors>>;
  /** Which amounts carry an explicit plus. */
  pluses: readonly boolean[];
  markers: readonly ('in' | 'out' | null)[];
  texts: readonly string[];
  /** Whether the account is one on which money is owed, by the words around the table. */
  isOwed: boolean;
};

export type Signed = {
  amounts: Minors;
  /** The fee of a row beside its amount; null where there is none or it is part of the amount. */
  fees: Minors;
  /** What is there after each row, turned round where the file counts what is owed. */
  balances: Minors;
  convention: Layout['sign'];
  decisions: Decision[];
  /** Rows printed with a sign that the running balance contradicts; they were read as the balance says. */
  doubts: ReadonlySet<number>;
  /** Rows that a step of the running balance counts, whatever their status. */
  counted: ReadonlySet<number>;
};

/** Which way the money went, as a person may answer it, and what the amounts are then. */
export type SignReading = { answer: SignConvention; amounts: Minors };
export type OpenSign = { open: 'no-sign' | 'balance' | 'mixed'; readings: SignReading[] };

/** What a person said: in answer to a question about this file, or about the column of an earlier one. */
export type SignsTold = { answer: SignConvention | null; mapped: SignConvention | null };

type Read = Omit<Signed, 'fees' | 'decisions' | 'counted'> & { because: string };
type Judged = { columns: MoneyColumns; amounts: Minors; judgement: Judgement };

/** Which way the money of each row went. `open` where the file does not tell and a person has to. */
export function directionsOf(columns: MoneyColumns, told: SignsTold): Signed | OpenSign {
  const { minors, markers } = columns;
  const none = markers.map(() => null);
  const sides = sidesOf(minors['money-in'], minors['money-out']);
  const marked = sides === null ? byMarkers(minors.amount ?? none, markers) : null;
  const amounts = sides?.amounts ?? marked ?? minors.amount ?? none;
  const ledger: Ledger = { ...columns, amounts, fees: none, balances: minors.balance ?? none };
  const fees = feesOf(amounts, minors.fee, minors.net, ledger);
  const judgement = judgeByBalance({ ...ledger, fees: fees.values });
  const judged: Judged = { columns, amounts, judgement };
  const read =
    sides !== null
      ? readSides(judged, sides.readings, told.answer)
      : (readTold(judged, minors.amount ?? none, told.answer ?? told.mapped) ??
        (marked !== null
          ? readNamed(judged, 'markers', 'A word or mark next to each amount says which way it went.')
          : readAmounts(judged)));
  if ('open' in read) return read;
  const { because, ...signed } = read;
  return {
    ...signed,
    fees: fees.values,
    counted: new Set(
      judgement.verdicts.flatMap((verdict, at) => (verdict === 'holds' || verdict === 'turned' ? [at] : [])),
    ),
    decisions: [
      ...fees.decisions,
      { about: 'sign', value: read.convention, because: withDoubts(because, read.doubts) },
    ],
  };
}

const NO_DOUBTS: ReadonlySet<number> = new Set();

function withDoubts(because: string, doubts: ReadonlySet<number>): string {
  if (doubts.size === 0) return because;
  return `${because} ${doubts.size === 1 ? 'One transaction has' : `${doubts.size} transactions have`} a different sign from the running balance; we used the balance.`;
}

function readTold(judged: Judged, written: Minors, told: SignConvention | null): Read | null {
  if (told === null) return null;
  const amounts = turned(written, told);
  return { amounts, balances: judged.judgement.afters, convention: told, doubts: NO_DOUBTS, because: 'Your choice.' };
}

function turned(amounts: Minors, convention: SignConvention): Minors {
  if (convention === 'as-written') return amounts;
  if (convention === 'inverted') return negated(amounts);
  return amounts.map((value) => (value === null ? null : convention === 'all-in' ? size(value) : -size(value)));
}

/** Columns of their own for in and out. With minus and without in one column, only the balance or a person can tell. */
function readSides(judged: Judged, mixed: readonly SignReading[], answer: SignConvention | null): Read | OpenSign {
  const { amounts, judgement } = judged;
  const chosen = mixed.find((reading) => reading.answer === answer)?.amounts;
  if (chosen !== undefined)
    return {
      amounts: chosen,
      balances: judgement.afters,
      convention: 'columns',
      doubts: NO_DOUBTS,
      because: 'Your choice.',
    };
  if (mixed.length === 0 && (answer === 'as-written' || answer === 'inverted'))
    return {
      amounts: turned(amounts, answer),
      balances: judgement.afters,
      convention: 'columns',
      doubts: NO_DOUBTS,
      because: 'Your choice.',
    };
  if (mixed.length > 0) return readMixed(judged, mixed);
  return readNamed(judged, 'columns', 'Money in and money out have separate columns.');
}

/** The running balance says what the minus in a column means, row by row, if it goes along with the rows that are plain. */
function readMixed(judged: Judged, readings: readonly SignReading[]): Read | OpenSign {
  const { columns, amounts, judgement } = judged;
  const asked: OpenSign = { open: 'mixed', readings: [...readings] };
  if (judgement.strength !== 'proved' || judgement.isContested || columns.isOwed) return asked;
  const isPlain = amounts.map((amount, at) => readings.every((reading) => reading.amounts[at] === amount));
  const plain = { ...judgement, verdicts: judgement.verdicts.filter((_, at) => isPlain[at] === true) };
  if (count(plain, 'turned') > count(plain, 'holds')) return asked;
  const flows = amounts.map((amount, at) => {
    const verdict = judgement.verdicts[at] ?? null;
    if (amount === null || verdict === 'holds' || amount === 0n) return amount;
    return verdict === 'turned' ? -amount : isPlain[at] === true ? amount : null;
  });
  const doubts = new Set(
    judgement.verdicts.flatMap((verdict, at) => (verdict === 'turned' && isPlain[at] === true ? [at] : [])),
  );
  const because = 'The running balance shows what a minus means in the money in and money out columns.';
  return { amounts: flows, balances: judgement.afters, convention: 'balance', doubts, because };
}

/** The file names the direction of each amount; the balance judges each name. */
function readNamed(judged: Judged, convention: Layout['sign'], because: string): Read | OpenSign {
  const { columns, amounts, judgement } = judged;
  const asNamed: Read = { amounts, balances: judgement.afters, convention, doubts: NO_DOUBTS, because };
  const [holds, against] = [count(judgement, 'holds'), count(judgement, 'turned')];
  if (judgement.strength === 'none' || judgement.isContested || against === 0) return asNamed;
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
      because: `${because} The balance and the descriptions show that the signs are reversed.`,
    };
  if (outvotes(votes.normal, votes.inverted, 1) || columns.isOwed)
    return { ...followed(judged, true), convention, because: `${because} The balance is what you owe.` };
  return askedAgainstBalance(amounts);
}

function askedAgainstBalance(amounts: Minors): OpenSign {
  const readings = (['as-written', 'inverted'] as const).map((answer) => ({
    answer,
    amounts: turned(amounts, answer),
  }));
  return { open: 'balance', readings };
}

/** Each row as the balance says. Where it contradicts some rows, one that it does not judge has no amount. */
function followed({ amounts, judgement }: Judged, isOwed: boolean): Pick<Read, 'amounts' | 'balances' | 'doubts'> {
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

/** One column of amounts without words for in and out. */
function readAmounts(judged: Judged): Read | OpenSign {
  const { pluses } = judged.columns;
  const isSigned = pluses.includes(true) || judged.amounts.some((value) => value !== null && value < 0n);
  return isSigned ? readSigned(judged) : readUnsigned(judged);
}

function readSigned(judged: Judged): Read | OpenSign {
  const { columns, amounts, judgement } = judged;
  const { pluses, texts, isOwed } = columns;
  const negatives = amounts.filter((value) => value !== null && value < 0n).length;
  const unmarked = amounts.filter((value, at) => value !== null && value > 0n && pluses[at] !== true).length;
  if (negatives === 0 && unmarked > 0) {
    const signed = amounts.map((value, at) => (value === null || pluses[at] === true ? value : -value));
    const verdicts = judgement.verdicts.map((verdict, at) =>
      verdict === null || verdict === 'off' || pluses[at] === true ? verdict : verdict === 'holds' ? 'turned' : 'holds',
    );
    return readNamed(
      { columns, amounts: signed, judgement: { ...judgement, verdicts } },
      'markers',
      'Only money in is written with a plus.',
    );
  }
  const votes = votesOf(amounts, texts);
  const isInvertedByWords =
    negatives > 0 &&
    (onlyPaymentsNegative(amounts, texts) ||
      (outvotes(votes.inverted, votes.normal, isOwed ? 1 : 2) &&
        votes.inverted * 20 >= votes.rows &&
        (isOwed || votes.isInvertedBothWays)));
  const [holds, against] = [count(judgement, 'holds'), count(judgement, 'turned')];
  const asWritten = { convention: 'as-written' } as const;
  const inverted = { convention: 'inverted' } as const;
  const byPayments = { ...inverted, because: 'Payments received are written with a minus, charges without.' };
  if (judgement.strength === 'none' || judgement.isContested) {
    const plain = { balances: judgement.afters, doubts: NO_DOUBTS };
    return isInvertedByWords
      ? { ...plain, ...byPayments, amounts: negated(amounts) }
      : { ...plain, ...asWritten, amounts, because: 'Amounts are written with their sign.' };
  }
  if (judgement.strength === 'weak' && holds > 0 && against > 0) return askedAgainstBalance(amounts);
  if (holds >= against)
    return isInvertedByWords
      ? { ...followed(judged, true), ...byPayments }
      : { ...followed(judged, false), ...asWritten, because: 'The running balance follows the amounts as written.' };
  const isChaos = holds * 10 > holds + against;
  const isProvedAlone = judgement.strength === 'proved' && !judgement.hasRivalBefore && (votes.normal === 0 || isChaos);
  if (!isOwed && (isProvedAlone || outvotes(votes.inverted, votes.normal, 1)))
    return {
      ...followed(judged, false),
      ...inverted,
      because: 'The running balance falls where amounts are positive.',
    };
  if (isOwed || (outvotes(votes.normal, votes.inverted, 2) && votes.isNormalBothWays))
    return {
      ...followed(judged, true),
      ...asWritten,
      because: 'The running balance is what you owe: it grows when you spend.',
    };
  return askedAgainstBalance(amounts);
}

function readUnsigned(judged: Judged): Read | OpenSign {
  const { columns, amounts, judgement } = judged;
  const { texts, isOwed } = columns;
  if (judgement.strength !== 'none' && !judgement.isContested) {
    const flows = amounts.map((amount, at) => {
      const verdict = judgement.verdicts[at] ?? null;
      return amount === null || verdict === null || verdict === 'off' ? null : verdict === 'holds' ? amount : -amount;
    });
    // A balance of what is owed grows with every purchase: the words beside the amounts tell.
    const votes = votesOf(flows, texts);
    const isDebt = outvotes(votes.inverted, votes.normal, isOwed ? 1 : 2) && (isOwed || votes.isInvertedBothWays);
    const signed = isDebt ? negated(flows) : flows;
    const [right, wrong] = isDebt ? [votes.inverted, votes.normal] : [votes.normal, votes.inverted];
    const areWordsTrue = right >= 3 && wrong === 0;
    return {
      amounts: signed.map(
        (value, at) => value ?? (areWordsTrue ? byWord(amounts[at] ?? null, texts[at] ?? '') : zeroOf(amounts[at])),
      ),
      balances: isDebt ? negated(judgement.afters) : judgement.afters,
      convention: 'balance',
      doubts: NO_DOUBTS,
      because: 'The balance after each transaction shows which way the money went.',
    };
  }
  // Read as money out, a salary is no evidence: an employer pays it.
  const { normal, inverted, rows } = votesOf(negated(amounts), texts);
  const votes = { normal: inverted, inverted: normal, rows };
  const least = Math.max(1, Math.min(2, votes.rows));
  const isMost = (those: number): boolean => those >= least && those * 10 >= votes.rows * 6;
  const plain = { balances: judgement.afters, doubts: NO_DOUBTS };
  if (votes.normal === 0 && isMost(votes.inverted))
    return {
      ...plain,
      amounts: turned(amounts, 'all-out'),
      convention: 'all-out',
      because: 'No amount has a sign, and the transactions are purchases and charges.',
    };
  if (votes.inverted === 0 && isMost(votes.normal))
    return {
      ...plain,
      amounts,
      convention: 'all-in',
      because: 'No amount has a sign, and the transactions are money received.',
    };
  if (amounts.every((amount) => amount === null || amount === 0n))
    return { ...plain, amounts, convention: 'as-written', because: 'Every amount is zero.' };
  const readings = (['all-out', 'all-in'] as const).map((answer) => ({ answer, amounts: turned(amounts, answer) }));
  return { open: 'no-sign', readings };
}
