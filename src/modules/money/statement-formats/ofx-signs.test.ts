import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readOfx } from './ofx.ts';

const entry = (type: string, amount: string): string =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260301<TRNAMT>${amount}<FITID>${type}${amount}</STMTTRN>`;
const read = (entries: readonly [type: string, amount: string][], answers = {}) => {
  const rows = entries.map(([type, amount]) => entry(type, amount)).join('');
  const text = `<OFX><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>1</CCACCTFROM><BANKTRANLIST>${rows}</BANKTRANLIST></CCSTMTRS></OFX>`;
  const reading = readOfx(text, 'utf-8', { currency: 'USD', answers });
  if (reading.kind === 'questions') return reading.questions.map(({ about, suggested }) => `${about} ${suggested}`);
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts.flatMap((account) => account.rows.map(({ amount }) => decimalOf(amount)));
};

describe('types that say the opposite of the signs', () => {
  test('both ways are asked about, and read as answered', () => {
    const turned: [string, string][] = [
      ['DEBIT', '45.00'],
      ['CREDIT', '-100.00'],
    ];
    expect(read(turned)).toEqual(['sign inverted']);
    expect(read(turned, { sign: 'inverted' })).toEqual(['-45.00', '100.00']);
    expect(read(turned, { sign: 'as-written' })).toEqual(['45.00', '-100.00']);
  });

  test.each<[what: string, entries: [string, string][], amounts: string[]]>([
    [
      'one way alone',
      [
        ['DEBIT', '-45.00'],
        ['CREDIT', '-100.00'],
      ],
      ['-45.00', '-100.00'],
    ],
    [
      'a payment, which may be one on the card',
      [
        ['PAYMENT', '45.00'],
        ['OTHER', '-100.00'],
      ],
      ['45.00', '-100.00'],
    ],
    [
      'a type that agrees',
      [
        ['DEBIT', '45.00'],
        ['CREDIT', '-100.00'],
        ['POS', '-3.00'],
      ],
      ['45.00', '-100.00', '-3.00'],
    ],
  ])('%s keeps its signs', (_, entries, amounts) => {
    expect(read(entries)).toEqual(amounts);
  });
});
