import type { Currency } from '#kernel/money.ts';
import type { FiledRow } from '#modules/money/ledger/events.ts';
import type { OriginalChange, StoredOriginal } from '#modules/money/ledger/model.ts';

/** A row that was filed, as far as a lesson can be drawn from it. */
export function filedRow(
  row: Pick<FiledRow, 'id' | 'description' | 'bankText'> & { readonly minor: bigint },
): FiledRow {
  const { id, description, bankText, minor } = row;
  return { id, description, bankText, direction: minor > 0n ? 'in' : 'out' };
}

/** Why an amount and an account do not fit, naming both currencies. */
export function mismatchSentence({
  amount: amountCurrency,
  account: accountCurrency,
}: {
  amount: string;
  account: string;
}): string {
  return `The amount is in ${amountCurrency} and the account is in ${accountCurrency}. Nothing was changed. Choose an account in ${amountCurrency}, or write the amount in ${accountCurrency}.`;
}

type OfSplit = { readonly isSplit: boolean; readonly parentId: string | null };
type Worth = { readonly minor: bigint; readonly currency: string; readonly categoryId: string | null };

/**
 * Whether a change is one that the lines of a split alone decide: the amount of the whole or of a line, and the category
 * of the whole. What is left out is not changed.
 */
export function isHeldBySplit(
  row: OfSplit & Worth,
  change: { readonly [Field in keyof Worth]?: Worth[Field] | undefined },
): boolean {
  const isOther = (field: keyof Worth) => change[field] !== undefined && change[field] !== row[field];
  if (!row.isSplit && row.parentId === null) return false;
  return isOther('minor') || isOther('currency') || (row.isSplit && isOther('categoryId'));
}

/** Rows by the category they are filed under, so that a change of many can be taken back. */
export function groupBefore(
  rows: readonly { id: string; categoryId: string | null }[],
): { categoryId: string | null; ids: string[] }[] {
  return [...Map.groupBy(rows, ({ categoryId }) => categoryId)].map(([categoryId, group]) => ({
    categoryId,
    ids: group.map(({ id }) => id),
  }));
}

/** What stands for the words of a row that tell of an account which whoever asks may not see. */
export function maskedWords(minor: bigint): string {
  return minor > 0n ? 'Transfer from an account you cannot see' : 'Transfer to an account you cannot see';
}

/** What a person says was paid, as stored; or why a transaction in this currency cannot have it. */
export function paidAs(
  original: OriginalChange | null,
  currency: Currency,
): StoredOriginal | 'SAME_CURRENCY' | 'FEE_CURRENCY' | null {
  if (original === null) return null;
  const { amount, rate, fee } = original;
  if (amount.currency === currency) return 'SAME_CURRENCY';
  if (fee !== null && (fee.currency ?? currency) !== currency) return 'FEE_CURRENCY';
  return {
    minor: String(amount.minor),
    currency: amount.currency,
    rate,
    fee: fee === null ? null : String(fee.minor),
  };
}

/**
 * What was paid, where nothing is said of it. In an account of another currency the rate and fee of the former one are not
 * its own, and what was paid in its own currency is nothing beside the amount.
 */
export function paidStill(
  before: { readonly currency: Currency; readonly original: StoredOriginal | null },
  currency: Currency,
): StoredOriginal | null {
  if (before.original === null || before.currency === currency) return before.original;
  return before.original.currency === currency ? null : { ...before.original, rate: null, fee: null };
}
