import type { AccountSection } from '#modules/money/statement-formats/model.ts';
import type { Counts, DecisionKind } from './model.ts';

type Counted = {
  readonly sections: readonly { readonly section: AccountSection }[];
  readonly rows: readonly { readonly outcome: { readonly kind: 'add' | 'merge' | 'skip' } }[];
};

/** What becomes of every line of a file that is a row, or might have been one. */
export function countsOf({ sections, rows }: Counted): Counts {
  const of = (kind: DecisionKind) => rows.filter(({ outcome }) => outcome.kind === kind).length;
  const unread = (which: 'skipped' | 'failed') => sections.reduce((sum, { section }) => sum + section[which].length, 0);
  return { added: of('add'), merged: of('merge'), skipped: of('skip') + unread('skipped'), failed: unread('failed') };
}

/** How many lines went in; counted from the file alone, so that it can be compared with what came out. */
export function rowsIn(sections: readonly AccountSection[]): number {
  return sections.reduce((sum, { rows, skipped, failed }) => sum + rows.length + skipped.length + failed.length, 0);
}

/** Rows in = added + merged + skipped + failed: nothing is ever dropped without a word. */
export function addUp({ added, merged, skipped, failed }: Counts): number {
  return added + merged + skipped + failed;
}
