import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import type { StatementRow } from '#modules/money/statement-formats/model.ts';
import { feeLines, isChargeText } from './fee-lines.ts';

let line = 0;
const row = (description: string, minor: bigint, sourceId: string | null, more: Partial<StatementRow> = {}) => {
  line += 1;
  return {
    line,
    part: 'entry',
    day: '2026-03-05',
    valueDay: null,
    amount: money(minor, 'KES'),
    roundedFrom: null,
    description,
    bankText: description,
    counterparty: null,
    reference: null,
    sourceId,
    balance: null,
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    ...more,
  } satisfies StatementRow;
};
/** Of each charge, what it was charged for. */
const said = (rows: readonly StatementRow[]) =>
  [...feeLines(rows)].map(([fee, payment]) => [fee.description, payment.description]);

test.each([
  ['Customer Transfer of Funds Charge', true],
  ['Pay Bill Charge', true],
  ['Withdrawal Charge', true],
  ['Pay Bill Online Charge', true],
  ['SMS ALERT CHARGES', true],
  ['EMTL N50', true],
  ['Transfer fee', true],
  ['E-LEVY', true],
  ['Customer Transfer of Funds to 2547*** - JANE', false],
  ['Charged by card', false],
  ['Feeding scheme', false],
  ['Coffee', false],
  ['Chargeback', false],
])('%s is a charge: %s', (words, isIt) => {
  expect(isChargeText(words)).toBe(isIt);
});

describe('M-Pesa', () => {
  test.each([
    ['Customer Transfer of Funds to 2547*** - JANE', 'Customer Transfer of Funds Charge'],
    ['Pay Bill to 888880 - KPLC PREPAID Acc. 5', 'Pay Bill Charge'],
    ['Customer Withdrawal at Agent Till 5 - DUKA', 'Withdrawal Charge'],
  ])('%s has its charge, whichever comes first', (payment, charge) => {
    const [one, other] = [row(payment, -500_00n, 'R1'), row(charge, -7_00n, 'R1')];
    expect(said([one, other])).toEqual([[charge, payment]]);
    expect(said([other, one])).toEqual([[charge, payment]]);
  });

  test('charges of two receipts go to their own', () => {
    const rows = [
      row('Pay Bill Charge', -5_00n, 'R2'),
      row('Pay Bill to 1 - ZUKU', -90_00n, 'R2'),
      row('Pay Bill Charge', -7_00n, 'R3'),
      row('Pay Bill to 2 - KPLC', -80_00n, 'R3'),
    ];
    expect(said(rows)).toEqual([
      ['Pay Bill Charge', 'Pay Bill to 1 - ZUKU'],
      ['Pay Bill Charge', 'Pay Bill to 2 - KPLC'],
    ]);
  });

  test('an overdraft of the same receipt is not what the charge is for', () => {
    const rows = [
      row('OverDraft of Credit Party', 900_00n, 'R4'),
      row('Pay Bill to 1 - ZUKU', -890_00n, 'R4'),
      row('Pay Bill Charge', -10_00n, 'R4'),
    ];
    expect(said(rows)).toEqual([['Pay Bill Charge', 'Pay Bill to 1 - ZUKU']]);
  });

  test('a payee that ends like a charge is the payment', () => {
    const rows = [row('Pay Bill to 1 - SCHOOL FEES', -890_00n, 'R5'), row('Pay Bill Charge', -10_00n, 'R5')];
    expect(said(rows)).toEqual([['Pay Bill Charge', 'Pay Bill to 1 - SCHOOL FEES']]);
  });

  test('a charge whose line names the other party too is one', () => {
    const charge = row('Pay Bill Charge 5 - JOHN', -5_00n, 'R10', { bankText: 'Pay Bill Charge\n5 - JOHN' });
    expect(said([row('Pay Bill from 2547*** - JOHN', 90_00n, 'R10'), charge])).toEqual([
      ['Pay Bill Charge 5 - JOHN', 'Pay Bill from 2547*** - JOHN'],
    ]);
  });

  test('what is received at a till has its charge', () => {
    const rows = [row('Merchant Payment from 2547*** - JOHN', 400_00n, 'R6'), row('Merchant Charge', -2_00n, 'R6')];
    expect(said(rows)).toEqual([['Merchant Charge', 'Merchant Payment from 2547*** - JOHN']]);
  });

  test.each([
    ['of another receipt', 'R8', -7_00n],
    ['without a receipt', null, -7_00n],
    ['that comes back', 'R7', 7_00n],
  ])('a charge %s belongs to none', (_, receipt, minor) => {
    expect(said([row('Pay Bill to 1 - ZUKU', -90_00n, 'R7'), row('Pay Bill Charge', minor, receipt)])).toEqual([]);
  });

  test('two payments of one receipt are no fees of each other', () => {
    expect(said([row('Zuku', -90_00n, 'R9'), row('Kplc', -80_00n, 'R9')])).toEqual([]);
  });
});

test('a fee of a column belongs to the payment on its line', () => {
  const payment = row('NETFLIX', -199_00n, null);
  const other = row('SPAR', -20_00n, null);
  const fee = { ...payment, part: 'fee' as const, amount: money(-3_00n, 'KES'), description: 'Fee: NETFLIX' };
  expect(said([other, payment, fee])).toEqual([['Fee: NETFLIX', 'NETFLIX']]);
  expect(said([other, { ...fee, line: 999 }])).toEqual([]);
});
