import { expect, test } from 'vitest';
import type { ExportView } from './model.ts';
import { documentOf, writePdf } from './pdf.server.ts';

const row = {
  accountId: 'a',
  bankText: null,
  reference: null,
  status: 'booked',
  transferId: null,
  split: null,
  tags: [],
  note: null,
  original: null,
} as const;
const zar = (minor: bigint) => ({ minor, currency: 'ZAR' });
const view: ExportView = {
  today: '2026-11-26',
  from: null,
  includeTransfers: false,
  codesOf: null,
  wholes: [],
  accounts: [{ id: 'a', name: 'Cheque', accountType: 'cheque', currency: 'ZAR', openingMinor: 0n }],
  categories: [
    { id: 'food', parentId: null, name: 'Food', kind: 'expense' },
    { id: 'own', parentId: null, name: 'Between own accounts', kind: 'transfer' },
  ],
  rows: [
    { ...row, id: '1', categoryId: 'food', bookedOn: '2026-03-10', description: 'Bread', amount: zar(-20_00n) },
    { ...row, id: '2', categoryId: 'food', bookedOn: '2026-03-12', description: 'Refund', amount: zar(5_00n) },
    { ...row, id: '3', categoryId: 'own', bookedOn: '2026-03-11', description: 'Saved', amount: zar(-100_00n) },
    { ...row, id: '4', categoryId: null, bookedOn: '2026-03-11', description: 'Gift', amount: zar(50_05n) },
  ],
};
/** All texts of a document, in order. */
const textsOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([key, inner]) =>
          /^(?:\d+|content|columns|stack|table|body|text)$/.test(key) ? textsOf(inner) : [],
        )
      : [];

test('a PDF has the totals of the list and a line for each transaction in its order', () => {
  const texts = textsOf(documentOf(view).content);
  expect(texts.slice(0, 12)).toEqual([
    'Transactions',
    '2026-03-10 to 2026-03-12',
    'Transactions',
    '4',
    'Money in, ZAR',
    '50.05',
    'Money out, ZAR',
    '-15.00',
    'Net amount, ZAR',
    '35.05',
    'Transfers, ZAR',
    '-100.00',
  ]);
  expect(texts.slice(17, 22)).toEqual(['2026-03-10', 'Bread', 'Food', 'Cheque', '-20.00']);
  expect(texts).toHaveLength(12 + 5 * 5);
  const counted = textsOf(documentOf({ ...view, includeTransfers: true }).content);
  expect(counted.slice(6, 12)).toEqual([
    'Money out, ZAR',
    '-115.00',
    'Net amount, ZAR',
    '-64.95',
    'Transfers, ZAR',
    '0.00',
  ]);
});

test('a PDF of many transactions has several pages, and one of none has one', async () => {
  const pagesOf = async (one: ExportView) =>
    Buffer.from(await writePdf(one))
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length;
  expect(await pagesOf({ ...view, rows: [] })).toBe(1);
  expect(await pagesOf({ ...view, rows: Array.from({ length: 30 }, () => view.rows).flat() })).toBeGreaterThan(2);
});
