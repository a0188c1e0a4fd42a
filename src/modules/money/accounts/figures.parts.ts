import { type Currency, decimalOf, type Money, parseMoney } from '#kernel/money.ts';

/**
 * What an amount in a form becomes when its account gets another currency: the same figures, or text where that
 * currency has not so many decimal places. Text is what was typed and is no amount.
 */
export function sameFiguresIn(typed: Money | string | null, currency: Currency): Money | string | null {
  if (typed === null) return null;
  const figures = typeof typed === 'string' ? typed : decimalOf(typed);
  return parseMoney(figures, currency) ?? figures;
}
