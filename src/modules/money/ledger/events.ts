import { eventKind } from '#kernel/event.ts';

/** What a row that was filed looks like to whoever learns from it. */
export type FiledRow = {
  readonly id: string;
  readonly description: string;
  /** The bank's own words; null on a row that a person wrote. */
  readonly bankText: string | null;
  readonly direction: 'in' | 'out';
};

/** A person filed rows under a category: all of them under the one. Taking a category away is no such news. */
export const transactionsCategorised = eventKind<{
  workspaceId: string;
  categoryId: string;
  rows: readonly FiledRow[];
}>('transactions.categorised');
