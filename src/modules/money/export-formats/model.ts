import type { Day } from '#kernel/calendar.ts';
import type { Currency, Money } from '#kernel/money.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import type { Original } from '#modules/money/ledger/model.ts';
import type { CategoryKind, CodesOf } from '#modules/money/categories/model.ts';

export type ExportedAccount = {
  readonly id: string;
  readonly name: string;
  readonly accountType: AccountType;
  readonly currency: Currency;
  /** Balance before the first row of the view, minor units; null where rows are left out, so that no balance is true. */
  readonly openingMinor: bigint | null;
};

export type ExportedCategory = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: CategoryKind;
};

export type ExportedTransaction = {
  readonly id: string;
  readonly accountId: string;
  readonly categoryId: string | null;
  readonly bookedOn: Day;
  readonly description: string;
  readonly bankText: string | null;
  /** Negative went out. In the currency of the account. */
  readonly amount: Money;
  readonly reference: string | null;
  readonly status: 'booked' | 'pending';
  /** By name. */
  readonly tags: readonly string[];
  readonly note: string | null;
  /** What was paid in another currency. */
  readonly original: Original | null;
  /** The other side of a transfer between own accounts has the same. */
  readonly transferId: string | null;
  /** Of a line: the transaction that is split, and its words. */
  readonly split: { readonly id: string; readonly description: string } | null;
};

/** Transactions as a list shows them, with what their ids stand for. */
export type ExportView = {
  /** The day of the export. */
  readonly today: Day;
  /** The first day of the view; null where it begins with the first transaction. */
  readonly from: Day | null;
  /** Totals count transfers as money in and out. */
  readonly includeTransfers: boolean;
  /** In the order of the list. All their accounts are in `accounts`; each category that is in use is in `categories`. */
  readonly rows: readonly ExportedTransaction[];
  /** The transactions that lines among the rows are parts of; they are not among the rows. */
  readonly wholes: readonly ExportedTransaction[];
  readonly accounts: readonly ExportedAccount[];
  readonly categories: readonly ExportedCategory[];
  /** What the chart of accounts says of a category; null where the workspace is no business. */
  readonly codesOf: CodesOf | null;
};
