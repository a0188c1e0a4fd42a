import type { Decision, Layout, SignConvention } from './model.ts';
import type { MoneyRole } from './movements.ts';
import { isProof, chainOf, negated, outvotes, provedReading, signedByBalance, votesOf, type Minors } from './signs.ts';
import { directionOf } from './words.ts';

/** The money columns of a table in exact minor units, as written, with what stands beside them. */
export type MoneyColumns = {
  minors: Partial<Record<MoneyRole, Minors>>;
  /** Which amounts carry an explicit plus. */
  pluses: readonly boolean[];
  markers: readonly ('in' | 'out' | null)[];
  texts: readonly string[];
  opening: bigint | null;
  /** Whether the account is one on which money is owed, by the words around the table. */
  isOwed: boolean;
};

export type Signed = {
  amounts: Minors;
  /** The fee of a row beside its amount; null where there is none or it is part of the amount. */
  fees: Minors;
  /** Balances turned round where the file counts what is owed. */
  balances: Minors;
  convention: Layout['sign'];
  decisions: Decision[];
};

/** Which way the money of each row went. `open` where the file does not tell and a person has to. */
export function directionsOf(columns: MoneyColumns, told: SignConvention | null): Signed | { open: true } {
  const { minors, markers } = columns;
  const none = markers.map(() => null);
  const balances = minors.balance ?? none;
  const fee = feesOf(columns);
  const withFees = (amounts: Minors): Minors => amounts.map((amount, at) => plus(amount, fee.values[at] ?? null));
  const base = { fees: fee.values, balances, decisions: fee.decisions };
  if (minors['money-in'] !== undefined || minors['money-out'] !== undefined) {
    const amounts = paired(minors['money-in'] ?? none, minors['money-out'] ?? none);
    return {
      ...base,
      amounts,
      convention: 'columns',
      decisions: [...base.decisions, decision('Money in and money out have columns of their own.', 'columns')],
    };
  }
  const amounts = minors.amount ?? none;
  if (told !== null)
    return {
      ...base,
      ...turned(amounts, balances, told, false),
      convention: told,
      decisions: [...base.decisions, decision('You said so.', told)],
    };
  const marked = byMarkers(amounts, markers);
  if (marked !== null)
    return {
      ...base,
      amounts: marked,
      convention: 'markers',
      decisions: [
        ...base.decisions,
        decision('A word or letter beside each amount says which way it went.', 'markers'),
      ],
    };
  const judged = judge({ ...columns, withFees }, amounts, balances);
  if (judged === null) return { open: true };
  return {
    ...base,
    amounts: judged.amounts,
    balances: judged.balances,
    convention: judged.convention,
    decisions: [...base.decisions, decision(judged.because, judged.convention)],
  };
}

function decision(because: string, value: string): Decision {
  return { about: 'sign', value, because };
}

