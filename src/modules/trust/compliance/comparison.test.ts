import { expect, test } from 'vitest';
import { comparisonOf } from './comparison.ts';
import type { Check, Evidence } from './model.ts';

const one = (key: string, earned: number, of = 10): Evidence => ({
  key,
  part: 'audit',
  title: key,
  note: '',
  earned,
  of,
  to: null,
});
const check = (type: Check['type'], score: number, evidence: Evidence[]): Check => ({
  id: type,
  type,
  name: type,
  description: '',
  compliant: score >= 70,
  severity: 'low',
  message: '',
  lastChecked: new Date(0),
  score,
  violations: [],
  evidence,
});

test('says what rose and what fell between two reports', () => {
  const before = { overallScore: 70, checks: [check('audit', 50, [one('a', 0), one('b', 10), one('c', 5)])] };
  const after = { overallScore: 80, checks: [check('audit', 60, [one('a', 10), one('b', 4), one('c', 5)])] };
  const { score, checks, rose, fell } = comparisonOf(before, after);
  expect(score).toEqual({ name: 'Overall', before: 70, after: 80 });
  expect(checks).toEqual([{ name: 'audit', before: 50, after: 60 }]);
  expect(rose.map(({ key }) => key)).toEqual(['a']);
  expect(fell.map(({ key }) => key)).toEqual(['b']);
});

test('what only one of them looked at neither rose nor fell, nor did what has other points for the same', () => {
  const before = { overallScore: 70, checks: [check('audit', 50, [one('gone', 0), one('a', 5, 10)])] };
  const after = {
    overallScore: 70,
    checks: [check('audit', 50, [one('new', 10), one('a', 10, 20)]), check('session', 9, [])],
  };
  const { checks, rose, fell } = comparisonOf(before, after);
  expect(checks.map(({ name }) => name)).toEqual(['audit']);
  expect([rose, fell]).toEqual([[], []]);
});
