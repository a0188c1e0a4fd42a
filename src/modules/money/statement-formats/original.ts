import { absolute, type Currency, isCurrency, LARGEST_MINOR, type Money } from '#kernel/money.ts';
import type { DecimalMark } from '#modules/money/csv-detection/model.ts';
import { decimalUnder, figureOf, moneyOf, plainDecimal } from '#modules/money/csv-detection/rules.ts';
import { fittingPer, type Per, plainRate, ratioOf } from '#modules/money/exchange-rates/rules.ts';
import type { StatedOriginal } from './model.ts';

/** What a file states beside an amount. `per`: of which currency the rate is, where the file says so. */
type Stated = {
  readonly amount: Money | null;
  readonly rate?: { readonly value: string | null; readonly per: Per | null } | undefined;
  readonly fee?: Money | null | undefined;
};

/**
 * What was paid, as a field of a row; nothing where it was paid in the currency of the account, or in one that is no longer
 * money. A rate that fits neither way round is left out, and a fee in a third currency.
 */
export function paidIn(amount: Money, { amount: stated, rate, fee = null }: Stated): { original?: StatedOriginal } {
  if (stated === null || stated.currency === amount.currency || !isCurrency(stated.currency)) return {};
  const original = absolute(stated);
  if (original.minor === 0n || original.minor > LARGEST_MINOR) return {};
  const value = plainRate(rate?.value ?? '');
  const per = value === null ? null : (rate?.per ?? fittingPer(ratioOf(value), amount, original));
  const isOwn = fee !== null && fee.minor !== 0n && fee.currency === amount.currency;
  return {
    original: {
      amount: original,
      rate: value === null || per === null ? null : { value, per },
      fee: isOwn ? absolute(fee) : null,
    },
  };
}

/** An amount in a field of its own: with the decimal mark of the file, or with a point where it cannot have that. */
export function fieldAmount(text: string, currency: Currency | null, mark: DecimalMark): Money | null {
  const body = figureOf(text.trim())?.body ?? null;
  const value = body === null ? null : (decimalUnder(body, mark) ?? decimalUnder(body, '.'));
  if (value === null || currency === null || !isCurrency(currency)) return null;
  return moneyOf(value, false, currency)?.money ?? null;
}

/** A rate in a field of its own, as a plain decimal. A point is its decimal mark wherever the mark of the file is not in it. */
export function fieldRate(text: string, mark: DecimalMark): string | null {
  const body = figureOf(text.trim())?.body ?? null;
  const value = body === null ? null : decimalUnder(body, body.includes(mark) ? mark : '.');
  return value === null ? null : plainRate(plainDecimal(value, false));
}