function plus(a: bigint | null, b: bigint | null): bigint | null {
  return a === null ? b : b === null ? a : a + b;
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Money out may be written with or without a minus; the column's habit tells a refund in it from a payment. */
function paired(into: Minors, out: Minors): Minors {
  const isSigned =
    out.filter((value) => value !== null && value < 0n).length * 2 >
    out.filter((value) => value !== null && value !== 0n).length;
  return into.map((value, at) => {
    const paid = out[at] ?? null;
    if (value === null && paid === null) return null;
    return (value ?? 0n) + (isSigned ? (paid ?? 0n) : -(paid ?? 0n));
  });
}

function turned(
  amounts: Minors,
  balances: Minors,
  convention: SignConvention,
  isOwed: boolean,
): { amounts: Minors; balances: Minors } {
  if (convention === 'as-written') return { amounts, balances };
  if (convention === 'inverted') return { amounts: negated(amounts), balances: isOwed ? negated(balances) : balances };
  return {
    amounts: amounts.map((value) => (value === null ? null : convention === 'all-in' ? size(value) : -size(value))),
    balances,
  };
}

/** Dr and Cr, in and out. Where only one of them is ever marked, what is unmarked is the other. */
function byMarkers(amounts: Minors, markers: MoneyColumns['markers']): Minors | null {
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
  const unmarked = ins > 0 && outs > 0 ? null : ins > 0 ? -1n : 1n;
  const allMarked = ins + outs >= amounts.filter((amount) => amount !== null).length;
  if (agree > against && (allMarked || unmarked === null)) return amounts;
  return amounts.map((amount, at) => {
    const marker = markers[at] ?? null;
    if (amount === null) return null;
    if (marker !== null) return marker === 'in' ? size(amount) : -size(amount);
    return unmarked === null || amount < 0n ? amount : unmarked * amount;
  });
}

type Judged = { amounts: Minors; balances: Minors; convention: Layout['sign']; because: string };

function judge(
  columns: MoneyColumns & { withFees: (amounts: Minors) => Minors },
  amounts: Minors,
  balances: Minors,
): Judged | null {
  const { pluses, texts, withFees, isOwed } = columns;
  const negatives = amounts.filter((value) => value !== null && value < 0n).length;
  const positives = amounts.filter((value) => value !== null && value > 0n).length;
  // Before anything else: where no amount has a sign, each step of the balance tells its own row.
  const unsigned = negatives === 0 && !pluses.includes(true) ? byBalance(columns, amounts, balances) : null;
  const isBothWays = [-1, 1].every(
    (sign) => unsigned?.amounts.some((value) => Number(value ?? 0n) * sign > 0) === true,
  );
  if (unsigned !== null && (isBothWays || unsigned.balances !== balances)) return unsigned;
  const votes = votesOf(amounts, texts);
  const least = Math.max(1, Math.min(2, votes.rows));
  const isMost = (count: number): boolean => count * 10 >= votes.rows * 6;
  const isInvertedByWords =
    onlyPaymentsNegative(amounts, texts) ||
    (outvotes(votes.inverted, votes.normal, isOwed ? 1 : 2) && votes.inverted * 20 >= votes.rows);
  const proved = provedReading(
    new Map([
      ['as-written', withFees(amounts)],
      ['inverted', withFees(negated(amounts))],
    ] as const),
    balances,
  );
  if (proved === 'inverted')
    return {
      ...turned(amounts, balances, 'inverted', false),
      convention: 'inverted',
      because: 'The running balance falls where amounts are positive.',
    };
  if (isInvertedByWords && negatives > 0)
    return {
      ...turned(amounts, balances, 'inverted', proved !== null),
      convention: 'inverted',
      because: 'Payments received are written with a minus, charges without.',
    };
  if (proved === 'as-written')
    return {
      amounts,
      balances,
      convention: 'as-written',
      because: 'The running balance follows the amounts as written.',
    };
  const plusses = pluses.filter(Boolean).length;
  if (negatives === 0 && plusses > 0 && plusses < positives) {
    const signed = amounts.map((value, at) => (value === null || pluses[at] === true ? value : -value));
    return { amounts: signed, balances, convention: 'markers', because: 'Only money in is written with a plus.' };
  }
  if (negatives > 0 || positives === 0 || plusses > 0)
    return { amounts, balances, convention: 'as-written', because: 'Amounts are written with their sign.' };
  const told = byBalance(columns, amounts, balances);
  if (told !== null) return told;
  if (outvotes(votes.inverted, votes.normal, least) && isMost(votes.inverted))
    return {
      ...turned(amounts, balances, 'all-out', false),
      convention: 'all-out',
      because: 'No amount has a sign, and the rows are purchases and charges.',
    };
  if (outvotes(votes.normal, votes.inverted, least) && isMost(votes.normal))
    return {
      amounts,
      balances,
      convention: 'all-in',
      because: 'No amount has a sign, and the rows are money received.',
    };
  return null;
}

/** Amounts without sign beside a balance: each step of it tells. The oldest row has no step before it. */
function byBalance({ texts, opening, isOwed }: MoneyColumns, amounts: Minors, balances: Minors): Judged | null {
  for (const direction of ['forward', 'backward'] as const) {
    const steps = signedByBalance(amounts, balances, direction, opening);
    if (steps === null) continue;
    // A balance of what is owed grows with every purchase: the words beside the amounts tell.
    const votes = votesOf(steps, texts);
    const isDebt = outvotes(votes.inverted, votes.normal, isOwed ? 1 : 2);
    const [signed, running] = isDebt ? [negated(steps), negated(balances)] : [steps, balances];
    const filled = signed.map((value, at) => value ?? byWord(amounts[at] ?? null, texts[at] ?? ''));
    const untold = filled.filter((value, at) => value === null && amounts[at] !== null).length;
    if (untold <= 1 && isProof(chainOf(filled, running)))
      return {
        amounts: filled,
        balances: running,
        convention: 'balance',
        because: 'The balance after each row tells which way the money went.',
      };
  }
  return null;
}

/** Every minus stands at a payment received, and nothing without minus is one: a card that counts what was spent. */
function onlyPaymentsNegative(amounts: Minors, texts: readonly string[]): boolean {
  let [payments, spent] = [0, 0];
  for (const [at, amount] of amounts.entries()) {
    if (amount === null || amount === 0n) continue;
    const said = directionOf(texts[at] ?? '');
    if (amount < 0n ? said !== 'in' : said === 'in') return false;
    if (amount < 0n) payments += 1;
    else spent += 1;
  }
  return payments > 0 && spent >= payments * 2;
}

function byWord(amount: bigint | null, text: string): bigint | null {
  const said = directionOf(text);
  return amount === null || said === null ? null : said === 'in' ? size(amount) : -size(amount);
}

/** A fee counts beside the amount only where the balance, a net column or rows with nothing but a fee prove it. */
function feesOf({ minors, markers }: MoneyColumns): { values: Minors; decisions: Decision[] } {
  const none = markers.map(() => null);
  const fees = minors.fee;
  if (fees === undefined || fees.every((fee) => fee === null || fee === 0n)) return { values: none, decisions: [] };
  const amounts = minors.amount ?? paired(minors['money-in'] ?? none, minors['money-out'] ?? none);
  const isSigned = fees.some((fee) => fee !== null && fee < 0n);
  const sum = (parts: Minors): Minors => amounts.map((amount, at) => plus(amount, parts[at] ?? null));
  const proved = provedReading(
    new Map([
      ['beside', sum(fees)],
      ['taken', sum(negated(fees))],
      ['within', amounts],
    ] as const),
    minors.balance ?? none,
  );
  const exact = [sum(fees), sum(negated(fees)), amounts].map((read) => chainOf(read, minors.balance ?? none));
  const onlyTaken = exact.map(({ steps, held }) => steps > 0 && held === steps).join(' ');
  const byNet = (parts: Minors): boolean =>
    minors.net !== undefined &&
    minors.net.every((net, at) => net === null || net === plus(amounts[at] ?? 0n, parts[at] ?? null));
  const because = (text: string, value: string): Decision[] => [{ about: 'fee', value, because: text }];
  if (proved === 'within')
    return {
      values: none,
      decisions: because('The balance moves by the amount alone: the fee is part of it.', 'within'),
    };
  if (proved !== null)
    return {
      values: proved === 'beside' ? fees : negated(fees),
      decisions: because('The balance moves by amount and fee together.', 'beside'),
    };
  if (onlyTaken === 'false true false' || onlyTaken === 'true false false')
    return {
      values: onlyTaken.startsWith('true') ? fees : negated(fees),
      decisions: because('Every step of the balance is amount and fee together.', 'beside'),
    };
  if (byNet(fees)) return { values: fees, decisions: because('Amount and fee make the net column.', 'beside') };
  if (byNet(negated(fees)))
    return { values: negated(fees), decisions: because('Amount less fee makes the net column.', 'beside') };
  const isAlone = fees.some((fee, at) => fee !== null && fee !== 0n && (amounts[at] ?? 0n) === 0n);
  if (isAlone)
    return {
      values: isSigned ? fees : negated(fees),
      decisions: because('Some rows have nothing but a fee.', 'beside'),
    };
  return { values: none, decisions: because('Nothing shows that the fee comes on top of the amount.', 'within') };
}
