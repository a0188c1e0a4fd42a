import { describe, expect, test } from 'vitest';
import { recordsOf } from './cells.ts';
import { changedLines } from './changed-lines.ts';
import type { ColumnRole } from './model.ts';

const ROLES: readonly ColumnRole[] = ['day', 'money-in', 'money-out', 'balance'];
const changed = (lines: readonly string[], roles = ROLES) => [...changedLines(recordsOf(lines.join('\n'), ','), roles)];

describe('lines without an amount', () => {
  test.each<[what: string, lines: string[], changed: number[]]>([
    ['that change the balance', ['2026-03-01,5,,5', '2026-03-02,,2,3', '2026-03-31,,,4'], [3]],
    ['that repeat it', ['2026-03-01,5,,5', '2026-03-31,,,5'], []],
    ['from which the next line starts', ['2026-03-01,,,7', '2026-03-02,5,,12'], []],
    ['at the end, from which the newest first started', ['2026-03-02,5,,12', '2026-03-01,,,7'], []],
    ['alone', ['2026-03-01,,,7'], []],
    ['without a balance', ['2026-03-01,5,,5', '2026-03-02,,,'], []],
  ])('%s', (_, lines, found) => {
    expect(changed(lines)).toEqual(found);
  });

  test('are not judged where fees may explain them, or there is no balance', () => {
    const lines = ['2026-03-01,5,,5', '2026-03-31,,,4'];
    expect(changed(lines, ['day', 'money-in', 'fee', 'balance'])).toEqual([]);
    expect(changed(lines, ['day', 'money-in', 'money-out', 'ignore'])).toEqual([]);
  });
});
