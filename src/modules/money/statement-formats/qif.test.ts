import { describe, expect, it } from 'vitest';
import { readQif } from './qif.ts';
import type { Reading } from './model.ts';

const read = (lines: readonly string[], currency: string | undefined = 'ZAR'): Reading =>
  readQif(`${lines.join('\n')}\n`, 'utf-8', { currency, answers: {} });

describe('QIF', () => {
  it('splits, categories, transfers and the line a record begins on', () => {
    expect(
      read([
        '!Type:Bank',
        'D13/03/2026',
        'T-10.00',
        'PA Payee',
        'L--Split--',
        'S[Savings]',
        '$-9.00',
        'SFood',
        'Ebread',
        '$-1.00',
        '^',
        'D14/03/2026',
        'T-5.00',
        'PMove',
        'L[Savings]',
        '^',
        'D15/03/2026',
        'T1,500.25',
        'PEmployer',
        'LPay:Salary',
        'N12',
        '^',
      ]),
    ).toMatchObject({
      kind: 'read',
      accounts: [
        {
          rows: [
            {
              line: 2,
              day: '2026-03-13',
              amount: { minor: -1000n },
              category: null,
              splits: [
                { category: '[Savings]', amount: { minor: -900n } },
                { category: 'Food', memo: 'bread', amount: { minor: -100n } },
              ],
            },
            { line: 12, transferAccount: 'Savings', category: null },
            { line: 17, amount: { minor: 150025n }, category: 'Pay:Salary', reference: '12' },
          ],
        },
      ],
    });
  });

  it.each([
    ["D1/ 5'26", '2026-01-05', 'D1/25/26'],
    ["D1/ 5' 6", '2006-01-05', "D1/25'06"],
    ["D12/ 1'26", '2026-12-01', "D12/31'26"],
    ['D03/05/099', '1999-03-05', 'D03/25/099'],
    ['D03/05/126Card purchase', '2026-03-05', 'D03/25/126Fee'],
    ["D2/14'2020", '2020-02-14', 'D2/14/2020'],
    ['D5.3.2026', '2026-03-05', 'D6.3.2026'],
    ['D2026-09-08', '2026-09-08', 'D2026-09-09'],
  ])('the date %s', (written, day, beside) => {
    expect(read(['!Type:CCard', written, 'T-1.00', '^', beside, 'T-1.00', '^'])).toMatchObject({
      accounts: [{ type: 'card', rows: [{ day }, {}] }],
    });
  });

  it('several accounts, and an opening balance that is no movement', () => {
    const reading = read([
      '!Account',
      'NCheque',
      'TBank',
      '^',
      '!Type:Bank',
      'D13/01/2026',
      'T100.00',
      'POpening Balance',
      'L[Cheque]',
      '^',
      'D14/01/2026',
      'T-1.00',
      'Pa',
      '^',
      '!Account',
      'NPurse',
      'TCash',
      '^',
      '!Type:Cash',
      'D15/01/2026',
      'T-2.00',
      'Pb',
      '^',
    ]);
    expect(reading).toMatchObject({
      accounts: [
        { account: 'Cheque', opening: { amount: { minor: 10000n } }, rows: [{ part: 'opening' }, { part: 'entry' }] },
        { account: 'Purse', type: 'cash', rows: [{}] },
      ],
    });
  });

  it('a record that the file ends in fails; investments are no money; lists of classes are passed over', () => {
    expect(
      read([
        '### made by a program',
        '!Type:Class',
        'NClass',
        'Dnot a date',
        '^',
        '!Type:Bank',
        'D13/01/2026',
        'T-1.00',
        '^',
        'D14/01/2026',
        'T-1',
      ]),
    ).toMatchObject({ accounts: [{ rows: [{}], failed: [{ line: 10, reason: 'cut-off' }] }] });
    expect(read(['!Type:Invst', 'D13/01/2026', 'NBuy', '$100.00', '^'])).toMatchObject({
      accounts: [{ rows: [], skipped: [{ reason: 'security' }] }],
    });
  });

  it('asks for the order of dates and for the currency where nothing tells', () => {
    expect(read(['!Type:Bank', 'D5/9/2026', 'T-1.00', '^'])).toMatchObject({
      kind: 'questions',
      questions: [{ about: 'dateOrder' }],
    });
    expect(readQif('!Type:Bank\nD13/9/2026\nT-1.00\n^\n', 'utf-8', { currency: undefined, answers: {} })).toMatchObject(
      { kind: 'questions', questions: [{ about: 'currency' }] },
    );
  });

  it('refuses one without entries', () => {
    expect(read(['!Type:Bank', '^', '^'])).toMatchObject({ kind: 'refused', code: 'NO_ROWS' });
  });

  it('the order of the dates as the file states it, as a decimal comma tells it, and with a two-digit year first', () => {
    const dated = (days: readonly string[], amount: string, above: readonly string[] = []): unknown[] => {
      const reading = read([...above, '!Type:Bank', ...days.flatMap((day) => [`D${day}`, `T${amount}`, 'PShop', '^'])]);
      return reading.kind === 'read'
        ? reading.accounts.flatMap(({ rows }) => rows.map(({ day }) => day))
        : [reading.kind];
    };
    expect(dated(['03/04/2026', '05/04/2026'], '-1.50')).toEqual(['questions']);
    expect(dated(['03/04/2026', '05/04/2026'], '-1.50', ['!Option:MDY'])).toEqual(['2026-03-04', '2026-05-04']);
    expect(dated(['03/04/2026', '05/04/2026'], '-1,50')).toEqual(['2026-04-03', '2026-04-05']);
    expect(dated(['26/01/13', '26/01/20', '26/2/3'], '-1.50')).toEqual(['2026-01-13', '2026-01-20', '2026-02-03']);
    expect(dated(['13/01/26', '20/01/26', '03/02/26'], '-1.50')).toEqual(['2026-01-13', '2026-01-20', '2026-02-03']);
  });
});
