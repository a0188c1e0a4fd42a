import type { Decision } from './model.ts';
import { judgeByBalance, type Ledger } from './running-balance.ts';
import { negated, plus, type Minors } from './signs.ts';

type Fees = { values: Minors; decisions: Decision[] };

/** A fee counts beside the amount only where the balance, a net column or rows with nothing but a fee prove it. */
export function feesOf(amounts: Minors, fees: Minors | undefined, net: Minors | undefined, ledger: Ledger): Fees {
  const none = amounts.map(() => null);
  if (fees === undefined || fees.every((fee) => fee === null || fee === 0n)) return { values: none, decisions: [] };
  const said = (values: Minors, value: string, because: string): Fees => ({
    values,
    decisions: [{ about: 'fee', value, because }],
  });
  const taken = negated(fees);
  const proved = provedBy(ledger, amounts, { beside: fees, taken, within: none });
  if (proved === 'within')
    return said(none, 'within', 'The balance changes by the amount alone, so the amount includes the fee.');
  if (proved !== null)
    return said(proved === 'beside' ? fees : taken, 'beside', 'The balance changes by the amount plus the fee.');
  const makesNet = (parts: Minors): boolean =>
    net !== undefined &&
    net.every((value, at) => value === null || value === plus(amounts[at] ?? 0n, parts[at] ?? null));
  if (makesNet(fees)) return said(fees, 'beside', 'The net column is the amount plus the fee.');
  if (makesNet(taken)) return said(taken, 'beside', 'The net column is the amount minus the fee.');
  const isAlone = fees.some((fee, at) => fee !== null && fee !== 0n && (amounts[at] ?? 0n) === 0n);
  const isSigned = fees.some((fee) => fee !== null && fee < 0n);
  if (isAlone) return said(isSigned ? fees : taken, 'beside', 'Some transactions are only a fee.');
  return said(none, 'within', 'The fee is probably part of the amount.');
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
