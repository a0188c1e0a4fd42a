import type { AccountType, UnreadLine } from '#modules/money/csv-detection/model.ts';

/** A program or app that people kept their money in before. */
export type ProgramName = 'YNAB' | 'Actual' | 'Firefly III' | 'Mint' | 'GnuCash' | 'Wallet';

/**
 * One entry in one account, or one line of a split, as text: days and amounts are written as the program writes them.
 */
export type ProgramLine = {
  /** Line of the file, from 1. */
  readonly line: number;
  /** The line as it stands in the file. */
  readonly text: string;
  readonly account: string;
  readonly accountType: AccountType | null;
  /** ISO 4217; null where only the amount may say it, or nothing does. */
  readonly currency: string | null;
  readonly day: string;
  /** As written; `isOut` turns its sign round. */
  readonly amount: string;
  readonly isOut: boolean;
  /** What was paid in another currency. */
  readonly original: { readonly amount: string; readonly currency: string } | null;
  readonly payee: string;
  /** The bank's own words, where the program keeps them. */
  readonly bankText: string;
  readonly memo: string;
  /** From the group to the category; empty where it has none. */
  readonly category: readonly string[];
  /** Null where the program does not say: then the sums do. */
  readonly isIncome: boolean | null;
  readonly tags: readonly string[];
  /** The account at the other side of a transfer. */
  readonly transferAccount: string | null;
  /** The same for both sides of a transfer. */
  readonly pair: string | null;
  /** The same for all lines of one split. */
  readonly split: string | null;
  readonly isOpening: boolean;
};

/** What a program wrote, line by line. */
export type ProgramExport = {
  readonly program: ProgramName;
  readonly lines: readonly ProgramLine[];
  /** Lines that are no entries of accounts in money. */
  readonly unread: readonly UnreadLine[];
};

/** A part of an export that has no transactions: budgets, accounts, rules. */
export type NoTransactions = { readonly program: ProgramName; readonly isOtherPart: true };
