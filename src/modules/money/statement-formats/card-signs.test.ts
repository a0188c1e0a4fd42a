import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Reading } from './model.ts';
import { readOfx } from './ofx.ts';
import { readQif } from './qif.ts';

type Row = readonly [text: string, amount: string, more?: string];

const qif = (rows: readonly Row[], type = 'CCard') =>
  [
    `!Type:${type}`,
    ...rows.flatMap(([text, amount, more], at) => [
      `D${13 + at}/02/2026`,
      `P${text}`,
      `T${amount}`,
      ...(more === undefined ? [] : [more]),
      '^',
    ]),
    '',
  ].join('\n');

const ofx = (rows: readonly Row[], kind = 'CCSTMTRS') => {
  const entries = rows.map(
    ([text, amount, type = 'OTHER'], at) =>
      `<STMTTRN><TRNTYPE>${type}<DTPOSTED>202602${13 + at}<TRNAMT>${amount}<FITID>${at}<NAME>${text}</STMTTRN>`,
  );
  return `<OFX><${kind}><CURDEF>ZAR<CCACCTFROM><ACCTID>1</CCACCTFROM><BANKTRANLIST>${entries.join('')}</BANKTRANLIST></${kind}></OFX>`;
};

function said(reading: Reading): string[] {
  if (reading.kind === 'questions')
    return reading.questions.map(
      ({ about, candidates }) => `${about}: ${candidates.map(({ answer }) => answer).join(' ')}`,
    );
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ rows }) => rows.map(({ amount }) => decimalOf(amount)));
}

const fromQif = (text: string, answers: Answers = {}) => said(readQif(text, 'utf-8', { currency: 'ZAR', answers }));
const fromOfx = (text: string, answers: Answers = {}) => said(readOfx(text, 'utf-8', { currency: 'ZAR', answers }));

const SPENT: readonly Row[] = [
  ['Bakery', '18.72'],
  ['Bookshop', '40.00'],
  ['Airline', '-28.00'],
  ['Tailor', '9.50'],
];

describe('a card whose amounts have a minus here and there', () => {
  test.each([
    ['QIF', (answers?: Answers) => fromQif(qif(SPENT), answers)],
    ['OFX', (answers?: Answers) => fromOfx(ofx(SPENT), answers)],
  ])('in %s may count what was spent', (_, read) => {
    expect(read()).toEqual(['sign: inverted as-written']);
    expect(read({ sign: 'inverted' })).toEqual(['-18.72', '-40.00', '28.00', '-9.50']);
    expect(read({ sign: 'as-written' })).toEqual(['18.72', '40.00', '-28.00', '9.50']);
  });

  const unsigned = SPENT.filter(([, amount]) => !amount.startsWith('-'));
  test.each([
    ['QIF', (answers?: Answers) => fromQif(qif(unsigned), answers)],
    ['OFX', (answers?: Answers) => fromOfx(ofx(unsigned), answers)],
  ])('or none at all in %s', (_, read) => {
    expect(read()).toEqual(['sign: all-out all-in']);
    expect(read({ sign: 'all-out' })).toEqual(['-18.72', '-40.00', '-9.50']);
    expect(read({ sign: 'all-in' })).toEqual(['18.72', '40.00', '9.50']);
  });

  test.each<[what: string, found: string[], amounts: string[]]>([
    [
      'spends with a minus',
      fromQif(
        qif([
          ['Bakery', '-18.72'],
          ['Tailor', '-4.00'],
          ['Airline', '28.00'],
        ]),
      ),
      ['-18.72', '-4.00', '28.00'],
    ],
    [
      'is kept by a program, which writes what it began with',
      fromQif(qif([['Opening Balance', '0.00', 'L[Card]'], ...SPENT])),
      ['0.00', '18.72', '40.00', '-28.00', '9.50'],
    ],
    [
      'was only paid back',
      fromQif(
        qif([
          ['Payment received', '50.00'],
          ['Payment received', '60.00'],
        ]),
      ),
      ['50.00', '60.00'],
    ],
    [
      'has transfers from an account',
      fromQif(
        qif([
          ['Paid', '50.00', 'L[Bank]'],
          ['Bakery', '-6.00'],
          ['Paid', '60.00', 'L[Bank]'],
        ]),
      ),
      ['50.00', '-6.00', '60.00'],
    ],
    ['is none but a bank account', fromQif(qif(SPENT, 'Bank')), ['18.72', '40.00', '-28.00', '9.50']],
    ['is none in OFX', fromOfx(ofx(SPENT, 'STMTRS')), ['18.72', '40.00', '-28.00', '9.50']],
    [
      'has types that go with its signs',
      fromOfx(
        ofx([
          ['A', '18.72', 'CREDIT'],
          ['B', '40.00', 'CREDIT'],
          ['C', '-9.50', 'POS'],
        ]),
      ),
      ['18.72', '40.00', '-9.50'],
    ],
    [
      'has types in place of signs',
      fromOfx(
        ofx([
          ['A', '18.72', 'DEBIT'],
          ['B', '40.00', 'CREDIT'],
        ]),
      ),
      ['-18.72', '40.00'],
    ],
  ])('needs no question where it %s', (_, found, amounts) => {
    expect(found).toEqual(amounts);
  });

  test('of several accounts the answer turns the card alone', () => {
    const text = `${qif([['Salary', '900.00']], 'Bank')}${qif(SPENT)}`;
    expect(fromQif(text, { sign: 'inverted' })).toEqual(['900.00', '-18.72', '-40.00', '28.00', '-9.50']);
  });

  test('whichever it is, no card is read without a question whose rows mostly have no minus and say nothing', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 9 }), fc.array(cents, { maxLength: 4 }), (plus, minus) => {
        fc.pre(minus.length < plus.length);
        const rows = [...plus, ...minus.map((each) => -each)].map(
          (each, at) => [`Shop ${at}`, (each / 100).toFixed(2)] as const,
        );
        for (const found of [fromQif(qif(rows)), fromOfx(ofx(rows))]) expect(found[0]).toMatch(/^sign: /);
      }),
    );
  });
});
