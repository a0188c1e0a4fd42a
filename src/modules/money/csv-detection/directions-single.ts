import { count } from './running-balance.ts';
import {
  askedWhichWay,
  byWords,
  followed,
  isGivenBack,
  isIn,
  NO_DOUBTS,
  readNamed,
  saysOpposite,
  turned,
  twoWordsOf,
  type Judged,
  type MoneyColumns,
  type OpenSign,
  type Read,
} from './sign-readings.ts';
import { kindsAgree } from './kind-words.ts';
import { areReceiptsCharged, mayCountSpending } from './markers.ts';
import { askedWhetherOwed } from './unnamed-columns.ts';
import { tradeOf } from './words.ts';
import { byWord, negated, outvotes, votesOf, zeroOf, type Minors } from './signs.ts';

/** So many words, and none against them, tell that a file turns its signs; fewer are a question. */
const ENOUGH_WORDS = 8;

/** One column of amounts without words for in and out. */
export function readAmounts(judged: Judged): Read | OpenSign {
  const read = isSigned(judged) ? readSigned(judged) : readUnsigned(judged);
  return 'open' in read || !judged.columns.isTrade ? read : withTrades(read, judged);
}

/** What was bought is paid for, what was sold is paid out: where a broker prints the opposite, and no balance proves it. */
function withTrades(read: Read, { columns: { texts }, judgement }: Judged): Read {
  const told = new Set(read.byWord);
  const amounts = read.amounts.map((amount, at) => {
    const way = tradeOf(texts[at] ?? '');
    const isProved = judgement.verdicts[at] === 'holds' || judgement.verdicts[at] === 'turned';
    if (amount === null || amount === 0n || way === null || isProved || amount > 0n === (way === 'in')) return amount;
    told.add(at);
    return -amount;
  });
  return { ...read, amounts, byWord: told };
}

function isSigned({ columns, amounts }: Judged): boolean {
  return columns.pluses.includes(true) || amounts.some((value) => value !== null && value < 0n);
}

/**
 * Amounts without signs as the running balance says; null where it says nothing, and for a row that it does not judge, unless
 * the balance after it is the amount itself: then there was nothing before it.
 */
export function flowsByBalance(judged: Judged): Minors | null {
  const { amounts, columns, judgement } = judged;
  if (isSigned(judged) || judgement.strength === 'none' || judgement.isContested) return null;
  return amounts.map((amount, at) => {
    const verdict = judgement.verdicts[at] ?? null;
    if (verdict === null && amount !== null && columns.minors.balance?.[at] === amount) return amount;
    return amount === null || verdict === null || verdict === 'off' ? null : verdict === 'holds' ? amount : -amount;
  });
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
      'Only money received is written with a plus sign.',
    );
  }
  const votes = votesOf(amounts, texts);
  const isInvertedByWords = negatives > 0 && saysOpposite(amounts, texts, isOwed);
  const [holds, against] = [count(judgement, 'holds'), count(judgement, 'turned')];
  const asWritten = { convention: 'as-written' } as const;
  const inverted = { convention: 'inverted' } as const;
  const byPayments = { ...inverted, because: 'Payments received are written with a minus, charges without.' };
  if (judgement.strength === 'none' || judgement.isContested) {
    const plain = { balances: judgement.afters, doubts: NO_DOUBTS };
    if (negatives > 0 && areReceiptsCharged(amounts, columns.minors.net))
      return {
        ...plain,
        ...asWritten,
        amounts,
        because: 'Fees reduce the amounts without a minus, so a minus means money out.',
      };
    // Many words of one kind against every sign: money in may have a column that is empty here.
    const isDoubtful = outvotes(votes.inverted, votes.normal, ENOUGH_WORDS);
    const mayCount =
      !pluses.includes(true) &&
      mayCountSpending(amounts, votes, columns.isOfAccount) &&
      !kindsAgree(amounts, columns.kinds);
    if (!isInvertedByWords && !isDoubtful && mayCount) return fewMinus(judged);
    if (!isInvertedByWords && !isDoubtful)
      return { ...plain, ...asWritten, amounts, because: 'Money out is written with a minus sign.' };
    const isSure = isInvertedByWords && (isOwed || (votes.inverted >= ENOUGH_WORDS && votes.normal === 0));
    return isSure ? { ...plain, ...byPayments, amounts: negated(amounts) } : askedWhichWay('words', amounts);
  }
  // One or two steps cannot tell turned signs from one wrong sign.
  if (judgement.strength === 'weak' && against > 0 && (holds > 0 || !isOwed)) return askedWhichWay('balance', amounts);
  if (holds >= against) {
    const owed = askedWhetherOwed(judged, amounts);
    if (owed !== null) return owed;
    if (!isInvertedByWords)
      return {
        ...followed(judged, false),
        ...asWritten,
        because: 'The running balance changes by the amounts as they are written.',
      };
    return isOwed ? { ...followed(judged, true), ...byPayments } : askedWhichWay('owed', amounts);
  }
  if (askedWhetherOwed(judged, negated(amounts)) !== null) return askedWhichWay('balance', amounts);
  const isChaos = holds * 10 > holds + against;
  // Without words the balance may be what is owed, an overdraft without a minus.
  const isTold = (votes.normal === 0 && votes.inverted > 0) || isChaos || outvotes(votes.inverted, votes.normal, 1);
  if (!isOwed && isTold && !judgement.hasRivalBefore)
    return {
      ...followed(judged, false),
      ...inverted,
      because: 'The running balance falls after amounts without a minus, so a minus means money in.',
    };
  if (isOwed)
    return {
      ...followed(judged, true),
      ...asWritten,
      because: 'The running balance is what you owe, because it grows when money is spent.',
    };
  return askedWhichWay('balance', amounts);
}

