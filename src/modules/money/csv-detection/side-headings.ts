import { OF_OPERATION } from './amount-words.ts';
import { type HeadingMeaning, meaningOf, normalHeading } from './headings.ts';

/**
 * "Amount in account currency, income", "Сумма в валюте счета, расход": the side that stands behind the name of an amount; what
 * was paid where it was paid is less sure to be it. Null where no such side does.
 */
export function sideBehind(heading: string): HeadingMeaning | null {
  const [name = '', ...behind] = heading.slice(0, 120).split(/[,:;(]|\s[-–—]\s/);
  const side = meaningOf(behind.at(-1) ?? '')?.role;
  if (side !== 'money-in' && side !== 'money-out') return null;
  const [first = ''] = normalHeading(name).split(' ');
  if (meaningOf(name)?.role !== 'amount' && meaningOf(first)?.role !== 'amount') return null;
  return { role: side, weight: OF_OPERATION.test(normalHeading(name)) ? 2 : 3 };
}
