import { describe, expect, test } from 'vitest';
import { journalView as view } from '#testing/journal-view.ts';
import { writeBeancount } from './beancount.ts';
import { writeHledger } from './hledger.ts';
import type { ExportView } from './model.ts';

describe('a linked transfer', () => {
  const [into, out] = view.rows.slice(0, 2).map((row) => ({ ...row, transferId: 't', status: 'booked' as const }));
  if (into === undefined || out === undefined) throw new Error('the view has a transfer');
  const journals = (rows: ExportView['rows']) => [writeHledger({ ...view, rows }), writeBeancount({ ...view, rows })];

  test('is one entry between its two accounts', () => {
    const [hledger, beancount] = journals([into, out]);
    expect(hledger).toContain(
      '2026-03-11 * () (To) card\n    ; other-side: Payment\n    Assets:Cheque  -50.00 ZAR\n    Liabilities:Card  50.00 ZAR\n',
    );
    expect(beancount).toContain(
      '2026-03-11 * "(To) card"\n  other-side: "Payment"\n  Assets:Cheque  -50.00 ZAR\n  Liabilities:Card  50.00 ZAR\n',
    );
    for (const journal of [hledger, beancount]) expect(journal).not.toContain('Equity:Transfers');
  });

  test('has the tags and notes of both', () => {
    const [hledger, beancount] = journals([
      { ...into, tags: ['Home', 'Car'], note: 'b' },
      { ...out, tags: ['Car'], note: 'a' },
    ]);
    expect(hledger).toContain('    ; Car:\n    ; Home:\n    ; note: a\n    ; other-note: b\n    Assets');
    expect(beancount).toContain('"(To) card" #Car #Home\n  other-side: "Payment"\n  note: "a"\n  other-note: "b"\n');
  });

  test.each<[string, ExportView['rows']]>([
    ['only one side is there', [out]],
    ['they are of two days', [out, { ...into, bookedOn: '2026-03-12' }]],
    ['a fee lies between', [out, { ...into, amount: { minor: 49_00n, currency: 'ZAR' } }]],
    ['they are in two categories', [out, { ...into, categoryId: 'other' }]],
    ['one is pending', [out, { ...into, status: 'pending' }]],
  ])('goes through its category where %s', (_, rows) => {
    for (const journal of journals(rows)) expect(journal).toContain('Equity:Transfers');
  });
});

describe('lines of a split', () => {
  const [into, row] = view.rows;
  if (into === undefined || row === undefined) throw new Error('the view has two sides');
  const split = { id: 's', description: 'Loan instalment' };
  const line = (id: string, minor: bigint, more: Partial<typeof row> = {}) => ({
    ...row,
    id,
    split,
    status: 'booked' as const,
    amount: { minor, currency: 'ZAR' },
    ...more,
  });
  const interest = line('s3', -30_00n, { categoryId: 'bread', description: 'Interest', note: 'March', tags: ['Home'] });
  const fees = line('s1', -20_00n, { categoryId: null, description: split.description });
  const principal = line('s2', -50_00n, { transferId: 't', description: 'Principal' });
  const paid = { ...into, transferId: 't' };
  const journals = (rows: ExportView['rows']) => [writeHledger({ ...view, rows }), writeBeancount({ ...view, rows })];

  test('are one entry, in which a transfer is a posting to the other account, written once', () => {
    const [hledger = '', beancount = ''] = journals([paid, fees, principal, interest]);
    expect(hledger.slice(hledger.indexOf('2026-03-11 * Loan'))).toBe(`2026-03-11 * Loan instalment
    Assets:Cheque  -100.00 ZAR
    Expenses:Food:Bread and milk  30.00 ZAR
    ; line: Interest
    ; Home:
    ; note: March
    Liabilities:Card  50.00 ZAR
    ; line: Principal
    ; other-side: Payment
    Expenses:Uncategorised  20.00 ZAR
`);
    expect(beancount.slice(beancount.indexOf('2026-03-11 * "Loan'))).toBe(`2026-03-11 * "Loan instalment" #Home
  Assets:Cheque  -100.00 ZAR
  Expenses:Food:Bread-and-milk  30.00 ZAR
    line: "Interest"
    note: "March"
  Liabilities:Card  50.00 ZAR
    line: "Principal"
    other-side: "Payment"
  Expenses:Uncategorised  20.00 ZAR
`);
  });

  test('of which one was paid in another currency leave that to an entry of its own, with its price', () => {
    const original = { amount: { minor: 1_15n, currency: 'USD' }, rate: null, fee: null };
    const [hledger] = journals([{ ...fees, original }, principal, interest]);
    expect(hledger).toContain('    Assets:Cheque  -80.00 ZAR\n    Expenses:Food:Bread and milk  30.00 ZAR\n');
    expect(hledger).toContain(
      '* Loan instalment\n    Assets:Cheque  -20.00 ZAR @@ 1.15 USD\n    Expenses:Uncategorised  20.00 ZAR @@ 1.15 USD\n',
    );
  });

  test('that came in are written where the money of the other account went out', () => {
    const other = { ...principal, id: 'x', split: null };
    const [hledger] = journals([
      { ...paid, id: 's2', split },
      { ...line('s1', 20_00n), accountId: 'b', categoryId: null },
      other,
    ]);
    expect(hledger).toContain(
      '* Loan instalment\n    Liabilities:Card  70.00 ZAR\n    Assets:Cheque  -50.00 ZAR\n    ; line: Payment\n',
    );
    expect(hledger).not.toContain('* Principal');
  });

  test('of two splits that are one transfer are written where the money went out', () => {
    const second = { id: 'u', description: 'Two in one' };
    const [hledger] = journals([{ ...paid, split: second }, principal]);
    expect(hledger).toContain('* Loan instalment\n    Assets:Cheque  -50.00 ZAR\n    Liabilities:Card  50.00 ZAR\n');
    expect(hledger).not.toContain('Two in one');
  });
});
