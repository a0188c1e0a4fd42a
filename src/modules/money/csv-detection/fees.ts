import type { Decision, FeeMeaning } from './model.ts';
import { judgeByBalance, type Ledger } from './running-balance.ts';
import { negated, plus, type Minors } from './signs.ts';
import { areFeesBesideWorth } from './trade-worth.ts';

/**
 * `isOpen`: nothing in the file tells, and a person has to. `along`: what proved the fees, for amounts as they are written.
 */
type Fees = { values: Minors; decisions: Decision[]; isOpen: boolean; along?: 'balance' | 'net' };

/** A fee counts beside the amount only where the balance, a net column or rows with nothing but a fee prove it. */
export function feesOf(
  amounts: Minors,
  { fee: fees, net }: { fee?: Minors | undefined; net?: Minors | undefined },
  ledger: Ledger,
  { told, isTrade, worth }: { told: FeeMeaning | null; isTrade: boolean; worth?: Minors | undefined },
): Fees {
  const none = amounts.map(() => null);
  if (fees === undefined || fees.every((fee) => fee === null || fee === 0n))
    return { values: none, decisions: [], isOpen: false };
  const said = (values: Minors, value: string, because: string): Fees => ({
    values,
    decisions: [{ about: 'fee', value, because }],
    isOpen: false,
  });
  const taken = negated(fees);
  const isSigned = fees.some((fee) => fee !== null && fee < 0n);
  if (told !== null) return said(told === 'within' ? none : isSigned ? fees : taken, told, 'You chose this.');
  const proved = provedBy(ledger, amounts, { beside: fees, taken, within: none });
  if (proved === 'within')
    return said(none, 'within', 'The balance changes by the amount alone, so the amount includes the fee.');
  if (proved !== null)
    return {
      ...said(proved === 'beside' ? fees : taken, 'beside', 'The balance changes by the amount plus the fee.'),
      along: 'balance',
    };
  const makesNet = (parts: Minors): boolean =>
    net !== undefined &&
    net.every((value, at) => value === null || value === plus(amounts[at] ?? 0n, parts[at] ?? null));
  if (makesNet(fees)) return { ...said(fees, 'beside', 'The net column is the amount plus the fee.'), along: 'net' };
  if (makesNet(taken)) return { ...said(taken, 'beside', 'The net column is the amount minus the fee.'), along: 'net' };
  const isAlone = fees.some((fee, at) => fee !== null && fee !== 0n && (amounts[at] ?? 0n) === 0n);
  if (isAlone) return said(isSigned ? fees : taken, 'beside', 'Some transactions are only a fee.');
  if (isTrade && areFeesBesideWorth(amounts, fees, worth ?? none) === true)
    return said(
      isSigned ? fees : taken,
      'beside',
      'The amount of a trade is its shares times their price, without the fee.',
    );
  if (isTrade) return said(none, 'within', 'The fee of a trade is part of its amount.');
  return { values: none, decisions: [], isOpen: true };
}

/**
 * The fees once it is known which way the amounts went. What a balance proves of them goes the other way where it is what is
 * owed. What another column proves turns with the amounts; a column written with one sign throughout charges: where it would
 * make money in of every fee beside the amount, the amount is what is left after it.
 * @param fees as `feesOf` found them for `written`, the amounts before their signs were read
 */
export function feesAlong(
  fees: Fees,
  column: Minors | undefined,
  { written, amounts, isOwed }: { written: Minors; amounts: Minors; isOwed: boolean },
): Fees {
  if (fees.along === undefined || column === undefined) return fees;
  if (fees.along === 'balance') return isOwed ? { ...fees, values: negated(fees.values) } : fees;
  const isTurned = (at: number): boolean => (amounts[at] ?? 0n) !== 0n && amounts[at] !== written[at];
  const moved = amounts.flatMap((amount, at) => ((amount ?? 0n) === 0n ? [] : [at]));
  const areTurned = moved.length > 0 && moved.every(isTurned);
  const values = fees.values.map((value, at) => {
    const isAgainst = (amounts[at] ?? 0n) === 0n ? areTurned : isTurned(at);
    return value !== null && isAgainst ? -value : value;
  });
  const areOneWay = column.every((value) => (value ?? 0n) >= 0n) || column.every((value) => (value ?? 0n) <= 0n);
  const into = values.filter((value) => (value ?? 0n) > 0n).length;
  if (!areOneWay || into === 0) return { ...fees, values };
  const none = values.map(() => null);
  if (values.some((value) => (value ?? 0n) < 0n)) return { values: none, decisions: [], isOpen: true };
  const because = 'Another column is the amount without the fee, so the amount includes it.';
  return { values: none, decisions: [{ about: 'fee', value: 'within', because }], isOpen: false };
}

/** The reading that explains most steps of the balance; null where two explain as many, or none enough. */
function provedBy<Name extends string>(
  ledger: Ledger,
  amounts: Minors,
  readings: Readonly<Record<Name, Minors>>,
): Name | null {
  const judged = Object.entries<Minors>(readings)
    .map(([name, fees]) => ({ name: name as Name, ...judgeByBalance({ ...ledger, amounts, fees }) }))
    .filter(({ strength }) => strength !== 'none')
    .toSorted((a, b) => b.told - a.told);
  const [best, next] = judged;
  return best === undefined || next?.told === best.told ? null : best.name;
}
