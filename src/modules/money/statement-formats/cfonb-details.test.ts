import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { cfonbDetail, type FixedBooks } from '#testing/fixed-records.ts';
import { detailsOf } from './cfonb-details.ts';

const BOOKS: FixedBooks = { bank: '20041', branch: '01005', account: '0500013M026', opening: 0n, movements: [] };

type Detail = readonly [kind: string, words: string];

function said(details: readonly Detail[], minor = -4_250n) {
  const records = details.map(([kind, words], at) => ({
    line: at + 2,
    text: cfonbDetail(BOOKS, '2026-03-02', kind, words).padEnd(120),
  }));
  return detailsOf('PRLV SEPA', records, money(minor, 'EUR'));
}

describe('words', () => {
  test.each<[details: Detail[], description: string, bankText: string]>([
    [[], 'PRLV SEPA', 'PRLV SEPA'],
    [[['LIB', 'CONTRAT 7']], 'PRLV SEPA CONTRAT 7', 'PRLV SEPA\nCONTRAT 7'],
    [[['LIB', 'PRLV SEPA CONTRAT 7']], 'PRLV SEPA CONTRAT 7', 'PRLV SEPA\nPRLV SEPA CONTRAT 7'],
    [
      [
        ['LCC', `${'A'.repeat(69)}B`],
        ['LC2', 'C 12'],
      ],
      `PRLV SEPA ${'A'.repeat(69)}BC 12`,
      `PRLV SEPA\n${'A'.repeat(69)}BC 12`,
    ],
    [[['LCS', 'RF18539007547034']], 'PRLV SEPA RF18539007547034', 'PRLV SEPA\nRF18539007547034'],
    [[['RCN', `${'REF 1'.padEnd(35)}LOYER`]], 'PRLV SEPA LOYER', 'PRLV SEPA\nLOYER'],
    [[['CPY', 'FR7620041']], 'PRLV SEPA', 'PRLV SEPA\nCPY FR7620041'],
    [[['', 'OF NO KIND']], 'PRLV SEPA', 'PRLV SEPA\nOF NO KIND'],
  ])('%j', (details, description, bankText) => {
    expect(said(details)).toMatchObject({ description, bankText, counterparty: null });
  });
});

describe('the other side', () => {
  const PAYER: Detail = ['NPY', 'ACME SARL'];
  const PAYEE: Detail = ['NBE', 'MME DUPONT'];

  test.each<[details: Detail[], minor: bigint, counterparty: string]>([
    [[PAYER, PAYEE], -1n, 'MME DUPONT'],
    [[PAYER, PAYEE], 1n, 'ACME SARL'],
    [[PAYER], -1n, 'ACME SARL'],
    [[PAYEE], 1n, 'MME DUPONT'],
  ])('of %j at %s is %s', (details, minor, counterparty) => {
    expect(said(details, minor)).toMatchObject({ counterparty, description: `${counterparty} PRLV SEPA` });
  });

  test('stands before the words, and the own name behind them', () => {
    expect(said([PAYER, PAYEE]).bankText).toBe('MME DUPONT\n\nPRLV SEPA\nACME SARL');
    expect(said([PAYER, ['NBE', 'ACME SARL']]).bankText).toBe('ACME SARL\n\nPRLV SEPA');
    expect(said([PAYER]).bankText).toBe('ACME SARL\n\nPRLV SEPA');
  });
});

describe('the reference', () => {
  test.each<[details: Detail[], reference: string]>([
    [[], ''],
    [[['REF', 'BANK 7']], 'BANK 7'],
    [
      [
        ['RCN', 'OWN 8'],
        ['REF', 'BANK 7'],
      ],
      'OWN 8',
    ],
    [
      [
        ['RCN', 'NOTPROVIDED'],
        ['REF', 'BANK 7'],
      ],
      'BANK 7',
    ],
    [
      [
        ['RCN', 'NOT PROVIDED'],
        ['REF', '0000'],
      ],
      '',
    ],
    [[['RCN', `${'OWN 8'.padEnd(35)}LOYER`]], 'OWN 8'],
    [[['REF', `${'BANK 7'.padEnd(35)}MORE`]], 'BANK 7'],
  ])('%j', (details, reference) => {
    expect(said(details).reference).toBe(reference);
  });
});

describe('what was paid in another currency', () => {
  test('has an amount with its decimals', () => {
    expect(said([['MMO', 'USD200000000004999']])).toMatchObject({
      original: { amount: money(4_999n, 'USD'), rate: null, fee: null },
      bankText: 'PRLV SEPA',
    });
    expect(said([['MMO', 'JPY000000000004999']])).toMatchObject({ original: { amount: money(4_999n, 'JPY') } });
  });

  test.each(['EUR200000000004999', 'USD2000', '   200000000004999', 'QQQ200000000004999'])('%s is none', (words) => {
    expect(said([['MMO', words]])).not.toHaveProperty('original');
  });

  test('that cannot be read stays in the words', () => {
    expect(said([['MMO', 'USD2000']]).bankText).toBe('PRLV SEPA\nMMO USD2000');
  });
});