/** Asks what a minus means, the likely answer first where the words beside the amounts, or their kinds, say more for one. */
function fewMinus({ columns: { texts, kinds, isOwed }, amounts }: Judged): OpenSign {
  const { normal, inverted } = votesOf(
    amounts,
    texts.map((text, at) => (BY_DIRECT_DEBIT.test(text) ? '' : `${text} ${kinds[at] ?? ''}`)),
  );
  const isInverted = inverted > normal * 2 || (isOwed && inverted >= normal);
  const asked = askedWhichWay('few-minus', amounts, isInverted ? 'inverted' : 'as-written');
  return { ...asked, isLikely: isInverted || normal > inverted * 2 };
}

/** As well what was paid to a card as what was paid from an account. */
const BY_DIRECT_DEBIT = /\b(?:payment|paid)\b.*\bdirect debit\b|\bdirect debit\b.*\bpayment\b/i;

/** Amounts by two words beside them, where the balance has proved one of them money in and the other money out. */
function markedAs(proved: Minors, marks: readonly string[] | null, amounts: Minors): Minors | null {
  const words = twoWordsOf(marks);
  if (marks === null || words === null) return null;
  const isAlways = (word: string, isIn: boolean) => {
    const own = proved.filter((value, at) => marks[at] === word && value !== null && value !== 0n);
    return own.length > 0 && own.every((value) => value !== null && value > 0n === isIn);
  };
  const [one, other] = words;
  const into = isAlways(one, true) && isAlways(other, false) ? one : null;
  const reversed = isAlways(other, true) && isAlways(one, false) ? other : null;
  const found = into ?? reversed;
  return found === null ? null : byWords(amounts, marks, found);
}

function readUnsigned(judged: Judged): Read | OpenSign {
  const { columns, amounts, judgement } = judged;
  const { texts, isOwed } = columns;
  const flows = flowsByBalance(judged);
  if (flows !== null) {
    // A balance of what is owed grows with every purchase: the words beside the amounts tell.
    const votes = votesOf(flows, texts);
    const isDebt = outvotes(votes.inverted, votes.normal, isOwed ? 1 : 2) && (isOwed || votes.isInvertedBothWays);
    if (isDebt && !isOwed) return askedWhichWay('owed', flows);
    const owed = isDebt ? null : askedWhetherOwed(judged, flows);
    if (owed !== null) return owed;
    const signed = isDebt ? negated(flows) : flows;
    const [right, wrong] = isDebt ? [votes.inverted, votes.normal] : [votes.normal, votes.inverted];
    const areWordsTrue = right >= 3 && wrong === 0;
    const marked = markedAs(signed, columns.marks, amounts);
    return {
      amounts: signed.map(
        (value, at) =>
          value ?? marked?.[at] ?? (areWordsTrue ? byWord(amounts[at] ?? null, texts[at] ?? '') : zeroOf(amounts[at])),
      ),
      balances: isDebt ? negated(judgement.afters) : judgement.afters,
      convention: 'balance',
      doubts: NO_DOUBTS,
      because: 'The balance after each transaction shows which way the money went.',
    };
  }
  // One row of which nothing is said may have gone the other way. A salary says nothing: an employer pays it.
  const said = votesOf(negated(amounts), texts);
  const plain = { balances: judgement.afters, doubts: NO_DOUBTS };
  // A fee that left less of an amount was taken from what came in, whatever the words say.
  const isCharged = areReceiptsCharged(amounts, columns.minors.net);
  if (said.rows > 0 && said.normal === said.rows && !isCharged)
    return {
      ...plain,
      amounts: turned(amounts, 'all-out', columns),
      convention: 'all-out',
      because: 'No amount has a sign, and the transactions are purchases and charges.',
    };
  if (said.rows > 0 && said.inverted === said.rows)
    return {
      ...plain,
      amounts,
      convention: 'all-in',
      because: 'No amount has a sign, and the transactions are money received.',
    };
  if (amounts.every((amount) => amount === null || amount === 0n))
    return { ...plain, amounts, convention: 'as-written', because: 'Every amount is zero.' };
  const isSome = (says: (from: MoneyColumns, at: number) => boolean): boolean =>
    new Set(amounts.flatMap((amount, at) => ((amount ?? 0n) === 0n ? [] : says(columns, at)))).size > 1;
  // A list of sales, or of what was put into a fund, has refunds and redemptions the other way.
  const refunds = isSome(isGivenBack) ? (['refunds-out'] as const) : [];
  const words = twoWordsOf(columns.marks);
  if (words !== null && columns.marks !== null) {
    const [one, other] = words;
    const [first, second] = [byWords(amounts, columns.marks, one), byWords(amounts, columns.marks, other)];
    const answers = [
      { answer: 'as-written', amounts: first } as const,
      { answer: 'inverted', amounts: second } as const,
      // The two words may say something else, as how it was paid.
      ...([...refunds, 'all-in', 'all-out'] as const).map((answer) => ({
        answer,
        amounts: turned(amounts, answer, columns),
      })),
    ];
    return { open: 'marks', words, readings: answers };
  }
  // Purchases of a card, and among them what was paid on it.
  const received = amounts.some((_, at) => isIn(columns, at)) ? (['by-words'] as const) : [];
  const plainly = isCharged ? (['all-in', 'all-out'] as const) : (['all-out', 'all-in'] as const);
  const answers = [...plainly, ...received, ...refunds] as const;
  const readings = answers.map((answer) => ({ answer, amounts: turned(amounts, answer, columns) }));
  return { open: 'no-sign', readings };
}
