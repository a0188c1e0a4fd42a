import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChangeMark,
  countOf,
  kindOfAll,
  fieldsOf,
  mayBePartial,
  nextRedo,
  nextUndo,
  type RowChange,
  undoGroups,
  undoneAmong,
} from './rules.ts';

/** The history as the database keeps it, driven as a person would. */
function played(steps: readonly ('write' | 'undo' | 'redo')[]) {
  const log: ChangeMark[] = [];
  /** What an editor with two stacks would do. */
  const stacks = { undo: [] as string[], redo: [] as string[] };
  const roots = new Map<string, string>();
  for (const [at, step] of steps.entries()) {
    const changeId = `c${at}`;
    const newestFirst = log.toReversed();
    const isUndone = undoneAmong(log);
    if (step === 'write') {
      log.push({ changeId, command: 'transaction.updated', undoes: null });
      roots.set(changeId, changeId);
      stacks.undo.push(changeId);
      stacks.redo = [];
      continue;
    }
    const chosen = (step === 'undo' ? nextUndo : nextRedo)(newestFirst, isUndone);
    const expected = stacks[step].pop() ?? null;
    expect(chosen === null ? null : roots.get(chosen)).toBe(expected);
    if (chosen === null || expected === null) continue;
    roots.set(changeId, expected);
    log.push({ changeId, command: step === 'undo' ? 'change.undone' : 'change.redone', undoes: chosen });
    stacks[step === 'undo' ? 'redo' : 'undo'].push(expected);
  }
}

test('whatever is written, undone and redone, the next undo and redo are those of two stacks', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom('write', 'undo', 'redo'), { maxLength: 30 }), played));
});

const row = (fields: Partial<RowChange> = {}): RowChange => ({
  number: 1n,
  table: 'transactions',
  op: 'update',
  rowKey: { id: 'a' },
  transactionId: 'a',
  before: { category_id: null },
  after: { category_id: 'x' },
  ...fields,
});

const NOTE = { table: 'transaction_links', after: { given_category_id: 'c', before_source: null } } as const;

describe('what a change was', () => {
  test.each<[string, RowChange[], string]>([
    ['a category', [row(), row({ transactionId: 'b' })], 'category'],
    ['who chose it', [row({ after: { category_source: 'person' } })], 'categorySource'],
    ['an amount in another currency', [row({ after: { minor: 1, currency: 'ZAR' } })], 'amount'],
    ['two fields', [row({ after: { minor: 1, note: 'x' } })], 'several'],
    ['different fields', [row(), row({ after: { note: 'x' } })], 'several'],
    ['an addition', [row({ op: 'insert', before: null, after: { parent_id: null } })], 'adding'],
    ['a deletion', [row({ after: { deleted_at: '2026-01-01' } })], 'deleting'],
    ['a deletion for good', [row({ op: 'delete', after: null })], 'deleting'],
    ['a restoration', [row({ after: { deleted_at: null } })], 'restoring'],
    [
      'a split',
      [row({ after: { is_split: true, category_id: null } }), row({ op: 'insert', after: { parent_id: 'a' } })],
      'split',
    ],
    ['another table', [row({ table: 'transfers' })], 'several'],
    ['a category, and what links noted of it', [row(), row(NOTE)], 'category'],
    ['a link', [row({ ...NOTE, after: { minor: 1 } })], 'several'],
    ['a mark of the bank', [row({ after: { source_id: 'x' } })], 'several'],
  ])('%s', (_, changes, kind) => {
    expect(kindOfAll(changes)).toBe(kind);
  });

  test('counts transactions, and lines of a split only where nothing else was changed', () => {
    const line = row({ op: 'insert', transactionId: 'l', after: { parent_id: 'a' } });
    expect(countOf([row(), row({ number: 2n }), row({ transactionId: 'b' })])).toBe(2);
    expect(countOf([row(), line])).toBe(1);
    expect(countOf([line])).toBe(1);
    expect(countOf([row({ transactionId: null }), row({ transactionId: null, number: 2n })])).toBe(2);
  });

  test('names fields once, and who chose a category only where it stayed', () => {
    expect(fieldsOf(['minor', 'currency', 'content_hash'])).toEqual(['amount']);
    expect(fieldsOf(['category_id', 'category_source'])).toEqual(['category']);
    expect(fieldsOf(['category_source'])).toEqual(['categorySource']);
  });
});

describe('what may be undone in part', () => {
  test.each<[string, RowChange, boolean]>([
    ['categories', row(), true],
    ['additions', row({ op: 'insert', before: null, after: { parent_id: null } }), true],
    ['lines', row({ op: 'insert', before: null, after: { parent_id: 'p' } }), false],
    ['what was deleted for good', row({ op: 'delete', after: null }), false],
    ['transfers', row({ after: { transfer_id: 't' } }), false],
    ['splits', row({ after: { is_split: true } }), false],
    ['reconciliations', row({ after: { reconciliation_id: 'r' } }), false],
    ['other tables', row({ table: 'transaction_links' }), false],
    ['what links noted of a category', row(NOTE), true],
    ['links that were added', row({ ...NOTE, op: 'insert' }), false],
  ])('%s', (_, change, may) => {
    expect(mayBePartial([row(), change])).toBe(may);
  });
});

describe('the order of an undo', () => {
  const numbers = (groups: RowChange[][]) => groups.map((group) => group.map(({ number }) => Number(number)));

  test('is the last first, rows of one table, kind and columns together', () => {
    const changes = [
      row({ number: 1n, rowKey: { id: 'a' } }),
      row({ number: 2n, rowKey: { id: 'b' } }),
      row({ number: 3n, rowKey: { id: 'b' }, after: { note: 'x' } }),
      row({ number: 4n, rowKey: { id: 'c' }, table: 'transfers', op: 'insert', before: null }),
    ];
    expect(numbers(undoGroups(changes))).toEqual([[4], [3], [2, 1]]);
  });

  test('takes a row that was written twice in two steps', () => {
    const changes = [
      row({ number: 1n, rowKey: { id: 'a' } }),
      row({ number: 2n, rowKey: { id: 'a' } }),
      row({ number: 3n, rowKey: { id: 'b' } }),
    ];
    expect(numbers(undoGroups(changes))).toEqual([[3, 2], [1]]);
  });
});
