import type { Counts, DecisionKind, Import } from './model.ts';

export const FORMAT_NAMES: Readonly<Record<NonNullable<Import['format']>, string>> = {
  csv: 'CSV',
  ofx: 'OFX',
  qif: 'QIF',
  camt: 'CAMT',
  mt940: 'MT940',
};

export const STATUS_WORDS: Readonly<Record<Import['status'], string>> = {
  ready: 'Not imported yet',
  done: 'In your books',
  reverted: 'Taken back',
};

/** What becomes of a row, in a word. */
export const DECISION_WORDS: Readonly<Record<DecisionKind, string>> = {
  add: 'Add',
  merge: 'Merge',
  skip: 'Skip',
  fail: 'Cannot be read',
};

export function rowsIn({ added, merged, skipped, failed }: Counts): number {
  return added + merged + skipped + failed;
}

/** `1 transaction`, `43 transactions`. */
export function counted(count: number, one: string, write: (count: number) => string = String): string {
  return `${write(count)} ${count === 1 ? one : `${one}s`}`;
}

/** `43 added, 2 merged, 5 skipped, 1 failed`; what is nothing is left out. */
export function countsText({ added, merged, skipped, failed }: Counts, write: (count: number) => string): string {
  const parts = [
    [added, 'added'],
    [merged, 'merged'],
    [skipped, 'skipped'],
    [failed, 'failed'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${write(count)} ${word}`);
  return said.length === 0 ? 'nothing added' : said.join(', ');
}
