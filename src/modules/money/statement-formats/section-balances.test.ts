import { expect, describe, test } from 'vitest';
import { readCsv } from './csv.ts';

function sections(lines: readonly string[]) {
  const read = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (read.kind !== 'read') throw new Error(read.kind);
  return read.accounts;
}

describe('balances that the file states', () => {
  const stated = (...lines: string[]) => {
    const [section] = sections(lines);
    const one = (which: 'opening' | 'closing') =>
      section?.[which] == null ? null : `${section[which].amount.minor} ${section[which].day ?? ''}`.trim();
    return [one('opening'), one('closing')];
  };
  const TABLE = ['Date,Description,Amount,Balance', '2026-01-13,a,-5.00,95.00', '2026-01-14,b,-5.00,90.00'];

  test.each<[what: string, lines: string[], found: (string | null)[]]>([
    ['nowhere', TABLE, [null, null]],
    ['above its rows', ['Opening balance: 100.00', 'Closing balance: 90.00', ...TABLE], ['10000', '9000']],
    [
      'in rows',
      [...TABLE, '2026-01-12,Opening balance,,100.00', '2026-01-15,Closing balance,,90.00'],
      ['10000 2026-01-12', '9000 2026-01-15'],
    ],
    ['below zero', ['Opening balance: -100.00', ...TABLE], ['-10000', null]],
    [
      'below zero in letters',
      ['Opening balance: 100.00 Dr', 'Closing balance: 90.00 Cr', ...TABLE],
      ['-10000', '9000'],
    ],
    [
      'twice: the first and the last',
      [
        'Opening balance: 100.00',
        'Closing balance: 70.00',
        ...TABLE,
        ',Opening balance,,80.00',
        ',Closing balance,,90.00',
      ],
      ['10000', '9000'],
    ],
    ['where it cannot be read', ['Opening balance: 1.0.0', ...TABLE], [null, null]],
    ['larger than books keep', ['Opening balance: 90071992547409930.07', ...TABLE], [null, null]],
  ])('%s', (_, lines, found) => {
    expect(stated(...lines)).toEqual(found);
  });

  test('are of none of several accounts', () => {
    const two = sections([
      'Opening balance: 100.00',
      'Date,Description,Amount,Account number',
      '2026-01-13,a,-5.00,222',
      '2026-01-13,b,-5.00,333',
    ]);
    expect(two.map(({ opening }) => opening)).toEqual([null, null]);
  });

  test('are checked', () => {
    expect(sections(['Opening balance: 100.00', ...TABLE])[0]?.check).toEqual({ kind: 'matches' });
    expect(sections(['Opening balance: 101.00', ...TABLE])[0]?.check).toMatchObject({ kind: 'gap', line: 3 });
  });
});

test('a row that follows the balance against its sign is doubted, others are not', () => {
  const [section] = sections([
    'Date,Description,Amount,Balance',
    ',Opening balance,,100.00',
    '2026-01-13,a,-5.00,95.00',
    '2026-01-14,b,-5.00,90.00',
    '2026-01-15,c,6.00,84.00',
    '2026-01-16,d,-4.00,80.00',
    '2026-01-17,e,-5.00,75.00',
    '2026-01-18,f,10.00,85.00',
    '2026-01-19,g,-5.00,80.00',
  ]);
  expect(section?.rows.map(({ amount, doubt }) => `${amount.minor}${doubt === undefined ? '' : ' doubted'}`)).toEqual([
    '-500',
    '-500',
    '-600 doubted',
    '-400',
    '-500',
    '1000',
    '-500',
  ]);
  expect(section?.rows.map((row) => 'doubt' in row)).toEqual([false, false, true, false, false, false, false]);
});

test('a row that nothing gives a sign is read as none', () => {
  const lines = [
    'Date,Description,Amount,Balance',
    '2026-01-13,a,5.00,95.00',
    '2026-01-14,b,-5.00,90.00',
    '2026-01-15,c,6.00,84.00',
    '2026-01-16,d,-4.00,80.00',
    '2026-01-17,e,-5.00,75.00',
    '2026-01-18,f,10.00,85.00',
  ];
  expect(sections(lines)[0]?.failed).toMatchObject([{ line: 2, reason: 'bad-sign' }]);
});
