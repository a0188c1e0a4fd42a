import { withheldIn } from './money.ts';
import { CurrencySchema } from './money-schema.ts';
import { strikeOut } from './written-amounts.ts';

/**
 * An answer for somebody who may see books but no amounts. Whatever is an amount loses its figure and keeps its
 * currency; figures that stand in texts, as in a bank's own words, are struck out. Anything else that could carry an
 * amount refuses the whole answer: a new procedure leaks nothing by being forgotten here.
 * @throws TypeError on a bigint that is no money, and on a file, a map or the like.
 */
export function withholdAmounts(answer: unknown): unknown {
  if (typeof answer === 'string') return strikeOut(answer);
  if (typeof answer === 'bigint') throw new TypeError('an answer carries a figure that is no money');
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map(withholdAmounts);
  const kind = Object.prototype.toString.call(answer);
  if (kind === '[object Date]') return answer;
  if (kind !== '[object Object]') throw new TypeError(`an answer carries what may hold amounts unseen: ${kind}`);
  const { minor, currency } = answer as { minor?: unknown; currency?: unknown };
  if (typeof minor === 'bigint') return withheldIn(CurrencySchema.parse(currency));
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withholdAmounts(value)]));
}
