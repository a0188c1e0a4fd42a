import { expect, test } from 'vitest';
import { unreadFormat } from './unread-formats.ts';

const CODA = `0000001032672505${' '.repeat(8)}${'00099449  JAN PEETERS'.padEnd(103)}2`;

test.each<[what: string, text: string, name: string | null]>([
  ['a first record of CODA', `${CODA}\n1000`, 'CODA'],
  ['a first record of CODA alone', CODA, 'CODA'],
  ['a first record of TITO', 'T0032210019503000000010044060306060306060306235944', 'TITO'],
  ['a record of CODA that is too short', `${CODA.slice(0, 100)}2\n`, null],
  ['a table', 'Date,Description,Amount\n2026-03-01,A,-5.00\n', null],
  ['numbers', '00000010326725,05,1\n', null],
])('%s', (_, text, name) => {
  expect(unreadFormat(text)).toBe(name);
});
