import { describe, expect, test } from 'vitest';
import { judge, playwrightCounts, soundly, vitestCounts } from './check-step.ts';

describe('the counts of a run', () => {
  test.each([
    ['all passed', { passed: 3, failed: 0, skipped: [] }, 0, 0],
    ['one failed', { passed: 2, failed: 1, skipped: [] }, 1, 1],
    ['a file could not be loaded', { passed: 3, failed: 0, skipped: [] }, 1, 1],
    ['there was no report', { passed: 0, failed: 0, skipped: [] }, 0, 1],
    ['every test left itself out', { passed: 0, failed: 0, skipped: ['one'] }, 0, 1],
  ])('%s', (_, counts, code, failed) => {
    expect(soundly(counts, code)).toEqual({ ...counts, failed });
  });

  test('are read off the report of vitest', () => {
    const results = [
      ['a', 'passed'],
      ['b', 'failed'],
      ['c', 'skipped'],
      ['d', 'todo'],
    ] as const;
    const assertionResults = results.map(([fullName, status]) => ({ fullName, status }));
    const report = { numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] };
    expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 1, failed: 1, skipped: ['c', 'd'] });
  });

  test('are read off the report of Playwright', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    const specs = [
      { title: 'a', tests: [{ status: 'expected' }] },
      { title: 'b', tests: [{ status: 'skipped' }] },
    ];
    const report = { stats, suites: [{ suites: [{ specs }] }] };
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: ['b'] });
  });
});

describe('a step of commands', () => {
  test('succeeds in silence', async () => {
    expect(await judge(['node', '-e', 'console.log(1)'])).toEqual({ passed: 0, failed: 0, skipped: [], output: '' });
  });

  test('fails with all that was said, and does not go on', async () => {
    const outcome = await judge(
      ['node', '-e', 'console.log("out"); console.error("in"); process.exit(3)'],
      ['node', '-e', 'console.log("never")'],
    );
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.output).toMatch(/out\n.*in\n/s);
    expect(outcome.output).not.toContain('never\n');
  });

  test('fails where the tool is not there', async () => {
    expect(await judge(['no-such-tool'])).toMatchObject({ failed: 1 });
  });
});
