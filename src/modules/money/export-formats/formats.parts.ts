import type { Money } from '#kernel/money.ts';
import type { Original } from '#modules/money/ledger/model.ts';

/**
 * The files that a view of transactions can be written to, in the order of the menu. CSV is made in the browser.
 * `hasCurrencies`: one file may have several; QIF names none, and a PDF has totals.
 */
export const FILE_FORMATS = {
  xlsx: {
    name: 'Excel',
    extension: 'xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    hasCurrencies: true,
  },
  pdf: { name: 'PDF', extension: 'pdf', mime: 'application/pdf', hasCurrencies: false },
  ofx: { name: 'OFX', extension: 'ofx', mime: 'application/x-ofx', hasCurrencies: true },
  qif: { name: 'QIF', extension: 'qif', mime: 'application/qif', hasCurrencies: false },
  hledger: { name: 'hledger', extension: 'journal', mime: 'text/plain;charset=utf-8', hasCurrencies: true },
  beancount: { name: 'Beancount', extension: 'beancount', mime: 'text/plain;charset=utf-8', hasCurrencies: true },
} as const;
export type FileFormat = keyof typeof FILE_FORMATS;
export const FILE_FORMAT_IDS = [
  'xlsx',
  'pdf',
  'ofx',
  'qif',
  'hledger',
  'beancount',
] as const satisfies readonly FileFormat[];

/** Transactions that a PDF holds at most: drawing a thousand takes most of a second. */
export const MOST_IN_PDF = 2000;

/** Further columns of sheets from a business, at the end. */
export const CODE_HEADINGS = ['Account code', 'VAT code'] as const;

/** Further columns of sheets where something was paid in another currency: one unit of `Rate for 1` is worth `Rate`. */
export const ORIGINAL_HEADINGS = ['Original amount', 'Original currency', 'Rate', 'Rate for 1', 'Fee'] as const;

/** What stands in these columns; null where the cell is empty. */
export function originalCells({ original, amount }: { readonly original: Original | null; readonly amount: Money }) {
  const rate = original?.rate ?? null;
  return {
    amount: original?.amount ?? null,
    currency: original?.amount.currency ?? null,
    rate: rate?.value ?? null,
    rateFor: rate === null ? null : rate.per === 'account' ? amount.currency : (original?.amount.currency ?? null),
    fee: original?.fee ?? null,
  };
}
