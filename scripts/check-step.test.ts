import { describe, expect, test } from 'vitest';
import { NOTHING } from './check-reports.ts';
import { judge, soundly } from './check-step.ts';

describe('the counts of a run', () => {
  test.each([
    ['all passed', { passed: 3, failed: 0, skipped: [] }, 0, 0],
    ['one failed', { passed: 2, failed: 1, skipped: [] }, 1, 1],
    ['a file could not be loaded', { passed: 3, failed: 0, skipped: [] }, 1, 1],
    ['there was no report', { passed: 0, failed: 0, skipped: [] }, 0, 1],
    ['every test left itself out', { passed: 0, failed: 0, skipped: ['one'] }, 0, 1],
  ])('%s', (_, counts, code, failed) => {
    expect(soundly({ ...NOTHING, ...counts }, code)).toEqual({ ...NOTHING, ...counts, failed });
  });
});

describe('a step of commands', () => {
  test('succeeds in silence', async () => {
    expect(await judge(['node', '-e', 'console.log(1)'])).toEqual({ ...NOTHING, output: '' });
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
