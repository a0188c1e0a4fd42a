import { describe, expect, test } from 'vitest';
import { attackCounts, inBrief, playwrightCounts, slowest, vitestCounts } from './check-reports.ts';

describe('the report', () => {
  test('of vitest tells what failed, what left itself out, and what passed only the second time', () => {
    const results = [
      ['a', 'passed', []],
      ['b', 'failed', ['expected 1 to be 2']],
      ['c', 'skipped', []],
      ['d', 'todo', []],
      ['e', 'passed', ['expected 3 to be 4']],
    ] as const;
    const assertionResults = results.map(([fullName, status, failureMessages], index) => ({
      fullName,
      status,
      failureMessages,
      duration: status === 'skipped' || status === 'todo' ? null : index * 10,
    }));
    const file = { name: 'x.test.ts', message: '', assertionResults };
    expect(vitestCounts(JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [file] }))).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['c', 'd'],
      failures: ['x.test.ts: b\nexpected 1 to be 2'],
      unsteady: ['e\nexpected 3 to be 4'],
      times: [0, 10, 0, 0, 40].map((milliseconds, index) => ({ name: 'abcde'[index], milliseconds })),
    });
  });

  test('of vitest tells why a file could not be loaded', () => {
    const file = { name: 'x.test.ts', message: 'no such module', assertionResults: [] };
    const report = JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [file] });
    expect(vitestCounts(report).failures).toEqual(['x.test.ts\nno such module']);
  });

  test('of Playwright tells the same', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      tests: [
        {
          status,
          results: [
            { duration: 500, errors: messages.map((message) => ({ message })) },
            ...(status === 'flaky' ? [{ duration: 700, errors: [] }] : []),
          ],
        },
      ],
    });
    const specs = [
      spec('a', 'expected'),
      spec('b', 'skipped'),
      spec('c', 'unexpected', 'not visible'),
      spec('d', 'flaky', 'too late'),
    ];
    expect(playwrightCounts(JSON.stringify({ stats, suites: [{ suites: [{ specs }] }] }))).toEqual({
      passed: 6,
      failed: 1,
      skipped: ['b'],
      failures: ['c\nnot visible'],
      unsteady: ['d\ntoo late'],
      times: [500, 500, 500, 1200].map((milliseconds, index) => ({ name: 'abcd'[index], milliseconds })),
    });
  });

  test('says a failure in brief: how it begins and ends, without colours and classes', () => {
    const button = '<button type="button" class="inline-flex gap-2" aria-label="Undo">';
    expect(inBrief(`\u001b[2m waiting for ${button}\u001b[22m`)).toBe(
      ' waiting for <button type="button" aria-label="Undo">',
    );
    const brief = inBrief(`Timed out.\n${'again\n'.repeat(500)}The dialog covers it.`);
    expect(brief).toMatch(/^Timed out\.\nagain[^]*\[…\][^]*The dialog covers it\.$/);
    expect(brief.length).toBeLessThan(1020);
  });

  test('names what took longest, the longest first', () => {
    const times = [90, 12_340, 600].map((milliseconds) => ({ name: `took ${milliseconds}`, milliseconds }));
    expect(slowest(times, 2)).toEqual(['   12.3 s   took 12340', '    0.6 s   took 600']);
  });

  test('of the attack counts as failed what succeeded', () => {
    const report = JSON.stringify({ passed: 8000, failed: 1, failures: ['injection: name: answered 500'] });
    expect(attackCounts(report)).toMatchObject({
      passed: 8000,
      failed: 1,
      failures: ['injection: name: answered 500'],
    });
  });
});
