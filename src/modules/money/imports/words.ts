import type { Counts, DecisionKind } from '#modules/money/import-matching/model.ts';
import type { Finding, Import } from './model.ts';

export const FORMAT_NAMES: Readonly<Record<NonNullable<Import['format']>, string>> = {
  csv: 'CSV',
  ofx: 'OFX',
  qif: 'QIF',
  camt: 'CAMT',
  mt940: 'MT940',
};

export const STATUS_WORDS: Readonly<Record<Import['status'], string>> = {
  ready: 'Not imported yet',
  done: 'Imported',
  reverted: 'Undone',
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
export function countsText(counts: Counts, write: (count: number) => string): string {
  return written(counts, ['added', 'merged', 'skipped', 'failed'], write) ?? 'nothing added';
}

/** The same before it is done: `43 to add, 2 to merge`. */
export function plannedText(counts: Counts, write: (count: number) => string): string {
  return written(counts, PLANNED, write) ?? 'no transactions';
}

type Words = readonly [string, string, string, string];
const PLANNED: Words = ['to add', 'to merge', 'to skip', 'that cannot be read'];

function written(
  { added, merged, skipped, failed }: Counts,
  [add, merge, skip, fail]: Words,
  write: (count: number) => string,
): string | null {
  const parts = [
    [added, add],
    [merged, merge],
    [skipped, skip],
    [failed, fail],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${write(count)} ${word}`);
  return said.length === 0 ? null : said.join(', ');
}

/** Words by value as the choices of a list. */
export function choicesOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));
}

/** The word of a button that imports: what it counts is what will be new. */
export function importWords({ added, merged }: Counts, write: (count: number) => string): string | null {
  if (added > 0) return `Import ${counted(added, 'transaction', write)}`;
  return merged > 0 ? `Merge ${counted(merged, 'transaction', write)}` : null;
}

/**
 * Why a file has nothing to add. `areMovements`: some of its lines are movements of money, and not only notes and
 * balances.
 */
export function nothingWords(
  counts: Counts,
  { areMovements, isLeftOut }: { areMovements: boolean; isLeftOut: boolean },
  write: (count: number) => string,
): string {
  const count = rowsIn(counts);
  if (isLeftOut) return 'Nothing to add: you left every account of this file out';
  if (counts.failed > 0)
    return `Nothing to add: ${counted(counts.failed, 'transaction', write)} of this file cannot be read`;
  if (!areMovements) return 'Nothing to add: no line of this file is a movement of money';
  return count === 1
    ? 'Nothing to add: you already have its one transaction'
    : `Nothing to add: you already have all ${write(count)} transactions`;
}

/** What became of a row, in a word. */
export const DONE_WORDS: Readonly<Record<DecisionKind, string>> = {
  add: 'Added',
  merge: 'Merged',
  skip: 'Skipped',
  fail: 'Not read',
};

/** What a file that waits needs, or what it would bring. */
export function waitingWords(finding: Finding, write: (count: number) => string): string {
  switch (finding.kind) {
    case 'refused':
      return 'This file cannot be read';
    case 'unmapped':
      return 'Choose which column is which';
    case 'questions':
      return finding.questions.length === 1
        ? 'One question before this file can be read'
        : `${finding.questions.length} questions before this file can be read`;
    case 'read':
      return readWords(finding, write);
  }
}

function readWords(
  { counts, sections, isReady }: Extract<Finding, { kind: 'read' }>,
  write: (count: number) => string,
): string {
  const { added, merged, skipped, failed } = counts;
  const found = added + merged;
  if (rowsIn(counts) === 0) return 'This file has no transactions in it';
  if (!isReady && found > 0 && sections.every(({ account, isLeftOut }) => isLeftOut || account !== null))
    return 'This file and this account do not match yet';
  if (!isReady && found > 0)
    return sections.length === 1
      ? `Which account ${found === 1 ? 'is this transaction' : `are these ${write(found)} transactions`} from?`
      : `${counted(found, 'transaction', write)} from ${sections.length} accounts: choose where each goes`;
  if (found === 0)
    return failed === rowsIn(counts) ? 'No transaction of this file can be read' : 'Nothing in this file is new';
  const rest = written({ added: 0, merged, skipped, failed }, PLANNED, write);
  const fresh = counted(added, 'new transaction', write);
  return rest === null ? fresh : `${fresh}, ${rest}`;
}
