import { expect, test } from 'vitest';
import { readProgramTable } from './rules.ts';

const HEADING = 'Account,Date,Payee,Notes,Category,Amount,Cleared';
const booksOf = (count: number) =>
  `${[HEADING, ...Array.from({ length: count }, (_, at) => `Cheque,2026-03-01,Shop ${at},,Food,-5.00,Cleared`)].join('\n')}\n`;

test('the books of another program may have more rows than a statement, and not any number', () => {
  const whole = readProgramTable(booksOf(30_000));
  expect(whole !== null && typeof whole === 'object' && 'lines' in whole && whole.lines.length).toBe(30_000);
  expect(readProgramTable(booksOf(30_001))).toBe('too-many-rows');
});
