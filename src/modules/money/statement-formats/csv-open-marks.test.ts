import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const table = (heading: string, out: string, into: string) => [
  `Data;Descrizione;Importo;${heading}`,
  `01/03/2026;NEGOZIO;12,50;${out}`,
  `15/03/2026;SOCIETA;900,00;${into}`,
  `16/03/2026;AFFITTO;700,00;${out}`,
];

describe('two letters beside the amounts', () => {
  test.each([
    ['D/A', 'D', 'A'],
    ['Dare/Avere', 'D', 'A'],
    ['Segno', 'd.', 'a.'],
    ['X', 'D', 'A'],
    ['B/A', 'B', 'A'],
    ['C/A', 'C', 'A'],
    ['Af Bij', 'A', 'B'],
    ['Segno', 'S', 'D'],
  ])(
    'are asked about where they mean the same, or different things in two languages: %s, %s and %s',
    (heading, out, into) => {
      expect(read(table(heading, out, into))).toEqual([expect.stringContaining('asks sign')]);
    },
  );

  test.each([
    ['D', 'C'],
    ['S', 'H'],
    ['O', 'I'],
    ['D', 'K'],
  ])('are read where each means one thing: %s and %s', (out, into) => {
    expect(read(table('Sign', out, into))).toEqual(['-12.50 ZAR', '900.00 ZAR', '-700.00 ZAR']);
  });

  test('are asked about where a third stands among them, or where the one of several meanings stands alone', () => {
    expect(read([...table('Sign', 'D', 'A'), '17/03/2026;BAR;3,00;C'])).toEqual([expect.stringContaining('asks sign')]);
    expect(read(table('Sign', 'A', 'A'))).toEqual([expect.stringContaining('asks sign')]);
  });

  test('one letter alone marks all rows', () => {
    expect(read(table('Sign', 'D', 'D'))).toEqual(['-12.50 ZAR', '-900.00 ZAR', '-700.00 ZAR']);
  });
});
