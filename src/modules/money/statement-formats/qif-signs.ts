import type { Currency } from '#kernel/money.ts';
import { currenciesMeant, type Figure } from '#modules/money/csv-detection/rules.ts';

type Entry = {
  readonly figure: Figure | null;
  readonly fields: ReadonlyMap<string, string>;
  readonly splits: readonly unknown[];
};

/** The currencies that a sign beside the amounts can mean. */
export function currenciesBeside(entries: readonly Entry[]): readonly Currency[] {
  const sign = entries.find(({ figure }) => figure?.currency != null)?.figure?.currency ?? null;
  return sign === null ? [] : currenciesMeant(sign);
}

/** Whether the sign beside the amount is that of another currency. */
export function isInOther({ figure }: Entry, currency: Currency): boolean {
  const named = figure?.currency == null ? [] : currenciesMeant(figure.currency);
  return named.length > 0 && !named.includes(currency);
}

/** Where no amount has a sign and every entry has "Deposit" or "Withdrawal" in place of a number: what was withdrawn. */
export function outByWords<T extends Entry>(entries: readonly T[]): ReadonlySet<T> {
  const moving = entries.filter(({ figure }) => figure !== null);
  const words = moving.map(({ fields }) => (fields.get('N') ?? '').toLowerCase());
  const isTold = words.every((word) => word === 'deposit' || word === 'withdrawal');
  const isSigned = moving.some(({ figure, splits }) => figure?.sign === '-' || splits.length > 0);
  return new Set(isTold && !isSigned ? moving.filter((_, at) => words[at] === 'withdrawal') : []);
}
